package dev.sycamore.eclipse;

import java.util.Locale;
import java.util.Map;
import javax.annotation.processing.Messager;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.tools.Diagnostic.Kind;
import org.eclipse.jdt.internal.compiler.Compiler;
import org.eclipse.jdt.internal.compiler.apt.dispatch.AptProblem;
import org.eclipse.jdt.internal.compiler.apt.dispatch.BaseMessagerImpl;
import org.eclipse.jdt.internal.compiler.apt.dispatch.BaseProcessingEnvImpl;

/** The processor's environment for one check of a file. */
final class EditorEnvironment extends BaseProcessingEnvImpl {

  EditorEnvironment(Compiler compiler, Map<String, String> options) {
    _compiler = compiler;
    _processorOptions = options;
    _messager = new ProblemMessager();
    _filer = new MemoryFiler(this::addNewUnit);
  }

  @Override
  public Locale getLocale() {
    return Locale.getDefault();
  }

  /** Messages become problems of the class that they are about. Notes are for build logs. */
  private static final class ProblemMessager implements Messager {

    @Override
    public void printMessage(Kind kind, CharSequence text) {
      printMessage(kind, text, null);
    }

    @Override
    public void printMessage(Kind kind, CharSequence text, Element element) {
      printMessage(kind, text, element, null);
    }

    @Override
    public void printMessage(
        Kind kind, CharSequence text, Element element, AnnotationMirror annotation) {
      printMessage(kind, text, element, annotation, null);
    }

    @Override
    public void printMessage(
        Kind kind,
        CharSequence text,
        Element element,
        AnnotationMirror annotation,
        AnnotationValue value) {
      AptProblem problem = BaseMessagerImpl.createProblem(kind, text, element, annotation, value);
      if (problem._referenceContext != null && kind != Kind.NOTE && kind != Kind.OTHER) {
        problem._referenceContext.compilationResult().record(problem, problem._referenceContext);
      }
    }
  }
}
