package dev.sycamore.backend.cli;

import dev.sycamore.backend.files.ClassPathEntries;
import dev.sycamore.backend.files.FileProblems;
import dev.sycamore.backend.report.KernelReport;
import dev.sycamore.backend.report.KernelReports;
import dev.sycamore.backend.report.ReportedKernel;
import dev.sycamore.binding.targets.CpuLevelAdvice;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

/** {@code sycamore report}: all that is known of the kernels of a class output, as one page. */
@Command(
    name = "report",
    description = "Writes a page on the kernels of jars and folders of classes.",
    footer = {
      "",
      "Examples:",
      "  sycamore report -cp out",
      "  sycamore report -cp out:lib.jar --source src/main/java -o kernels.html",
      "  sycamore report -cp out --format=json"
    },
    mixinStandardHelpOptions = true)
final class ReportCommand implements Callable<Integer> {

  private static final String STANDARD = "-";
  private static final String FILE = "kernel-report.html";

  /** What is written. */
  enum Format {
    HTML,
    JSON
  }

  /** Reads the word after {@code --format}. */
  static final class FormatConverter implements ITypeConverter<Format> {
    @Override
    public Format convert(String word) {
      return switch (word) {
        case "html" -> Format.HTML;
        case "json" -> Format.JSON;
        default -> throw new TypeConversionException("'" + word + "' is not html or json");
      };
    }
  }

  @Option(
      names = {OptionNames.CP, "-classpath", "--" + OptionNames.CLASS_PATH},
      required = true,
      paramLabel = "PATH",
      description = "Jars and folders of classes with kernels.")
  private String classPath;

  @Option(
      names = {"--source", "-sourcepath", "--source-path"},
      paramLabel = "PATH",
      description =
          "Folders and jars with the sources. Sources in the class path, and X-sources.jar next to"
              + " X.jar, are found without.")
  private String sources = "";

  @Option(
      names = {OptionNames.O, "--" + OptionNames.OUTPUT},
      paramLabel = "FILE",
      description =
          "The file to write; '-' is standard output. By default "
              + FILE
              + ", and standard output for JSON.")
  private String output;

  @Option(
      names = {"--format", "-format"},
      defaultValue = "html",
      paramLabel = "F",
      converter = FormatConverter.class,
      description = "html or json.")
  private Format format;

  @Option(names = "--json", description = "The same as --format=json.")
  private boolean json;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    PrintWriter errors = spec.commandLine().getErr();
    List<Path> roots = ClassPathEntries.of(classPath);
    if (roots.isEmpty()) {
      throw new ParameterException(spec.commandLine(), "the class path is empty");
    }
    boolean asJson = json || format == Format.JSON;
    KernelReport report;
    try {
      report =
          KernelReports.of(
              roots,
              ClassPathEntries.of(sources),
              ClassPathEntries.of(InstalledRuntime.classPath().orElse("")));
    } catch (IOException e) {
      errors.println(e.getMessage());
      return 1;
    }
    String file = output != null ? output : asJson ? STANDARD : FILE;
    String text = asJson ? KernelReports.json(report) : KernelReports.html(report);
    try {
      CommandFiles.write(file, text.getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      errors.println(FileProblems.notWritten(file, e));
      return 1;
    }
    report.problems().forEach(errors::println);
    // The report itself is the same on each machine.
    CpuLevelAdvice.of(report.kernels().stream().map(ReportedKernel::targets).toList())
        .ifPresent(errors::println);
    return report.problems().isEmpty() ? 0 : 1;
  }
}
