package dev.ration;

import dev.ration.run.Given;
import dev.ration.run.RunProfile;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.Executor;
import java.util.function.Function;
import java.util.function.LongSupplier;

/** How a run is made. Immutable; every option is checked where it is set (row 28). */
public final class EvalOptions {
  /** The one empty map: of any other not even the size is asked for. */
  static final Map<String, Capability> NO_CAPABILITIES = Map.of();

  /** No context, default limits. */
  public static final EvalOptions DEFAULT = builder().build();

  private final Map<String, ?> context;
  private final Limits limits;
  private final CancelToken cancel;
  private final Profile profile;
  private final LargeNumbers largeNumbers;
  private final boolean dynamicCode;
  private final LongSupplier clock;
  private final Map<Class<?>, Function<Object, Object>> converters;
  private final Map<String, Capability> capabilities;
  private final Map<String, Integer> quotas;
  private final Map<String, CallCounter> sharedQuotas;
  private final Executor executor;
  private final Duration callTimeout;
  private final int requestDepth;
  private final FetchPolicy fetchPolicy;
  private final long consoleBytes;
  private final boolean profiled;
  private final boolean records;
  private final Instant now;
  private final ZoneOffset offset;
  private final Long randomSeed;
  private final Given given;

  private EvalOptions(Builder b) {
    context = b.context;
    limits = b.limits.build();
    cancel = b.cancel;
    profile = b.profile;
    largeNumbers = b.largeNumbers;
    dynamicCode = b.dynamicCode;
    clock = b.clock;
    converters = Map.copyOf(b.converters);
    capabilities = b.capabilities;
    quotas = Map.copyOf(b.quotas);
    sharedQuotas = Map.copyOf(b.sharedQuotas);
    executor = b.executor;
    callTimeout = b.callTimeout;
    requestDepth = b.requestDepth;
    fetchPolicy = b.fetchPolicy;
    consoleBytes = b.consoleBytes;
    profiled = b.profiled;
    records = b.records;
    now = b.now;
    offset = b.offset;
    randomSeed = b.randomSeed;
    if (profile != Profile.EVAL && (now != null || randomSeed != null)) {
      throw new IllegalArgumentException((now != null ? "now" : "randomSeed") + " needs profile EVAL, was " + profile);
    }
    given = Given.of(now, offset, randomSeed);
  }

  public static Builder builder() {
    return new Builder();
  }

  /** A builder that starts from these options. */
  public Builder toBuilder() {
    Builder b = new Builder();
    b.context = context;
    b.limits = limits.toBuilder();
    b.cancel = cancel;
    b.profile = profile;
    b.largeNumbers = largeNumbers;
    b.dynamicCode = dynamicCode;
    b.clock = clock;
    b.converters.putAll(converters);
    b.capabilities = capabilities;
    b.quotas.putAll(quotas);
    b.sharedQuotas.putAll(sharedQuotas);
    b.executor = executor;
    b.callTimeout = callTimeout;
    b.requestDepth = requestDepth;
    b.fetchPolicy = fetchPolicy;
    b.consoleBytes = consoleBytes;
    b.profiled = profiled;
    b.records = records;
    b.now = now;
    b.offset = offset;
    b.randomSeed = randomSeed;
    return b;
  }

  /** The map itself: a run reads the keys that its code names, each at most once, and writes nothing. */
  public Map<String, ?> context() {
    return context;
  }

  public Limits limits() {
    return limits;
  }

  public CancelToken cancel() {
    return cancel;
  }

  public Profile profile() {
    return profile;
  }

  public LargeNumbers largeNumbers() {
    return largeNumbers;
  }

  /** Whether eval and Function compile; when not, they throw EvalError. */
  public boolean dynamicCode() {
    return dynamicCode;
  }

  /** The map itself: a run asks it for the names when it begins and for one capability every call, and writes nothing. */
  public Map<String, Capability> capabilities() {
    return capabilities;
  }

  /** Calls that one run may make, by operation. */
  public Map<String, Integer> quotas() {
    return quotas;
  }

  Map<String, CallCounter> sharedQuotas() {
    return sharedQuotas;
  }

  /** Where capabilities run; the thread of the run where there is none. */
  public Optional<Executor> executor() {
    return Optional.ofNullable(executor);
  }

  /** Longest time of one capability call; 30 s by default. */
  public Duration callTimeout() {
    return callTimeout;
  }

  /** How many agents called one another before this run; 0 by default (row 142). */
  public int requestDepth() {
    return requestDepth;
  }

  /** What httpFetch admits before the capability {@code fetch} is called. */
  public FetchPolicy fetchPolicy() {
    return fetchPolicy;
  }

  /** Whether the result tells what each line spent. */
  public boolean isProfiled() {
    return profiled;
  }

  /** Whether records of the host may cross, as objects of their components. */
  public boolean records() {
    return records;
  }

