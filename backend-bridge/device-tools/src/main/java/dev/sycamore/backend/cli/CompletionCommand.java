package dev.sycamore.backend.cli;

import dev.sycamore.backend.cli.CompletionScript.Shell;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** {@code sycamore completion}: scripts that complete command lines in a shell. */
@Command(
    name = "completion",
    description =
        "Prints a script that completes the command lines of sycamore in a shell. sycamorec"
            + " --completion prints one for sycamorec.",
    footer = {
      "",
      "Examples:",
      "  sycamore completion bash > ~/.local/share/bash-completion/completions/sycamore",
      "  source <(sycamore completion zsh)"
    },
    mixinStandardHelpOptions = true)
final class CompletionCommand implements Callable<Integer> {

  @Parameters(index = "0", paramLabel = "bash|zsh", description = "The shell.")
  private Shell shell;

  @ParentCommand private SycamoreMain main;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    PrintWriter errors = spec.commandLine().getErr();
    CommandLine all = main.complete();
    all.addSubcommand(
        ProgramRun.NAME, program(ProgramRun.NAME, "-cp", "--detect", "--strict-math"));
    all.addSubcommand("devices", program("devices", "--format", "--json"));
    all.addSubcommand("doctor", program("doctor", "--format", "--json"));
    all.addSubcommand(
        "explain", program("explain", "-cp", "--class-path", "--device", "--format", "--json"));
    all.addSubcommand(ProgramRun.GALLERY, program(ProgramRun.GALLERY, "--size"));
    String text = CompletionScript.of(CommandNames.SYCAMORE, all, shell);
    try {
      CommandFiles.write("-", text.getBytes(StandardCharsets.UTF_8));
      return 0;
    } catch (IOException e) {
      errors.println(CommandFiles.reason(e));
      return 1;
    }
  }

  /** A command that is a program of its own, as far as completion must know it. */
  private static CommandLine program(String name, String... options) {
    CommandSpec program = CommandSpec.create().name(name);
    program.addOption(OptionSpec.builder("-h", "--help").usageHelp(true).build());
    for (String option : options) {
      boolean flag = option.equals("--json") || option.equals("--strict-math");
      program.addOption(
          OptionSpec.builder(option)
              .type(flag ? boolean.class : String.class)
              .arity(flag ? "0" : "1")
              .build());
    }
    return new CommandLine(program);
  }
}
