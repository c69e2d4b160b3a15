package dev.sycamore.processor.host;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TaskEvent;
import com.sun.source.util.TaskListener;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic.Kind;
import javax.tools.FileObject;
import javax.tools.StandardLocation;

/**
 * Errors that wait until javac has found its own. javac analyses nothing after an error that it was
 * given before, and tells of its own errors by what it does: it generates no code for a class that
 * has one. If one of the errors here is printed, the classes that javac wrote meanwhile are
 * deleted: they are without device code.
 */
final class LaterErrors implements TaskListener {

  private final ProcessingEnvironment environment;
  private final Trees trees;
  private final List<Pending> pending = new ArrayList<>();
  private final Set<String> analyzed = new HashSet<>();
  private final Set<String> generated = new HashSet<>();
  private final Set<String> written = new HashSet<>();

  /**
   * An error that waits.
   *
   * @param className the top-level class that {@code place} is in
   * @param erroneous whether the declarations of its file have an error of javac's
   */
  private record Pending(
      LaterError error,
      String className,
      boolean erroneous,
      Tree place,
      CompilationUnitTree unit) {}

  private LaterErrors(ProcessingEnvironment environment, Trees trees) {
    this.environment = environment;
    this.trees = trees;
  }

  /** Listens from now on. */
  static LaterErrors of(ProcessingEnvironment environment, Trees trees) {
    LaterErrors listener = new LaterErrors(environment, trees);
    JavacTask.instance(environment).addTaskListener(listener);
    return listener;
  }

  /** Keeps an error until the end. */
  void add(LaterError error, String className, Tree place, CompilationUnitTree unit) {
    boolean erroneous = ErroneousDeclarations.in(error.topLevel());
    pending.add(new Pending(error, className, erroneous, place, unit));
  }

  @Override
  public void started(TaskEvent event) {
    if (event.getKind() == TaskEvent.Kind.GENERATE) {
      generated.add(topLevel(event.getTypeElement()));
      written.add(environment.getElementUtils().getBinaryName(event.getTypeElement()).toString());
    }
  }

  @Override
  public void finished(TaskEvent event) {
    if (event.getKind() == TaskEvent.Kind.ANALYZE && event.getTypeElement() != null) {
      analyzed.add(topLevel(event.getTypeElement()));
    } else if (event.getKind() == TaskEvent.Kind.COMPILATION) {
      List<Pending> shown = pending.stream().filter(this::isShown).toList();
      pending.clear();
      shown.forEach(this::print);
      if (shown.stream().anyMatch(waiting -> waiting.error().kind() == Kind.ERROR)) {
        written.forEach(this::delete);
      }
    }
  }

  /** javac comes to no code at all if it is told to, or if a declaration somewhere is wrong. */
  private boolean isShown(Pending waiting) {
    return generated.contains(waiting.className())
        || !(waiting.erroneous()
            || (waiting.error().ifAccepted() && analyzed.contains(waiting.className())));
  }

  private void print(Pending shown) {
    shown.error().before().run();
    trees.printMessage(shown.error().kind(), shown.error().text(), shown.place(), shown.unit());
  }

  private void delete(String binaryName) {
    int dot = binaryName.lastIndexOf('.');
    try {
      FileObject file =
          environment
              .getFiler()
              .getResource(
                  StandardLocation.CLASS_OUTPUT,
                  binaryName.substring(0, Math.max(0, dot)),
                  binaryName.substring(dot + 1) + ".class");
      // javac lets processors read a file, and not delete it.
      if ("file".equals(file.toUri().getScheme())) {
        Files.deleteIfExists(Path.of(file.toUri()));
      }
    } catch (IOException | RuntimeException e) {
      // What cannot be found is not there; the build has failed in any case.
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
}