  /** Most bytes of console text that the result keeps; 64 KB by default. */
  public long consoleBytes() {
    return consoleBytes;
  }

  /** The instant at which Date stands still; without one there is no Date (row 305). */
  public Optional<Instant> now() {
    return Optional.ofNullable(now);
  }

  /** What local time is ahead of UTC, for Date. */
  public ZoneOffset offset() {
    return offset;
  }

  /** The seed of Math.random; without one there is no Math.random (row 305). */
  public OptionalLong randomSeed() {
    return randomSeed == null ? OptionalLong.empty() : OptionalLong.of(randomSeed);
  }

  /** The world of built-ins that the options ask for. */
  RunProfile runProfile() {
    return profile == Profile.EVAL ? given.profile() : profile.run;
  }

  Given given() {
    return given;
  }

  Map<Class<?>, Function<Object, Object>> converters() {
    return converters;
  }

  LongSupplier clock() {
    return clock;
  }

  /** Collects options. */
  public static final class Builder {
    private Map<String, ?> context = Map.of();
    private Limits.Builder limits = Limits.builder();
    private CancelToken cancel = CancelToken.NEVER;
    private Profile profile = Profile.EVAL;
    private LargeNumbers largeNumbers = LargeNumbers.REFUSE;
    private boolean dynamicCode = true;
    private LongSupplier clock = System::nanoTime;
    private final Map<Class<?>, Function<Object, Object>> converters = new HashMap<>();
    private Map<String, Capability> capabilities = NO_CAPABILITIES;
    private final Map<String, Integer> quotas = new HashMap<>();
    private final Map<String, CallCounter> sharedQuotas = new HashMap<>();
    private Executor executor;
    private Duration callTimeout = Duration.ofSeconds(30);
    private int requestDepth;
    private FetchPolicy fetchPolicy = FetchPolicy.DEFAULT;
    private long consoleBytes = 64 << 10;
    private boolean profiled;
    private boolean records;
    private Instant now;
    private ZoneOffset offset = ZoneOffset.UTC;
    private Long randomSeed;

    private Builder() {}

    /** Variables of the code, by name; read lazily, never written. */
    public Builder context(Map<String, ?> context) {
      this.context = present("context", context);
      return this;
    }

    /**
     * The context as the text of one JSON object. It is checked when the code first names a key, and only the values that it names
     * are built and billed, straight from the text; see {@link JsonValue}. A text that is none is an error of kind BOUNDARY.
     */
    public Builder contextJson(String json) {
      this.context = new JsonContext(present("contextJson", json));
      return this;
    }

    /** Replaces all limits. */
    public Builder limits(Limits limits) {
      this.limits = present("limits", limits).toBuilder();
      return this;
    }

    /** See {@link Limits#fuel}. */
    public Builder fuel(long fuel) {
      limits.fuel(fuel);
      return this;
    }

    /** See {@link Limits#heapBytes}. */
    public Builder heapBytes(long heapBytes) {
      limits.heapBytes(heapBytes);
      return this;
    }

    /** See {@link Limits#stackDepth}. */
    public Builder stackDepth(int stackDepth) {
      limits.stackDepth(stackDepth);
      return this;
    }

    /** See {@link Limits#timeout}. */
    public Builder timeout(Duration timeout) {
      limits.timeout(timeout);
      return this;
    }

    /** See {@link Limits#sourceBytes}. */
    public Builder sourceBytes(long sourceBytes) {
      limits.sourceBytes(sourceBytes);
      return this;
    }

    /** See {@link Limits#crossingBytes}. */
    public Builder crossingBytes(long crossingBytes) {
      limits.crossingBytes(crossingBytes);
      return this;
    }

    /** See {@link Limits#nesting}. */
    public Builder nesting(int nesting) {
      limits.nesting(nesting);
      return this;
    }

    /** A way to end the run from another thread. */
    public Builder cancel(CancelToken cancel) {
      this.cancel = present("cancel", cancel);
      return this;
    }

    public Builder profile(Profile profile) {
      this.profile = present("profile", profile);
      return this;
    }

    /**
     * Whether {@link Usage#fuelByLine} tells what each line spent. Fuel and result are the same, but such a run takes many
     * times as long; without it a profile costs nothing.
     */
    public Builder profile(boolean profiled) {
      this.profiled = profiled;
      return this;
    }

    public Builder largeNumbers(LargeNumbers largeNumbers) {
      this.largeNumbers = present("largeNumbers", largeNumbers);
      return this;
    }

    /** False turns eval and Function off (decision 7). */
    public Builder dynamicCode(boolean dynamicCode) {
      this.dynamicCode = dynamicCode;
      return this;
    }

