package dev.sycamore.backend.faults;

import dev.sycamore.backend.cli.DeviceBuilds;
import dev.sycamore.backend.cli.SycamoreMain;
import dev.sycamore.backend.job.DeviceBuildOptions;
import dev.sycamore.testsupport.faults.FaultyFiles;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Runs commands over {@link FaultyFiles}: for each call that changes files, once with that call
 * failing. Whatever fails, the outputs are all as before or all new, nothing else is there, and a
 * failure names a file.
 */
final class FaultyCommands {

  private final Path folder;
  private final DeviceBuilds builds;
  private int failedCalls;
  private final List<String> violations = new ArrayList<>();

  private FaultyCommands(Path folder, DeviceBuilds builds) {
    this.folder = folder;
    this.builds = builds;
  }

  /**
   * Runs all cases.
   *
   * @param arguments a folder with a folder for each case: {@code command} has its words, a line
   *     each, with {@code @} for the folder; {@code before} the files that it is run in
   */
  public static void main(String[] arguments) throws IOException {
    Path cases = Path.of(arguments[0]);
    try (DeviceBuilds builds = new DeviceBuilds(DeviceBuildOptions.fromSystemProperties());
        Stream<Path> folders = Files.list(cases)) {
      for (Path folder : folders.sorted().toList()) {
        FaultyCommands commands = new FaultyCommands(folder, builds);
        commands.runAll();
        System.out.println(folder.getFileName() + " " + commands.failedCalls);
        commands.violations.forEach(System.out::println);
      }
    }
  }

  private void runAll() throws IOException {
    Map<String, String> before = tree(folder.resolve("before"));
    reset();
    StringWriter errors = new StringWriter();
    int status = command(errors);
    Map<String, String> after = tree(work());
    if (status != 0 || after.equals(before)) {
      violations.add("without faults: " + status + " " + errors);
    }
    for (FaultyFiles.Mode mode : FaultyFiles.Mode.values()) {
      int call = 1;
      while (fails(mode, call, before, after)) {
        call++;
      }
      failedCalls += call - 1;
    }
  }

  /** Runs the command with a fault; whether it comes so far. */
  private boolean fails(
      FaultyFiles.Mode mode, int call, Map<String, String> before, Map<String, String> after)
      throws IOException {
    reset();
    StringWriter errors = new StringWriter();
    FaultyFiles.arm(work(), mode, call);
    int status = command(errors);
    boolean failed = FaultyFiles.disarm();
    Map<String, String> found = tree(work());
    String what = mode + " " + call + ", exit code " + status + ": ";
    if (!found.equals(status == 0 ? after : before)) {
      violations.add(what + "files are " + found.keySet() + "; " + errors);
    }
    List<String> lines = errors.toString().lines().toList();
    boolean named =
        lines.stream()
            .anyMatch(
                line ->
                    line.startsWith(work().toString())
                        && line.contains(": error: cannot be written: ")
                        && !line.contains(".sycamore-"));
    if (status != 0 && !named) {
      violations.add(what + "the message is " + lines);
    }
    return failed;
  }

  private Path work() {
    return folder.resolve("work");
  }

  private int command(StringWriter errors) throws IOException {
    String[] words =
        Files.readAllLines(folder.resolve("command")).stream()
            .map(word -> word.replace("@", work() + "/"))
            .toArray(String[]::new);
    PrintWriter writer = new PrintWriter(errors);
    try {
      return SycamoreMain.run(writer, builds, words);
    } finally {
      writer.flush();
    }
  }

  private void reset() throws IOException {
    if (Files.exists(work())) {
      try (Stream<Path> files = Files.walk(work())) {
        for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(file);
        }
      }
    }
    Path before = folder.resolve("before");
    try (Stream<Path> files = Files.walk(before)) {
      for (Path file : files.toList()) {
        Files.copy(file, work().resolve(before.relativize(file)));
      }
    }
  }

  private static Map<String, String> tree(Path folder) throws IOException {
    Map<String, String> tree = new TreeMap<>();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.toList()) {
        tree.put(
            folder.relativize(file).toString(),
            Files.isDirectory(file)
                ? "folder"
                : new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1));
      }
    }
    return tree;
  }
}
