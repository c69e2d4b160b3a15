package dev.sycamore.backend.cli;

import picocli.CommandLine.Option;

/** The form in which a command writes modules. */
final class TextOption {

  @Option(names = OptionNames.S, description = "Write text; without it, bitcode.")
  private boolean text;

  boolean isText() {
    return text;
  }
}
