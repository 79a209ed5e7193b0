package dev.ration;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import java.util.function.LongSupplier;

/** How a run is made. Immutable; every option is checked where it is set (row 28). */
public final class EvalOptions {
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

  private EvalOptions(Builder b) {
    context = b.context;
    limits = b.limits.build();
    cancel = b.cancel;
    profile = b.profile;
    largeNumbers = b.largeNumbers;
    dynamicCode = b.dynamicCode;
    clock = b.clock;
    converters = Map.copyOf(b.converters);
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

    private Builder() {}

    /** Variables of the code, by name; read lazily, never written. */
    public Builder context(Map<String, ?> context) {
      this.context = present("context", context);
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
