package dev.sycamore.backend.cli;

import dev.sycamore.backend.cli.AotCommand.Unsupported;
import dev.sycamore.backend.job.DeviceBuildOptions;
import dev.sycamore.backend.pipeline.PtxParts.Cubin;
import dev.sycamore.diagnostics.NearestSpelling;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.UnmatchedArgumentException;

/** The command {@code sycamore}: one sub-command for each stage of the device build. */
@Command(
    name = CommandNames.SYCAMORE,
    description = {
      "Build, inspect and run Sycamore kernels.",
      "",
      "Programs, each in a JVM of its own:",
      "  run      Starts a program with the runtime on its class path.",
      "  devices  Lists the devices of this machine, and why others are missing.",
      "  doctor   Shows what this machine has for kernels, and what is missing.",
      "  explain  Shows which image of a kernel a device would run, and why.",
      "  gallery  Draws a picture on each device; needs a built checkout's samples.",
      "",
      "Options:"
    },
    commandListHeading = "%nTools, and stages of the device build:%n",
    footer = {
      "",
      "Examples:",
      "  sycamore run -cp out Saxpy",
      "  sycamore report -cp out --source src",
      "",
      "Exit codes: 0, 1 for errors in what is named, 2 for a wrong command line."
    },
    mixinStandardHelpOptions = true,
    version = "sycamore " + SycamoreMain.VERSION)
public final class SycamoreMain implements Runnable {

  /** The version of all tools. */
  public static final String VERSION = "0.1.0-SNAPSHOT";

  private static final int MISUSED = 2;

  private static final List<Class<?>> COMMANDS =
      List.of(
          AotCommand.class,
          AspectFilterCommand.class,
          CompletionCommand.class,
          DocsCommand.class,
          DumpCommand.class,
          FileTableTformCommand.class,
          ForeachCommand.class,
          LinkCommand.class,
          NoKernelCommand.class,
          PostLinkCommand.class,
          PropagateAspectsCommand.class,
          ReportCommand.class,
          WrapCommand.class);

  @Spec private CommandSpec spec;

  private final DeviceBuilds builds;

  private SycamoreMain(DeviceBuilds builds) {
    this.builds = builds;
  }

  /** Runs the command line and ends the process with its status. */
  public static void main(String[] arguments) {
    PrintWriter errors = new PrintWriter(System.err, true, Charset.defaultCharset());
    System.exit(
        arguments.length > 0 && startsProgram(arguments[0])
            ? runProgram(errors, List.of(arguments))
            : run(errors, arguments));
  }

  private static boolean startsProgram(String command) {
    return command.equals(ProgramRun.NAME)
        || command.equals(ProgramRun.GALLERY)
        || ProgramRun.RUNTIME_COMMANDS.contains(command);
  }

  /** Starts a program of the user's or the runtime's, which is no stage of the device build. */
  private static int runProgram(PrintWriter errors, List<String> words) {
    List<String> rest = words.subList(1, words.size());
    if (words.get(0).equals(ProgramRun.GALLERY)) {
      errors.println(
          "sycamore: error: the samples are not part of the tools: run bin/sycamore gallery of a checkout");
      return MISUSED;
    }
    if (words.get(0).equals(ProgramRun.NAME) && ProgramRun.asksForHelp(rest)) {
      System.out.print(ProgramRun.USAGE);
      return 0;
    }
    Optional<String> runtime = InstalledRuntime.classPath();
    if (runtime.isEmpty()) {
      errors.println("sycamore: error: the folder 'runtime' is missing next to the tools' jars");
      return MISUSED;
    }
    try {
      ProgramRun program = new ProgramRun(runtime.get());
      return ProgramRun.RUNTIME_COMMANDS.contains(words.get(0))
          ? program.runtimeCommand(words)
          : program.run(rest, System.getenv("CLASSPATH"));
    } catch (IllegalArgumentException e) {
      errors.println("sycamore: error: " + e.getMessage());
      return MISUSED;
    } catch (IOException e) {
      errors.println("sycamore: error: the program cannot be started: " + e.getMessage());
      return 1;
    }
  }

  /** Runs a command line with a device compiler of its own. */
  static int run(PrintWriter errors, String... arguments) {
    try (DeviceBuilds builds = new DeviceBuilds(DeviceBuildOptions.fromSystemProperties())) {
      return run(errors, builds, arguments);
    }
  }

