import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * One test, run by bash as lit does it: the first command that fails ends it.
 *
 * @param output the commands, each behind {@code $}, and what they print
 * @param problem what went wrong, in one line; empty if the test passed
 */
record TestRun(LitTest test, String output, String problem) {

  private static final int SECONDS = 120;

  /** How much of an error the report shows; some list all that would have been right. */
  private static final int SHOWN = 160;

  private static final Pattern ERROR = Pattern.compile("(?i)\\berror\\b|not found|no such file|exception");

  boolean passed() {
    return problem.isEmpty();
  }

  /** Runs a test in a folder of its own, which stays. */
  static TestRun of(LitTest test, Path root, Path runs) throws IOException, InterruptedException {
    Path folder = runs.resolve(test.path().toString());
    delete(folder);
    Files.createDirectories(folder);
    Path script = folder.resolve("run.sh");
    Files.writeString(script, script(test.commands(root.resolve(test.path()), folder)), StandardCharsets.ISO_8859_1);
    Path file = folder.resolve("output.txt");
    Process process =
        new ProcessBuilder("bash", script.toString())
            .directory(folder.toFile())
            .redirectInput(Path.of("/dev/null").toFile())
            .redirectErrorStream(true)
            .redirectOutput(file.toFile())
            .start();
    boolean ended = process.waitFor(SECONDS, TimeUnit.SECONDS);
    if (!ended) {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly().waitFor();
    }
    String output =
        Files.readString(file, StandardCharsets.ISO_8859_1)
            .replace(folder + "/", "")
            .replace(root.resolve(test.path()).getParent() + "/", "");
    return new TestRun(test, output, ended ? problem(test, output, process.exitValue()) : "not ended after " + SECONDS + " s");
  }

  private static String script(List<String> commands) {
    StringBuilder script = new StringBuilder("set -o pipefail\n");
    for (String command : commands) {
      script.append("echo ").append(quoted("$ " + command)).append(" >&2\n{ ").append(command).append("\n} || exit\n");
    }
    return script.toString();
  }

  private static String quoted(String text) {
    return "'" + text.replace("'", "'\\''") + "'";
  }

  private static String problem(LitTest test, String output, int status) {
    boolean fails = Features.anyHolds(test.expectedToFail());
    if (fails == (status != 0)) {
      return "";
    }
    if (fails) {
      return "passes, and XFAIL says that it does not";
    }
    String[] commands = output.split("(?m)^\\$ ");
    List<String> lines = commands[commands.length - 1].lines().skip(1).filter(line -> !line.isBlank()).toList();
    String first =
        lines.stream()
            .filter(line -> ERROR.matcher(line).find())
            .findFirst()
            .orElse(lines.isEmpty() ? "exit code " + status : lines.get(0))
            .strip();
    return "RUN " + (commands.length - 1) + ": " + (first.length() > SHOWN ? first.substring(0, SHOWN) + "..." : first);
  }

  private static void delete(Path folder) throws IOException {
    if (Files.exists(folder)) {
      try (Stream<Path> files = Files.walk(folder)) {
        for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(file);
        }
      }
    }
  }
}
