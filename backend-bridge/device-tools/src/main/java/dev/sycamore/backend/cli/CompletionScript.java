package dev.sycamore.backend.cli;

import picocli.AutoComplete;
import picocli.CommandLine;

/** Scripts that complete the command lines of a command. */
public final class CompletionScript {

  /** The shells. */
  public enum Shell {
    BASH,
    ZSH
  }

  private CompletionScript() {}

  /**
   * The script.
   *
   * @param command its name in the shell
   * @param line what it takes
   */
  public static String of(String command, CommandLine line, Shell shell) {
    // It loads bash's completion where it runs in zsh.
    String script = AutoComplete.bash(command, line);
    return shell == Shell.ZSH ? "#compdef " + command + "\n" + script : script;
  }
}
