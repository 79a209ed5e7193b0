package dev.ration.fuzz;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.regex.Pattern;

/** A node process that is asked over its pipes; {@code answer.js} is its half. */
final class NodeReference implements Reference {
  /** What older releases of V8 have not; a program that speaks of it is compared elsewhere. */
  private static final Pattern NEWER = Pattern.compile(
      "\\.values\\(\\)\\.|\\.entries\\(\\)\\.|Iterator|groupBy|\\.union\\(|\\.intersection\\(|\\.symmetricDifference\\(|\\(\\?[ims-]+:|JSON\\.parse\\([^;]*, ");

  private final String binary;
  private final Path script;
  private Process process;
  private BufferedWriter to;
  private BufferedReader from;

  NodeReference(String binary) throws IOException {
    this.binary = binary;
    script = Files.createTempFile("answer", ".js");
    try (InputStream in = NodeReference.class.getResourceAsStream("/answer.js")) {
      Files.write(script, in.readAllBytes());
    }
    start();
  }

  private void start() throws IOException {
    process = new ProcessBuilder(binary, "--stack-size=900", "--max-old-space-size=512", script.toString())
        .redirectError(ProcessBuilder.Redirect.DISCARD).start();
    to = new BufferedWriter(new OutputStreamWriter(process.getOutputStream(), StandardCharsets.US_ASCII));
    from = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.US_ASCII));
  }

  @Override
  public String answer(String code) throws IOException {
    try {
      to.write(Base64.getEncoder().encodeToString(code.getBytes(StandardCharsets.UTF_8)));
      to.newLine();
      to.flush();
      String line = from.readLine();
      if (line != null) {
        return line;
      }
    } catch (IOException e) {
      // It died: of memory, most likely.
    }
    process.destroyForcibly();
    start();
    return "T";
  }

  @Override
  public String excuse(String code, String ours, String theirs) {
    if (!ours.equals(theirs) && theirs.equals("E \"SyntaxError\"") && code.contains("] = ")) {
      return "V8 refuses a pattern in an argument after an array";
    }
    return NEWER.matcher(code.substring(code.indexOf("const note"))).find() ? "newer than this node" : null;
  }

  @Override
  public void close() {
    process.destroyForcibly();
    try {
      Files.deleteIfExists(script);
    } catch (IOException e) {
      // A file in the temporary folder is left.
    }
  }
}
