package dev.sycamore.driver;

import dev.sycamore.backend.cli.CompletionScript;
import dev.sycamore.backend.cli.CompletionScript.Shell;
import dev.sycamore.backend.cli.EnumConverter;
import dev.sycamore.backend.cli.InstalledRuntime;
import dev.sycamore.backend.cli.SycamoreMain;
import dev.sycamore.backend.cli.TerminalColours;
import dev.sycamore.backend.option.CompilerOption;
import dev.sycamore.backend.pipeline.PtxParts.Cubin;
import dev.sycamore.backend.text.ShellWords;
import dev.sycamore.diagnostics.NearestSpelling;
import dev.sycamore.diagnostics.render.PagePrinter;
import dev.sycamore.processor.options.OptionReader;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.UnaryOperator;
import java.util.spi.ToolProvider;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Unmatched;

/** The command {@code sycamorec}. */
@Command(
    name = "sycamorec",
    description = "javac with Sycamore's processor and runtime on its paths.",
    customSynopsis = "sycamorec [options of Sycamore] [options of javac] FILES",
    footer = {
      "",
      "Every other option is javac's: sycamorec -help lists them.",
      "",
      "Examples:",
      "  sycamorec -d out Saxpy.java",
      "  sycamorec --targets=x86_64,ptx64 --checks=off -d out -cp lib.jar src/*.java",
      "  sycamorec --explain SYC1004",
      "",
      "Exit codes: 0, 1 for errors in the sources, 2 for a wrong command line, 3 if the",
      "compiler failed."
    },
    sortOptions = false)
public final class SycamorecMain implements Callable<Integer> {

  private static final int MISUSED = 2;

  private static final String INVALID_FLAG = "invalid flag: ";

  /** Values of {@code --color}. */
  enum Colour {
    AUTO,
    ALWAYS,
    NEVER
  }

  /** Values of {@code --diagnostics-format}. */
  enum Format {
    TEXT,
    /** What javac prints itself. */
    SHORT,
    JSON,
    SARIF
  }

  @Spec private CommandLine.Model.CommandSpec spec;

  @Unmatched private List<String> javacArguments = new ArrayList<>();

  private final PrintStream out;
  private final PrintStream err;
  private final UnaryOperator<String> environment;

  SycamorecMain(PrintStream out, PrintStream err, UnaryOperator<String> environment) {
    this.out = out;
    this.err = err;
    this.environment = environment;
  }

  /** Runs the command line and ends the process with its status. */
  public static void main(String[] arguments) {
    System.exit(run(System.out, System.err, System::getenv, arguments));
  }

  /**
   * Runs a command line in this process, for build tools too.
   *
   * @param environment values of environment variables, null where there is none
   * @return 0 if all went well, 1 if there are errors, 2 if the command line is wrong, 3 if the
   *     compiler failed
   */
  public static int run(
      PrintStream out, PrintStream err, UnaryOperator<String> environment, String... arguments) {
    SycamorecMain command = new SycamorecMain(out, err, environment);
    CommandLine line = new CommandLine(command);
    OptionSpecs.addTo(line.getCommandSpec());
    return line.setOut(new PrintWriter(out, true, Charset.defaultCharset()))
        .setPosixClusteredShortOptionsAllowed(false)
        .setColorScheme(TerminalColours.ofHelp(environment))
        .registerConverter(Colour.class, new EnumConverter<>(Colour.class))
        .registerConverter(Cubin.class, new EnumConverter<>(Cubin.class))
        .registerConverter(Shell.class, new EnumConverter<>(Shell.class))
        .registerConverter(Format.class, SycamorecMain::format)
        .setParameterExceptionHandler(
            (exception, words) -> {
              err.println("sycamorec: error: " + exception.getMessage());
              err.println("Try 'sycamorec --help' for more.");
              return MISUSED;
            })
        .setExecutionExceptionHandler(
            (exception, commandLine, result) -> {
              err.println(
                  "sycamorec: error: " + exception.getMessage() + meant(exception, commandLine));
              return exception instanceof IllegalArgumentException ? MISUSED : 3;
            })
        .execute(arguments);
  }