  /**
   * Runs a command line.
   *
   * @param errors where diagnostics go
   * @param builds the device compilers that it uses, and leaves open
   * @return 0 if all went well, 1 if the input was refused, 2 if the command line was
   */
  public static int run(PrintWriter errors, DeviceBuilds builds, String... arguments) {
    Optional<String> missing = missing(List.of(arguments));
    if (missing.isPresent()) {
      errors.println("sycamore: error: " + missing.get());
      return MISUSED;
    }
    return prepared(builds, arguments).setErr(errors).execute(arguments);
  }

  /** The command line without the stream for errors, for arguments of the same command. */
  static CommandLine prepared(DeviceBuilds builds, String... arguments) {
    return new SycamoreMain(builds)
        .line(commands(arguments))
        .registerConverter(Cubin.class, new EnumConverter<>(Cubin.class))
        .registerConverter(
            CompletionScript.Shell.class, new EnumConverter<>(CompletionScript.Shell.class))
        .registerConverter(Unsupported.class, new EnumConverter<>(Unsupported.class))
        // A file may be called @name, and the arguments of foreach's command are not ours.
        .setExpandAtFiles(false)
        .setParameterExceptionHandler(SycamoreMain::misused)
        .setExecutionExceptionHandler(
            (exception, commandLine, result) -> {
              commandLine
                  .getErr()
                  .println(commandLine.getCommandSpec().qualifiedName() + ": error: " + exception);
              return 1;
            });
  }

  /**
   * The sub-commands of a command line. To read the annotations of all takes longer than many a
   * step of a device build, which has hundreds: one that is named comes alone.
   */
  private static List<Class<?>> commands(String... arguments) {
    List<Class<?>> named =
        COMMANDS.stream().filter(c -> arguments.length > 0 && isNamed(c, arguments[0])).toList();
    return named.isEmpty() ? COMMANDS : named;
  }

  private CommandLine line(List<Class<?>> commands) {
    CommandLine line = new CommandLine(this);
    // Transformers of models run where a command line is made, and not where one is added.
    commands.forEach(command -> line.addSubcommand(new CommandLine(command)));
    return line.setColorScheme(TerminalColours.ofHelp(System::getenv));
  }

  /** The command line with all sub-commands. */
  CommandLine complete() {
    return line(COMMANDS);
  }

  private static boolean isNamed(Class<?> command, String word) {
    return command.getAnnotation(Command.class).name().equals(word);
  }

  /** What is wrong with the sub-command, if it is one that users may expect here. */
  static Optional<String> missing(List<String> arguments) {
    return !arguments.isEmpty() && startsProgram(arguments.get(0))
        ? Optional.of(
            String.format(
                "'%s' is not a stage of the device build: it starts a program, in a JVM of its own",
                arguments.get(0)))
        : Optional.empty();
  }

  private static int misused(ParameterException exception, String[] arguments) {
    CommandLine command = exception.getCommandLine();
    String name = command.getCommandSpec().qualifiedName();
    command.getErr().println(name + ": error: " + reason(exception));
    command.getErr().println("Try '" + name + " --help' for more.");
    return command.getCommandSpec().exitCodeOnInvalidInput();
  }

  private static String reason(ParameterException exception) {
    CommandLine command = exception.getCommandLine();
    if (!(exception instanceof UnmatchedArgumentException unmatched)
        || command.getParent() != null
        || unmatched.getUnmatched().get(0).startsWith("-")) {
      return exception.getMessage();
    }
    String word = unmatched.getUnmatched().get(0);
    Set<String> commands = new TreeSet<>(command.getSubcommands().keySet());
    commands.add(ProgramRun.NAME);
    commands.add(ProgramRun.GALLERY);
    commands.addAll(ProgramRun.RUNTIME_COMMANDS);
    return "there is no command '"
        + word
        + "'"
        + NearestSpelling.of(word, commands)
            .map(near -> "; did you mean '" + near + "'?")
            .orElse("");
  }

  /** The device compilers of the sub-commands. */
  DeviceBuilds builds() {
    return builds;
  }

  @Override
  public void run() {
    throw new ParameterException(
        spec.commandLine(), "a command is missing, such as `run`, `devices` or `doctor`");
  }
}
