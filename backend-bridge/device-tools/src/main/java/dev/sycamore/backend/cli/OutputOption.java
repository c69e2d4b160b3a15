package dev.sycamore.backend.cli;

import dev.sycamore.backend.files.FileProblems;
import java.io.IOException;
import java.io.PrintWriter;
import picocli.CommandLine.Option;

/** The file that a command writes. */
abstract class OutputOption {

  /** One that has to be named. */
  static final class Required extends OutputOption {
    @Option(
        names = {OptionNames.O, "--" + OptionNames.OUTPUT},
        required = true,
        paramLabel = "OUT",
        description = "The file to write; '-' is standard output.")
    private String file;

    @Override
    String file() {
      return file;
    }
  }

  /** Standard output, unless one is named. */
  static final class OrStandard extends OutputOption {
    @Option(
        names = {OptionNames.O, "--" + OptionNames.OUTPUT},
        defaultValue = "-",
        paramLabel = "OUT",
        description = "The file to write; '-' or nothing is standard output.")
    private String file;

    @Override
    String file() {
      return file;
    }
  }

  /** As the command line names it. */
  abstract String file();

  /** Writes it; returns the exit code. */
  final int write(byte[] bytes, PrintWriter errors) {
    try {
      CommandFiles.write(file(), bytes);
      return 0;
    } catch (IOException e) {
      errors.println(FileProblems.notWritten(file(), e));
      return 1;
    }
  }
}
