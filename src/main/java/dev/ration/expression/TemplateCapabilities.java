package dev.ration.expression;

import dev.ration.CancelToken;

/** What a host lends to the resolution of a template. Nothing by default; immutable. */
public final class TemplateCapabilities {
  /** No file can be read, and nobody cancels. */
  public static final TemplateCapabilities NONE = new TemplateCapabilities(null, null);

  /** Reads files for the filter {@code read_file}: which paths it allows is its own policy. */
  @FunctionalInterface
  public interface FileReader {
    /**
     * The text of the file at {@code path}, which is not empty and has no NUL.
     *
     * @throws Exception when it cannot be read; of the exception only its class of failure is passed on
     */
    String read(String path) throws Exception;
  }

  private final FileReader files;
  private final CancelToken cancel;

  private TemplateCapabilities(FileReader files, CancelToken cancel) {
    this.files = files;
    this.cancel = cancel;
  }

  /** With {@code files} for {@code read_file}. */
  public TemplateCapabilities withFiles(FileReader files) {
    return new TemplateCapabilities(files, cancel);
  }

  /** With a token that aborts the resolution, looked at before each step. */
  public TemplateCapabilities withCancel(CancelToken cancel) {
    return new TemplateCapabilities(files, cancel);
  }

  /** The reader, or null. */
  FileReader files() {
    return files;
  }

  boolean isAborted() {
    return cancel != null && cancel.isCancelled() || Thread.currentThread().isInterrupted();
  }
}
