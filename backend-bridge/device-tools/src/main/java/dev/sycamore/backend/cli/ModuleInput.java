package dev.sycamore.backend.cli;

import java.io.IOException;
import picocli.CommandLine.Parameters;

/** The module that a command reads. */
final class ModuleInput {

  @Parameters(
      index = "0",
      arity = "0..1",
      defaultValue = "-",
      paramLabel = "IN",
      description = "LLVM IR, text or bitcode; '-' or nothing is standard input.")
  private String file;

  /** Its name in messages. */
  String name() {
    return CommandFiles.displayName(file);
  }

  byte[] read() throws IOException {
    return CommandFiles.read(file);
  }

  /** Why it could not be read, as one line. */
  String notRead(IOException e) {
    return name() + ": error: cannot be read: " + CommandFiles.reason(e);
  }
}
