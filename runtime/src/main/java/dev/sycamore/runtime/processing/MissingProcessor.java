package dev.sycamore.runtime.processing;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashSet;
import java.util.Objects;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic;

/**
 * The error SYC4008: kernels are compiled, and the annotation processor is missing. A compiler that
 * is given no processor path looks for processors on the class path, and finds this one in the
 * runtime's jar. That is so where a build tool ignores the path that the build names, as
 * maven-compiler-plugin does before version 3.5. Silent with {@code -proc:none}, beside the real
 * processor, for compilers without {@link Trees}, and in a JVM that has the runtime on its class
 * path and calls javac.
 */
@SupportedAnnotationTypes("*")
public final class MissingProcessor extends AbstractProcessor {
  private static final String PROCESSOR = "dev.sycamore.processor.SycamoreProcessor";
  private static final String MESSAGE =
      "[SYC4008] this kernel is not compiled: Sycamore's annotation processor is not on the processor"
          + " path\n"
          + "  help: in Maven, name dev.sycamore:sycamore-processor in annotationProcessorPaths of"
          + " maven-compiler-plugin, version 3.5 or later (older ones ignore them); in Gradle, as"
          + " an annotationProcessor dependency; for javac, with --processor-path. With -proc:none"
          + " kernels run on the device 'host' only\n"
          + "  see ";

  private boolean reported;

  /** For the service loader of the compiler. */
  public MissingProcessor() {}

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latest();
  }

  /**
   * @return whether there is no other processor. {@code -Xlint:processing} warns of annotations
   *     that no processor claims, and without this one there would be no processing
   */
  @Override
  @SuppressWarnings("DoNotClaimAnnotations") // Nobody else is there who could want them.
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    if (isOfCompiler()) {
      return false;
    }
    if (!reported && !isProcessorPresent()) {
      trees().ifPresent(trees -> report(trees, round));
    }
    return isAlone();
  }

  private void report(Trees trees, RoundEnvironment round) {
    Set<CompilationUnitTree> files = new LinkedHashSet<>();
    round.getRootElements().stream()
        .map(trees::getPath)
        .filter(Objects::nonNull)
        .map(TreePath::getCompilationUnit)
        .forEach(files::add);
    for (CompilationUnitTree file : files) {
      new LaunchScanner()
          .firstKernel(file)
          .ifPresent(
              kernel -> {
                reported = true;
                trees.printMessage(Diagnostic.Kind.ERROR, MESSAGE + page(), kernel, file);
              });
      if (reported) {
        return;
      }
    }
  }

  /** The page, as the build property {@code diagnostics.page} names it. */
  private static String page() {
    try (InputStream in = MissingProcessor.class.getResourceAsStream("page-address.txt")) {
      String pattern = new String(in.readAllBytes(), StandardCharsets.UTF_8).strip();
      return pattern.replace("{id}", "SYC4008");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Nothing where a build tool wraps the environment, or the compiler is not javac. */
  private Optional<Trees> trees() {
    try {
      return Optional.of(Trees.instance(processingEnv));
    } catch (IllegalArgumentException | LinkageError e) {
      return Optional.empty();
    }
  }

  /**
   * Whether the JVM that runs javac has the runtime on its own class path. javac finds this class
   * there whatever the processor path is, and cannot be asked for the processors of that.
   */
  private static boolean isOfCompiler() {
    try {
      return MissingProcessor.class.getClassLoader() == Trees.class.getClassLoader();
    } catch (LinkageError e) {
      return false;
    }
  }

  private static boolean isProcessorPresent() {
    try {
      Class.forName(PROCESSOR, false, MissingProcessor.class.getClassLoader());
      return true;
    } catch (ClassNotFoundException | LinkageError e) {
      return false;
    }
  }

  private static boolean isAlone() {
    return ServiceLoader.load(Processor.class, MissingProcessor.class.getClassLoader()).stream()
        .allMatch(provider -> provider.type() == MissingProcessor.class);
  }
}
