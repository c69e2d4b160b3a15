package dev.sycamore.processor.host;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TaskEvent;
import com.sun.source.util.TaskListener;
import com.sun.source.util.Trees;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic.Kind;

/**
 * Errors that wait until javac has found its own: it analyses nothing after an error that it was
 * given before. So do warnings, each of which is an error with {@code -Werror}. They are printed
 * before javac counts them. That is when
 *
 * <ul>
 *   <li>processing ends and javac does not enter the files once more: then it analyses nothing;
 *   <li>the last class is analysed, and errors wait that are shown in any case;
 *   <li>javac begins to generate code after that: it has no error at all. It writes no class file
 *       then, since it looks for errors before it does.
 * </ul>
 *
 * What may follow from an error of javac's is left out where that has one in the class: it
 * generates no code for it. Classes that it wrote before an error of ours are deleted, as they have
 * no device code.
 */
final class LaterErrors implements TaskListener {

  private final Trees trees;
  private final WrittenClasses written;
  private final List<Pending> pending = new ArrayList<>();
  private final List<Runnable> afterwards = new ArrayList<>();
  private final Set<String> awaited = new HashSet<>();
  private final Set<String> analyzed = new HashSet<>();
  private final Set<String> generated = new HashSet<>();
  private boolean failed;

  /**
   * What waits.
   *
   * @param ifAccepted whether it is left out if javac has an error in the class around it
   * @param className the top-level class that it is in; empty if it has no place
   * @param erroneous whether the declarations of its file have an error of javac's
   * @param unit its file, if it has a place
   * @param printing prints it
   */
  private record Pending(
      boolean ifAccepted,
      String className,
      boolean erroneous,
      Optional<CompilationUnitTree> unit,
      Runnable printing) {}

  private LaterErrors(ProcessingEnvironment environment, Trees trees) {
    this.trees = trees;
    written = new WrittenClasses(environment);
  }

  /** Listens from now on, which is the last round. */
  static LaterErrors of(ProcessingEnvironment environment, Trees trees) {
    LaterErrors listener = new LaterErrors(environment, trees);
    JavacTask.instance(environment).addTaskListener(listener);
    return listener;
  }

  /** Keeps an error. */
  void add(LaterError error, String className, Tree place, CompilationUnitTree unit) {
    boolean erroneous = ErroneousDeclarations.in(error.topLevel());
    pending.add(
        new Pending(
            error.ifAccepted(),
            className,
            erroneous,
            Optional.of(unit),
            () -> print(error, place, unit)));
  }

  /** Keeps what prints something without a place. */
  void add(Runnable printing) {
    pending.add(new Pending(false, "", false, Optional.empty(), printing));
  }

  /** Runs {@code action} when the errors that are shown have been printed. */
  void afterwards(Runnable action) {
    afterwards.add(action);
  }

  @Override
  public void started(TaskEvent event) {
    if (event.getKind() == TaskEvent.Kind.GENERATE) {
      generated.add(topLevel(event.getTypeElement()));
      written.add(event.getTypeElement());
      if (awaited.isEmpty()) {
        print(waiting -> !waiting.erroneous());
      }
    }
  }

  @Override
  public void finished(TaskEvent event) {
    switch (event.getKind()) {
      case ENTER -> enter(event.getCompilationUnit());
      case ANALYZE -> Optional.ofNullable(event.getTypeElement()).ifPresent(this::analyzed);
      case ANNOTATION_PROCESSING -> {
        if (awaited.isEmpty()) {
          print(this::isShown);
        }
      }
      case COMPILATION -> {
        print(this::isShown);
        pending.clear();
        if (failed) {
          written.delete();
        }
      }
      default -> {}
    }
  }

  private void enter(CompilationUnitTree unit) {
    String prefix = unit.getPackageName() == null ? "" : unit.getPackageName() + ".";
    unit.getTypeDecls().stream()
        .filter(ClassTree.class::isInstance)
        .map(type -> prefix + ((ClassTree) type).getSimpleName())
        .forEach(awaited::add);
  }

  private void analyzed(TypeElement type) {
    analyzed.add(topLevel(type));
    awaited.remove(topLevel(type));
    if (awaited.isEmpty() && pending.stream().anyMatch(this::isShown)) {
      print(waiting -> isShown(waiting) || (!waiting.erroneous() && !isInErroneousCode(waiting)));
    }
  }

  /** Whether an error is shown whatever javac does from now on. */
  private boolean isShown(Pending waiting) {
    return generated.contains(waiting.className())
        || !(waiting.erroneous()
            || (waiting.ifAccepted() && analyzed.contains(waiting.className())));
  }

  private boolean isInErroneousCode(Pending waiting) {
    return waiting
        .unit()
        .filter(unit -> ErroneousCode.in(waiting.className(), unit, trees))
        .isPresent();
  }

  private void print(Predicate<Pending> isPrinted) {
    List<Pending> shown = pending.stream().filter(isPrinted).toList();
    pending.removeAll(shown);
    shown.forEach(each -> each.printing().run());
    if (!shown.isEmpty()) {
      afterwards.forEach(Runnable::run);
      afterwards.clear();
    }
  }

  private void print(LaterError error, Tree place, CompilationUnitTree unit) {
    error.before().run();
    trees.printMessage(error.kind(), error.text(), place, unit);
    failed |= error.kind() == Kind.ERROR;
  }

  private static String topLevel(TypeElement type) {
    Element outermost = type;
    while (outermost.getEnclosingElement() != null
        && outermost.getEnclosingElement().getKind() != ElementKind.PACKAGE) {
      outermost = outermost.getEnclosingElement();
    }
    return ((TypeElement) outermost).getQualifiedName().toString();
  }
}
