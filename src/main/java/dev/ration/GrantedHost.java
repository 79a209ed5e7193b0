package dev.ration;

import dev.ration.fetch.FetchRules;
import dev.ration.host.CallAllowance;
import dev.ration.host.HostCall;
import dev.ration.host.HostFunction;
import dev.ration.run.FrontEnd;
import dev.ration.run.HostSide;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Executor;

/** The options of a run as the run asks for them. The embedder's map of capabilities is read, and nothing else. */
final class GrantedHost implements HostSide {
  private final EvalOptions options;
  private final CancelToken cancel;
  private final FrontEnd frontEnd;

  GrantedHost(EvalOptions options, CancelToken cancel, FrontEnd frontEnd) {
    this.options = options;
    this.cancel = cancel;
    this.frontEnd = frontEnd;
  }

  @Override
  public List<String> names() {
    return options.capabilities() == EvalOptions.NO_CAPABILITIES ? List.of()
        : options.capabilities().keySet().stream().filter(Objects::nonNull).toList();
  }

  @Override
  public HostFunction capability(String name) {
    Capability capability;
    try {
      capability = options.capabilities().get(name);
    } catch (RuntimeException e) {
      // A map that fails fails the call.
      return (arguments, call) -> {
        throw e;
      };
    }
    return capability == null ? null : (arguments, call) -> capability.call(arguments, new Call(call));
  }

  @Override
  public int quota(String operation) {
    return options.quotas().getOrDefault(operation, -1);
  }

  @Override
  public CallAllowance sharedQuota(String operation) {
    CallCounter counter = options.sharedQuotas().get(operation);
    return counter == null ? null : counter.allowance;
  }

  @Override
  public Executor executor() {
    return options.executor().orElse(null);
  }

  @Override
  public long callTimeoutNanos() {
    return Limits.nanos(options.callTimeout());
  }

  @Override
  public int requestDepth() {
    return options.requestDepth();
  }

  @Override
  public FetchRules fetchRules() {
    return options.fetchPolicy().rules();
  }

  @Override
  public long consoleBytes() {
    return options.consoleBytes();
  }

  @Override
  public Runnable onCancel(Runnable action) {
    return cancel.onCancel(action);
  }

  @Override
  public FrontEnd frontEnd() {
    return frontEnd;
  }

  /** A call as the public API shows it. */
  private record Call(HostCall call) implements CapabilityCall {
    @Override
    public String name() {
      return call.name();
    }

    @Override
    public boolean isCancelled() {
      return call.isCancelled();
    }

    @Override
    public Registration onCancel(Runnable action) {
      return call.onCancel(action)::run;
    }

    @Override
    public Duration remaining() {
      long nanos = call.remainingNanos();
      return nanos == Long.MAX_VALUE ? Limits.NO_TIMEOUT : Duration.ofNanos(nanos);
    }

    @Override
    public int requestDepth() {
      return call.requestDepth();
    }
  }
}
