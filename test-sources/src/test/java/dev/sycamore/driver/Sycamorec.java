package dev.sycamore.driver;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/** The command {@code sycamorec} in this process: its own {@code main} would end it. */
public final class Sycamorec {

  private Sycamorec() {}

  /**
   * What a run was.
   *
   * @param errors what it said
   */
  public record Run(int status, String errors) {}

  /** Runs a command line, with the class path of the test where it names none. */
  public static Run run(String... arguments) {
    ByteArrayOutputStream errors = new ByteArrayOutputStream();
    PrintStream err = new PrintStream(errors, true, StandardCharsets.UTF_8);
    int status =
        SycamorecMain.run(
            err, err, Map.of("CLASSPATH", System.getProperty("java.class.path"))::get, arguments);
    return new Run(status, errors.toString(StandardCharsets.UTF_8));
  }
}
