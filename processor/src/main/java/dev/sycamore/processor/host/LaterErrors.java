package dev.sycamore.processor.host;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TaskEvent;
import com.sun.source.util.TaskListener;
import com.sun.source.util.Trees;
import java.util.ArrayList;
import java.util.List;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic.Kind;

/**
 * Errors about code that javac may have accepted. It tells by what it does: it generates no code
 * for a class that has an error.
 */
final class AcceptedClasses implements TaskListener {

  private final Trees trees;
  private final List<Pending> pending = new ArrayList<>();

  /**
   * An error that waits for javac's own opinion.
   *
   * @param className the top-level class that {@code place} is in
   */
  private record Pending(String className, String text, Tree place, CompilationUnitTree unit) {}

  private AcceptedClasses(Trees trees) {
    this.trees = trees;
  }

  /** Listens from now on. */
  static AcceptedClasses of(ProcessingEnvironment environment, Trees trees) {
    AcceptedClasses listener = new AcceptedClasses(trees);
    JavacTask.instance(environment).addTaskListener(listener);
    return listener;
  }

  /** Keeps an error at {@code place} until its top-level class is accepted. */
  void add(String className, String text, Tree place, CompilationUnitTree unit) {
    pending.add(new Pending(className, text, place, unit));
  }

  @Override
  public void started(TaskEvent event) {
    if (event.getKind() == TaskEvent.Kind.GENERATE && !pending.isEmpty()) {
      String generated = topLevel(event.getTypeElement());
      List<Pending> accepted =
          pending.stream().filter(p -> p.className().equals(generated)).toList();
      pending.removeAll(accepted);
      accepted.forEach(p -> trees.printMessage(Kind.ERROR, p.text(), p.place(), p.unit()));
    }
  }

  private static String topLevel(TypeElement type) {
    Element outermost = type;
    while (outermost.getEnclosingElement() != null
        && outermost.getEnclosingElement().getKind() != ElementKind.PACKAGE) {
      outermost = outermost.getEnclosingElement();
    }
    return ((TypeElement) outermost).getQualifiedName().toString();
  }

  @Override
  public void finished(TaskEvent event) {}
}
