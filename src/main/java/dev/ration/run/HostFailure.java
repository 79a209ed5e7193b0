package dev.ration.run;

/** A host function that failed, as the guest may see it. Stackless itself; the cause is for the host. */
final class HostFailure extends Exception {
  private static final long serialVersionUID = 1;

  private static final int MAX_WRAPPERS = 8;

  HostFailure(String message, Throwable cause) {
    super(message, cause, false, false);
  }

  /** The failure of {@code operation}: the message of its exception as it is, unless the JVM wrote it (rows 78 to 80). */
  static HostFailure of(String operation, Throwable thrown) {
    String text = null;
    try {
      text = message(thrown);
    } catch (RuntimeException e) {
      // An exception whose own accessors fail has no message.
      text = null;
    }
    if (text == null || text.isEmpty()) {
      text = "Capability '" + operation + "' failed";
    }
    return new HostFailure(text.length() > Run.MAX_TEXT ? text.substring(0, Run.MAX_TEXT) : text, thrown);
  }

  private static String message(Throwable thrown) {
    Throwable t = thrown;
    for (int i = 0; i < MAX_WRAPPERS && t != null && !isOfTheMachine(t); i++) {
      String text = t.getMessage();
      Throwable cause = t.getCause();
      if (cause == null || text != null && !text.equals(cause.toString())) {
        return text;
      }
      t = cause;
    }
    return null;
  }

  /** Whether the message would be the JVM's, with names of classes, or the path of a file. */
  private static boolean isOfTheMachine(Throwable t) {
    if (t instanceof Error || t instanceof NullPointerException || t instanceof ClassCastException
        || t instanceof ArrayStoreException || t instanceof ReflectiveOperationException
        || t instanceof java.io.FileNotFoundException || t instanceof java.io.ObjectStreamException) {
      return true;
    }
    for (Class<?> c = t.getClass(); c != Exception.class && c != null; c = c.getSuperclass()) {
      if (c.getName().equals("java.nio.file.FileSystemException")) {
        return true;
      }
    }
    return false;
  }
}