  /** Which option of ours it was that javac does not know. */
  private static String meant(Exception exception, CommandLine commandLine) {
    String message = String.valueOf(exception.getMessage());
    if (!message.startsWith(INVALID_FLAG)) {
      return "";
    }
    String name = message.substring(INVALID_FLAG.length()).replaceFirst("=.*", "");
    return NearestSpelling.of(name, commandLine.getCommandSpec().optionsMap().keySet())
        .map(near -> "; did you mean " + near + "?")
        .orElse("");
  }

  private static Format format(String word) {
    for (Format format : Format.values()) {
      if (EnumConverter.word(format).equals(word)) {
        return format;
      }
    }
    throw new CommandLine.TypeConversionException(
        "expected one of [text, short, json, sarif] but was '" + word + "'");
  }

  @Override
  public Integer call() {
    DriverArguments device = new DriverArguments(spec.commandLine().getParseResult());
    if (device.has(CompilerOption.HELP)) {
      spec.commandLine().usage(spec.commandLine().getOut());
      return 0;
    }
    if (device.has(CompilerOption.VERSION)) {
      out.println("sycamorec " + SycamoreMain.VERSION);
      return javac("--version");
    }
    Optional<String> explained = device.value(CompilerOption.EXPLAIN);
    if (explained.isPresent()) {
      boolean json =
          device
              .<Format>value(CompilerOption.DIAGNOSTICS_FORMAT)
              .filter(Format.JSON::equals)
              .isPresent();
      return new PagePrinter("sycamorec", out, err).print(explained.get(), json);
    }
    Optional<Shell> completed = device.value(CompilerOption.COMPLETION);
    if (completed.isPresent()) {
      out.print(CompletionScript.of("sycamorec", spec.commandLine(), completed.get()));
      out.flush();
      return 0;
    }
    if (javacArguments.isEmpty()) {
      throw new ParameterException(spec.commandLine(), "usage: sycamorec [options] FILES");
    }
    JavacArguments arguments =
        JavacArguments.read(javacWords(device), jars(), environment.apply("CLASSPATH"));
    if (arguments.asksForInformation()) {
      return javac(arguments.all().toArray(String[]::new));
    }
    DriverOptions options = device.options(arguments);
    // Progress is for people who wait: -v says more, and a log keeps every line.
    boolean waits =
        !options.verbose()
            && TerminalColours.isTerminal()
            && !"dumb".equals(environment.apply("TERM"));
    ProgressLine progress = new ProgressLine(err, waits, System::nanoTime);
    PrintStream messages = waits ? progress.printer() : err;
    Format format = device.<Format>value(CompilerOption.DIAGNOSTICS_FORMAT).orElse(Format.TEXT);
    boolean coloured = coloured(device.<Colour>value(CompilerOption.COLOR).orElse(Colour.AUTO));
    DeviceDriver driver = new DeviceDriver(options, arguments, messages, progress);
    try {
      return options.deviceLink()
          ? driver.link()
          : driver.compile(
              javac -> new DriverCompilation(javac, out, messages).run(format, coloured));
    } finally {
      progress.clear();
    }
  }

  /** What javac itself answers, without Sycamore. */
  private int javac(String... words) {
    return ToolProvider.findFirst("javac").orElseThrow().run(out, err, words);
  }

  private static JavacArguments.Jars jars() {
    return new JavacArguments.Jars(
        InstalledRuntime.classPath().orElse(""), System.getProperty("java.class.path"));
  }

  private List<String> javacWords(DriverArguments device) {
    List<String> all = new ArrayList<>(javacOptions());
    all.addAll(device.processorArguments());
    if (javacArguments.stream().anyMatch(SycamorecMain::asksForLines)) {
      all.add(CompilerOption.DEBUG_INFO.with(OptionReader.ON));
    }
    all.addAll(javacArguments);
    return all;
  }

  private List<String> javacOptions() {
    String options = environment.apply("JDK_JAVAC_OPTIONS");
    return options == null ? List.of() : ShellWords.split(options);
  }

  /** Whether it is javac's option for the lines of classes. */
  private static boolean asksForLines(String word) {
    return word.equals("-g") || (word.startsWith("-g:") && word.contains("lines"));
  }

  private boolean coloured(Colour colour) {
    return switch (colour) {
      case ALWAYS -> true;
      case NEVER -> false;
      case AUTO -> TerminalColours.areWanted(environment);
    };
  }
}
