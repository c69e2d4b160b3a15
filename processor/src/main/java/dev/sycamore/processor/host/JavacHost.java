package dev.sycamore.processor.host;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TaskEvent;
import com.sun.source.util.TaskListener;
import com.sun.source.util.TreePath;
import com.sun.source.util.Trees;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.diagnostics.stack.DeepStack;
import dev.sycamore.frontend.javac.JavacSyntax;
import dev.sycamore.frontend.source.HostDialect;
import dev.sycamore.frontend.text.SourceFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic.Kind;
import javax.tools.JavaFileObject;

/** javac, through its public tree API. */
final class JavacHost implements HostCompiler {

  private final ProcessingEnvironment environment;
  private final Trees trees;
  private Optional<LaterErrors> later = Optional.empty();
  private Optional<Charset> encoding = Optional.empty();
  private Optional<JavacMethods> methods = Optional.empty();

  /**
   * Works with javac's own environment only.
   *
   * @throws IllegalArgumentException if {@code environment} is not javac's
   */
  JavacHost(ProcessingEnvironment environment) {
    this.environment = environment;
    trees = Trees.instance(environment);
  }

  @Override
  public Optional<SourceFile> sourceOf(TypeElement topLevel) {
    TreePath path = trees.getPath(topLevel);
    if (path == null) {
      return Optional.empty();
    }
    JavaFileObject file = path.getCompilationUnit().getSourceFile();
    try {
      if (encoding.isEmpty()) {
        encoding = FileEncoding.of(file);
      }
      return Optional.of(new SourceFile(file.getName(), file.getCharContent(true).toString()));
    } catch (IOException e) {
      throw new UncheckedIOException(FileException.notRead(file, e));
    }
  }

  /** javac has the trees of all sources that it compiles. */
  @Override
  public boolean isClassFile(TypeElement topLevel) {
    return trees.getPath(topLevel) == null;
  }

  @Override
  public Optional<TreeConversion> conversionOf(SourceFile file, TypeElement topLevel) {
    TreePath path = trees.getPath(topLevel);
    if (path == null || !path.getCompilationUnit().getSourceFile().getName().equals(file.path())) {
      return Optional.empty();
    }
    CompilationUnitTree unit = path.getCompilationUnit();
    SourcePositions positions = trees.getSourcePositions();
    return Optional.of(() -> JavacSyntax.of(file, unit, positions));
  }

  @Override
  public Optional<DeclaredNames> declaredNames(TypeElement topLevel) {
    return Optional.ofNullable(trees.getPath(topLevel))
        .map(path -> DeepStack.call(() -> JavacNames.of(path.getCompilationUnit())));
  }

  @Override
  public boolean waitAtEnd(Runnable end) {
    JavacTask.instance(environment).addTaskListener(new CompilationEnd(end));
    return true;
  }

  /** javac reports its end after it has written all classes, also if there are errors. */
  private record CompilationEnd(Runnable action) implements TaskListener {
    @Override
    public void started(TaskEvent event) {}

    @Override
    public void finished(TaskEvent event) {
      if (event.getKind() == TaskEvent.Kind.COMPILATION) {
        action.run();
      }
    }
  }

  @Override
  public boolean print(Kind kind, String text, TypeElement topLevel, SourceSpan at) {
    TreePath path = trees.getPath(topLevel);
    if (path == null) {
      return false;
    }
    CompilationUnitTree unit = path.getCompilationUnit();
    Optional<Tree> tree = innermostTree(at, unit);
    tree.ifPresent(t -> trees.printMessage(kind, text, t, unit));
    return tree.isPresent();
  }

  @Override
  public boolean printLater(LaterError error) {
    TreePath path = trees.getPath(error.topLevel());
    if (path == null) {
      return false;
    }
    CompilationUnitTree unit = path.getCompilationUnit();
    Optional<Tree> tree = innermostTree(error.at(), unit);
    if (tree.isPresent()) {
      later().add(error, classAround(error.at(), unit, error.topLevel()), tree.get(), unit);
    }
    return tree.isPresent();
  }

  private LaterErrors later() {
    if (later.isEmpty()) {
      later = Optional.of(LaterErrors.of(environment, trees));
    }
    return later.get();
  }

  @Override
  public boolean runLater(Runnable action) {
    later().add(action);
    return true;
  }

  @Override
  public void runAfterLater(Runnable action) {
    later.ifPresent(errors -> errors.afterwards(action));
  }

  private Optional<Tree> innermostTree(SourceSpan at, CompilationUnitTree unit) {
    return DeepStack.call(() -> InnermostTree.at(at.offset(), unit, trees.getSourcePositions()));
  }

  @Override
  public boolean stopsAtErrors() {
    return true;
  }

  @Override
  public boolean trace(TypeElement topLevel, Consumer<List<CompiledMethod>> action) {
    TreePath path = trees.getPath(topLevel);
    if (path == null) {
      return false;
    }
    if (methods.isEmpty()) {
      methods = Optional.of(JavacMethods.of(environment, trees));
    }
    methods.get().add(path.getCompilationUnit().getSourceFile().getName(), action);
    return true;
  }

  /** The top-level class that a place is in: a file may declare others beside {@code known}. */
  private String classAround(SourceSpan at, CompilationUnitTree unit, TypeElement known) {
    String name = known.getQualifiedName().toString();
    String prefix = name.substring(0, name.lastIndexOf('.') + 1);
    SourcePositions positions = trees.getSourcePositions();
    return unit.getTypeDecls().stream()
        .filter(ClassTree.class::isInstance)
        .filter(type -> positions.getStartPosition(unit, type) <= at.offset())
        .filter(type -> at.offset() < positions.getEndPosition(unit, type))
        .map(type -> prefix + ((ClassTree) type).getSimpleName())
        .findFirst()
        .orElse(name);
  }

  @Override
  public Optional<Charset> encoding() {
    return encoding;
  }

  @Override
  public boolean seesChanges() {
    return true;
  }

  @Override
  public boolean seesModules() {
    return true;
  }

  @Override
  public HostDialect dialect() {
    return HostDialect.ofJavac(Runtime.version().feature());
  }
}
