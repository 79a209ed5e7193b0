package dev.ration.http;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.apache.hc.client5.http.classic.methods.HttpUriRequestBase;

/** Aborts a request when its time is over, however often a byte comes in. */
final class Deadline implements AutoCloseable {
  private final CompletableFuture<Object> timer = new CompletableFuture<>();
  private volatile boolean over;

  Deadline(HttpUriRequestBase request, Duration time) {
    timer.completeOnTimeout(this, time.toMillis(), TimeUnit.MILLISECONDS).thenRunAsync(() -> {
      over = true;
      request.abort();
    });
  }

  boolean isOver() {
    return over;
  }

  @Override
  public void close() {
    timer.cancel(false);
  }
}