    /**
     * Lets values of exactly {@code type} cross as what {@code converter} makes of them: maps, lists, strings, numbers,
     * booleans. It is called while the crossing is made, before the run; what it throws refuses the crossing.
     */
    @SuppressWarnings("unchecked")
    public <T> Builder converter(Class<T> type, Function<? super T, ?> converter) {
      converters.put(present("type", type), (Function<Object, Object>) (Function<?, ?>) present("converter", converter));
      return this;
    }

    /**
     * True lets records of the host cross, as objects of their components: each accessor is called once, while the copy is made.
     * False, the default, refuses them as it does all classes of the host (row 97).
     */
    public Builder records(boolean records) {
      this.records = records;
      return this;
    }

    /**
     * Functions that the code may call, by name. Each whose name is an identifier and no built-in's becomes a global
     * function; {@code fetch} stands behind httpFetch, {@code code.transpile} behind runCode and transpileCode, and
     * {@code console} is told every line that is printed. The map is used as it is: never copied, wrapped or written.
     */
    public Builder capabilities(Map<String, Capability> capabilities) {
      this.capabilities = present("capabilities", capabilities);
      return this;
    }

    /** Calls that one run may make of an operation, such as {@code httpFetch}; 0 forbids it. */
    public Builder quota(String operation, int calls) {
      if (calls < 0) {
        throw new IllegalArgumentException("quota must be a non-negative number, was " + calls);
      }
      quotas.put(present("operation", operation), calls);
      return this;
    }

    /** {@link #quota(String, int)} of several operations. */
    public Builder quotas(Map<String, Integer> quotas) {
      present("quotas", quotas).forEach((operation, calls) -> quota(operation, present("quota", calls)));
      return this;
    }

    /** Calls of an operation that all runs with this counter share; also counts where one run has a quota. */
    public Builder quota(String operation, CallCounter counter) {
      sharedQuotas.put(present("operation", operation), present("counter", counter));
      return this;
    }

    /**
     * Where capabilities run: then one that blocks is left alone at the deadline, and the run ends in time. Without one they
     * run on the thread of the run, are told when time is over, and the run fails when they return (row 51).
     */
    public Builder executor(Executor executor) {
      this.executor = present("executor", executor);
      return this;
    }

    /** Longest time of one capability call; too late an answer is an error that the code may catch. */
    public Builder callTimeout(Duration callTimeout) {
      if (callTimeout == null || callTimeout.isNegative()) {
        throw new IllegalArgumentException("callTimeout must be a non-negative number, was " + callTimeout);
      }
      this.callTimeout = callTimeout;
      return this;
    }

    /** How many agents called one another before this run: what {@code X-Agent-Depth} said (row 142). */
    public Builder requestDepth(int requestDepth) {
      if (requestDepth < 0) {
        throw new IllegalArgumentException("requestDepth must be a non-negative number, was " + requestDepth);
      }
      this.requestDepth = requestDepth;
      return this;
    }

    /** What httpFetch admits, before the capability {@code fetch} is called; nothing of it is visible to the code (row 122). */
    public Builder fetchPolicy(FetchPolicy fetchPolicy) {
      this.fetchPolicy = present("fetchPolicy", fetchPolicy);
      return this;
    }

    /** Most bytes of console text that the result keeps, at 2 a character; 0 keeps none. */
    public Builder consoleBytes(long consoleBytes) {
      if (consoleBytes < 0) {
        throw new IllegalArgumentException("consoleBytes must be a non-negative number, was " + consoleBytes);
      }
      this.consoleBytes = consoleBytes;
      return this;
    }

    /** As {@link #now(Instant, ZoneOffset)}, with UTC for local time. */
    public Builder now(Instant now) {
      return now(now, ZoneOffset.UTC);
    }

    /**
     * Gives the code the complete Date of ECMAScript, with its clock frozen at {@code now}, to the millisecond, and one offset
     * for local time at all times (row 305). Needs profile EVAL.
     */
    public Builder now(Instant now, ZoneOffset offset) {
      if (!Given.isTime(present("now", now))) {
        throw new IllegalArgumentException("now must be a time that Date can express, was " + now);
      }
      if (present("offset", offset).getTotalSeconds() % 60 != 0) {
        throw new IllegalArgumentException("offset must be whole minutes, was " + offset);
      }
      this.now = now;
      this.offset = offset;
      return this;
    }

    /**
     * Gives the code Math.random: xoshiro256++ from this seed, from its start in every run, the same on every machine (row
     * 305). Nothing to keep a secret with. Needs profile EVAL.
     */
    public Builder randomSeed(long randomSeed) {
      this.randomSeed = randomSeed;
      return this;
    }

    /** Monotonic nanoseconds that the deadline is measured by; for tests. */
    Builder clock(LongSupplier clock) {
      this.clock = present("clock", clock);
      return this;
    }

    public EvalOptions build() {
      return new EvalOptions(this);
    }

    private static <T> T present(String name, T value) {
      if (value == null) {
        throw new IllegalArgumentException(name + " must be given, was null");
      }
      return value;
    }
  }
}
