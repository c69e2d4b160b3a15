package dev.sycamore.tests.docs;

import java.io.File;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Runs programs, one after the other in a JVM of their own, in a folder where they write files. */
final class ShownPrograms {

  private static final String MARK = "== ";

  private ShownPrograms() {}

  /** Runs the named classes, and prints the name of each before its output. */
  public static void main(String[] names) throws ReflectiveOperationException {
    for (String name : names) {
      System.out.println(MARK + name);
      try {
        Class.forName(name).getMethod("main", String[].class).invoke(null, (Object) new String[0]);
      } catch (InvocationTargetException e) {
        e.getCause().printStackTrace(System.out);
      }
    }
  }

  /** Returns the lines that each program prints. */
  static Map<String, List<String>> run(
      Path classes, Path folder, String device, List<String> names) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("-cp");
    command.add(classes + File.pathSeparator + System.getProperty("java.class.path"));
    command.add("-Dsycamore.device=" + device);
    command.add(ShownPrograms.class.getName());
    command.addAll(names);
    return split(output(new ProcessBuilder(command).directory(folder.toFile())));
  }

  private static String output(ProcessBuilder builder) {
    try {
      // Warnings of the JVM, such as those about native access, are not the output of the programs.
      Process process = builder.redirectError(ProcessBuilder.Redirect.DISCARD).start();
      String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      process.waitFor();
      return output;
    } catch (IOException e) {
      throw new AssertionError(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AssertionError(e);
    }
  }

  private static Map<String, List<String>> split(String output) {
    Map<String, List<String>> lines = new LinkedHashMap<>();
    List<String> current = new ArrayList<>();
    for (String line : output.lines().toList()) {
      if (line.startsWith(MARK)) {
        current = new ArrayList<>();
        lines.put(line.substring(MARK.length()), current);
      } else {
        current.add(line);
      }
    }
    return lines;
  }
}
