package dev.ration.cli;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Reads files that a command line names. */
final class SourceFile {
  private SourceFile() {}

  /** A file that cannot be read, with a message for the user. */
  static final class Unreadable extends Exception {
    private static final long serialVersionUID = 1;

    Unreadable(String message) {
      super(message);
    }
  }

  /** The text of a UTF-8 file. */
  static String read(String file) throws Unreadable {
    try {
      Path path = Path.of(file);
      if (Files.isDirectory(path)) {
        throw new Unreadable(file + " is a directory");
      }
      return Files.readString(path);
    } catch (NoSuchFileException | InvalidPathException e) {
      throw new Unreadable("no such file: " + file);
    } catch (AccessDeniedException e) {
      throw new Unreadable("no permission to read " + file);
    } catch (CharacterCodingException e) {
      throw new Unreadable(file + " is not UTF-8 text");
    } catch (IOException e) {
      throw new Unreadable("cannot read " + file);
    }
  }
}
