package dev.sycamore.fuzz;

import java.nio.file.Files;
import java.nio.file.Path;

/** Runs random programs as the system properties say, without a test around them. */
public final class FuzzMain {
  private FuzzMain() {}

  /**
   * Prints the report; ends with 1 if there are failures.
   *
   * @param args a folder for files; what is in it can be deleted afterwards
   */
  public static void main(String[] args) throws Exception {
    Path folder = Files.createDirectories(Path.of(args[0]));
    Fuzz.Result result = new Fuzz(FuzzSettings.fromSystemProperties(), folder, System.out).run();
    System.out.println(result.report());
    System.exit(result.failures().isEmpty() ? 0 : 1);
  }
}
