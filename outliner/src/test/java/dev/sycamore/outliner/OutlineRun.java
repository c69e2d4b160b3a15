package dev.sycamore.outliner;

import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.timing.StageClock;
import dev.sycamore.frontend.elements.ElementSymbolTable;
import dev.sycamore.frontend.source.HostDialect;
import dev.sycamore.frontend.source.SourceLookup;
import dev.sycamore.frontend.text.SourceFile;
import dev.sycamore.outliner.library.DeviceLibrarySources;
import dev.sycamore.testsupport.compile.CompilationResult;
import dev.sycamore.testsupport.compile.TestCompilation;
import dev.sycamore.testsupport.compile.TestedHostCompiler;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;

/** Runs the outliner on sources inside javac, which also checks that they are Java. */
public final class OutlineRun {
  private static final Pattern PACKAGE = Pattern.compile("(?m)^package ([\\w.]+);");
  private static final Pattern TYPE =
      Pattern.compile(
          "(?m)^(?:public |final |abstract |sealed )*(?:class|interface|record|enum) (\\w+)");

  /** What a compact source file, which declares no class, is named. */
  private static final String COMPACT = "Compact";

  private OutlineRun() {}

  /** The result for source files, each named by the first type that it declares. */
  public static OutlineResult of(String... sources) {
    return of(HostDialect.JAVAC, sources);
  }

  public static OutlineResult of(HostDialect order, String... sources) {
    Map<String, SourceFile> files = files(sources);
    return of(files, new Processor(files, order, id -> !id.equals(DiagnosticId.UNPROVED_WRITE)));
  }

  /** The result with all that can be reported. */
  static OutlineResult reportingAll(String... sources) {
    Map<String, SourceFile> files = files(sources);
    return of(files, new Processor(files, HostDialect.JAVAC, id -> true));
  }

  /**
   * The result for a source with a member that only the host compiler has, as processors such as
   * Lombok make them.
   */
  static OutlineResult withMade(String source, String member) {
    String seen = source.replace(member, " ".repeat(member.length()));
    return of(files(source), new Processor(files(seen), HostDialect.JAVAC, id -> true));
  }

  private static Map<String, SourceFile> files(String... sources) {
    Map<String, SourceFile> files = new LinkedHashMap<>();
    for (String source : sources) {
      String name = nameOf(source);
      files.put(name, new SourceFile(name.replace('.', '/') + ".java", source));
    }
    return files;
  }

  private static OutlineResult of(Map<String, SourceFile> files, Processor processor) {
    TestCompilation compilation =
        TestCompilation.with(TestedHostCompiler.JAVAC)
            .processors(processor)
            .options(
                "-proc:only",
                "-implicit:none",
                "--release",
                files.containsKey(COMPACT) ? "25" : "17");
    files.values().forEach(file -> compilation.source(file.path(), file.text()));
    CompilationResult compiled = compilation.run();
    return processor.result.orElseThrow(
        () -> new AssertionError("not compiled: " + compiled.diagnostics()));
  }

  private static String nameOf(String source) {
    Matcher type = TYPE.matcher(source);
    if (!type.find()) {
      return COMPACT;
    }
    Matcher packageName = PACKAGE.matcher(source);
    return packageName.find() ? packageName.group(1) + "." + type.group(1) : type.group(1);
  }

  private static SourceLookup lookup(Map<String, SourceFile> files) {
    return name -> {
      SourceFile own = files.get(name);
      if (own != null) {
        return Optional.of(own);
      }
      return new DeviceLibrarySources().sourceOf(name);
    };
  }

  @SupportedAnnotationTypes("*")
  private static final class Processor extends AbstractProcessor {
    private final Map<String, SourceFile> files;
    private final HostDialect order;
    private final Predicate<DiagnosticId> reported;
    private Optional<OutlineResult> result = Optional.empty();

    Processor(Map<String, SourceFile> files, HostDialect order, Predicate<DiagnosticId> reported) {
      this.files = files;
      this.order = order;
      this.reported = reported;
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
      return SourceVersion.latest();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
      if (result.isEmpty()) {
        result =
            Optional.of(
                Outliner.outline(
                    new OutlineRequest(
                        List.copyOf(files.values()),
                        List.of(),
                        new ElementSymbolTable(processingEnv.getElementUtils()),
                        lookup(files),
                        file -> Optional.empty(),
                        order,
                        List.of(),
                        unit -> false,
                        reported,
                        StageClock.OFF)));
      }
      return false;
    }
  }
}
