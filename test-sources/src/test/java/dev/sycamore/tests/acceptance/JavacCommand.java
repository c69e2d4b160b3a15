package dev.sycamore.tests.acceptance;

import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** javac and java as processes of their own, with the jars that the build left. */
final class JavacCommand {
  private static final Path ROOT = Path.of("").toAbsolutePath().getParent();

  private JavacCommand() {}

  /** What a process printed, and how it ended. */
  record Result(int status, String output) {}

  /** The jar of a module and the jars that it needs. */
  static String path(String module) {
    Path target = ROOT.resolve(module).resolve("target");
    assumeThat(target.resolve("class-path")).exists();
    try {
      return jar(module)
          + File.pathSeparator
          + Files.readString(target.resolve("class-path")).strip();
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  /** The jar of a module alone. */
  static String jar(String module) throws IOException {
    String jar = ".*/sycamore-" + module + "-[0-9.]+(-SNAPSHOT)?\\.jar";
    try (Stream<Path> files = Files.list(ROOT.resolve(module).resolve("target"))) {
      return files
          .map(Path::toString)
          .filter(file -> file.matches(jar))
          .collect(Collectors.joining(File.pathSeparator));
    }
  }

  /**
   * Writes sources into a folder and compiles them into its {@code out}.
   *
   * @param sources texts by path
   * @param options all of them except the output folder
   */
  static Result javac(Path folder, Map<String, String> sources, List<String> options)
      throws IOException, InterruptedException {
    List<String> words = new ArrayList<>(options);
    words.addAll(List.of("-d", folder.resolve("out").toString()));
    for (Map.Entry<String, String> source : sources.entrySet()) {
      Path file = folder.resolve(source.getKey());
      Files.createDirectories(file.getParent());
      words.add(Files.writeString(file, source.getValue()).toString());
    }
    return run("javac", words);
  }

  /** Runs a program of this JDK. */
  static Result run(String program, List<String> words) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", program).toString());
    command.addAll(words);
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.environment().remove("SYCAMORE_DEVICE");
    Process process = builder.start();
    process.getOutputStream().close();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Result(process.waitFor(), output);
  }
}
