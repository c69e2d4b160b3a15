package dev.sycamore.processor.startup;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic;

/**
 * The error SYC4017, in place of a processor that cannot be loaded. The catalogue of diagnostics
 * may be what is missing.
 */
@SupportedAnnotationTypes("*")
public final class IncompletePath extends AbstractProcessor {
  private static final String ID = "[SYC4017] ";
  private static final String MESSAGE =
      "the processor path lacks jars that sycamore-processor depends on: ";
  private static final String HELP = "\n  help: add these jars; Maven and Gradle find them\n  see ";

  /** A class of each jar that the processor's own classes need. */
  private static final String[][] CLASSES = {
    {"dev.sycamore.annotations.Kernel", "sycamore-annotations"},
    {"dev.sycamore.diagnostics.DiagnosticId", "sycamore-diagnostics"},
    {"dev.sycamore.binding.UnitBinding", "sycamore-binding-format"},
    {"dev.sycamore.backend.target.ImageTarget", "sycamore-device-formats"},
    {"dev.sycamore.backend.DeviceJobs", "sycamore-device-build"}
  };

  private final List<String> missing = new ArrayList<>();
  private boolean reported;

  private IncompletePath() {
    for (String[] each : CLASSES) {
      if (!isPresent(each[0])) {
        missing.add(each[1]);
      }
    }
  }

  /**
   * In place of a processor that has not been loaded.
   *
   * @throws LinkageError the same, if no jar is missing
   */
  static IncompletePath insteadOf(LinkageError error) {
    IncompletePath path = new IncompletePath();
    if (path.missing.isEmpty()) {
      throw error;
    }
    return path;
  }

  private static boolean isPresent(String name) {
    try {
      Class.forName(name, false, IncompletePath.class.getClassLoader());
      return true;
    } catch (ClassNotFoundException | LinkageError e) {
      return false;
    }
  }

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latest();
  }

  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    ProcessorCalls.called();
    if (!reported) {
      reported = true;
      processingEnv
          .getMessager()
          .printMessage(
              Diagnostic.Kind.ERROR, ID + MESSAGE + String.join(", ", missing) + HELP + page());
    }
    return false;
  }

  /** The page, as the build property {@code diagnostics.page} names it. */
  private static String page() {
    try (InputStream in = IncompletePath.class.getResourceAsStream("page-address.txt")) {
      String pattern = new String(in.readAllBytes(), StandardCharsets.UTF_8).strip();
      return pattern.replace("{id}", "SYC4017");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
