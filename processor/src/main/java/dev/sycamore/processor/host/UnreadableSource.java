package dev.sycamore.processor.host;

import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.SourceSpan;
import java.util.List;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.TypeElement;

/** The error about a class whose source the host compiler does not show. */
public final class UnreadableSource {

  /** AspectJ's compiler is a copy of Eclipse's, in packages of its own. */
  private static final String ASPECTJ = "org.aspectj.";

  private static final String WEAVE =
      "ajc is not supported as the compiler of sources with kernels: compile them with javac, and"
          + " have ajc weave the class files (in the aspectj-maven-plugin, `forceAjcCompile` with"
          + " `weaveDirectories`)";

  private UnreadableSource() {}

  public static Diagnostic of(TypeElement type, ProcessingEnvironment environment) {
    Diagnostic error =
        Diagnostic.of(
            DiagnosticId.NO_SOURCE, SourceSpan.NOWHERE, List.of(), type.getQualifiedName());
    return environment.getClass().getName().startsWith(ASPECTJ) ? error.withHelp(WEAVE) : error;
  }
}
