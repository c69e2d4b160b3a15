package dev.sycamore.tests.devices;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A JVM where rusticl is one of the drivers, beside those that are there anyway. */
public final class RusticlProcess {

  private RusticlProcess() {}

  /**
   * Runs a main class on the class path of the test, in a process of its own: drivers are asked for
   * by variables, and nothing is emulated.
   *
   * @param classes folders and jars to add to the class path
   * @param args what the main class is called with
   * @return those lines of its output that contain a bar
   */
  public static List<String> run(String main, List<Path> classes, String... args)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("-cp");
    command.add(
        Stream.concat(
                classes.stream().map(Path::toString),
                Stream.of(System.getProperty("java.class.path")))
            .collect(Collectors.joining(File.pathSeparator)));
    command.add(main);
    command.addAll(List.of(args));
    ProcessBuilder java = new ProcessBuilder(command);
    java.environment().put("RUSTICL_ENABLE", "llvmpipe");
    java.redirectError(ProcessBuilder.Redirect.INHERIT);
    Process process = java.start();
    List<String> lines =
        new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8)
            .lines()
            .filter(line -> line.contains("|"))
            .toList();
    assertThat(process.waitFor()).isZero();
    return lines;
  }
}
