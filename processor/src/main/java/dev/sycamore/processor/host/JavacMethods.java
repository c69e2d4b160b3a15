package dev.sycamore.processor.host;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TaskEvent;
import com.sun.source.util.TaskListener;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import dev.sycamore.binding.classfile.MemberReference;
import dev.sycamore.diagnostics.stack.DeepStack;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/**
 * Which methods javac makes of the code of a file. It rewrites its trees in place before it
 * generates code: then a class has a method for each lambda, and the body of that is still the tree
 * that was parsed, at its place in the file (measured: javac 17 and 25).
 */
final class JavacMethods implements TaskListener {
  private final Trees trees;
  private final SourcePositions positions;
  private final Elements elements;
  private final Types types;
  private final Map<String, Traced> files = new LinkedHashMap<>();
  private final IdentityHashMap<TypeElement, ParsedClass> classes = new IdentityHashMap<>();

  private record Traced(Consumer<List<CompiledMethod>> action, List<CompiledMethod> methods) {}

  private record ParsedClass(ClassTree tree, CompilationUnitTree unit) {}

  private JavacMethods(ProcessingEnvironment environment, Trees trees) {
    this.trees = trees;
    this.positions = trees.getSourcePositions();
    this.elements = environment.getElementUtils();
    this.types = environment.getTypeUtils();
  }

  /** Listens from now on. */
  static JavacMethods of(ProcessingEnvironment environment, Trees trees) {
    JavacMethods listener = new JavacMethods(environment, trees);
    JavacTask.instance(environment).addTaskListener(listener);
    return listener;
  }

  /** Gives {@code action} the methods of a file when all classes are written. */
  void add(String file, Consumer<List<CompiledMethod>> action) {
    files.put(file, new Traced(action, new ArrayList<>()));
  }

  @Override
  public void started(TaskEvent event) {
    if (event.getKind() == TaskEvent.Kind.GENERATE) {
      ParsedClass parsed = classes.remove(event.getTypeElement());
      if (parsed != null) {
        collect(event.getTypeElement(), parsed);
      }
    }
  }

  @Override
  public void finished(TaskEvent event) {
    if (event.getKind() == TaskEvent.Kind.ANALYZE && isTraced(event)) {
      DeepStack.run(() -> remember(event.getTypeElement(), event.getCompilationUnit()));
    } else if (event.getKind() == TaskEvent.Kind.COMPILATION) {
      List<Traced> traced = List.copyOf(files.values());
      files.clear();
      classes.clear();
      traced.forEach(file -> file.action().accept(file.methods()));
    }
  }

  private boolean isTraced(TaskEvent event) {
    return event.getTypeElement() != null
        && files.containsKey(event.getCompilationUnit().getSourceFile().getName());
  }

  /** A top-level class with all that is declared in it: later its tree no longer has them. */
  private void remember(TypeElement topLevel, CompilationUnitTree unit) {
    TreePath path = trees.getPath(topLevel);
    if (path == null) {
      return;
    }
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitClass(ClassTree tree, Void unused) {
        if (trees.getElement(getCurrentPath()) instanceof TypeElement type) {
          classes.put(type, new ParsedClass(tree, unit));
        }
        return super.visitClass(tree, null);
      }
    }.scan(path, null);
  }

  private void collect(TypeElement type, ParsedClass parsed) {
    Traced file = files.get(parsed.unit().getSourceFile().getName());
    TreePath path = new TreePath(new TreePath(parsed.unit()), parsed.tree());
    for (Tree member : parsed.tree().getMembers()) {
      if (file != null && member instanceof MethodTree method && method.getBody() != null) {
        Element element = trees.getElement(new TreePath(path, method));
        if (element instanceof ExecutableElement executable) {
          int body = (int) positions.getStartPosition(parsed.unit(), method.getBody());
          file.methods().add(new CompiledMethod(body, reference(type, executable)));
        }
      }
    }
  }

  private MemberReference reference(TypeElement owner, ExecutableElement method) {
    String descriptor =
        method.getParameters().stream()
            .map(parameter -> descriptor(parameter.asType()))
            .collect(Collectors.joining("", "(", ")" + descriptor(method.getReturnType())));
    return new MemberReference(internalName(owner), method.getSimpleName().toString(), descriptor);
  }

  private String descriptor(TypeMirror type) {
    TypeMirror erased = types.erasure(type);
    return switch (erased.getKind()) {
      case BOOLEAN -> "Z";
      case BYTE -> "B";
      case SHORT -> "S";
      case CHAR -> "C";
      case INT -> "I";
      case LONG -> "J";
      case FLOAT -> "F";
      case DOUBLE -> "D";
      case VOID -> "V";
      case ARRAY -> "[" + descriptor(((ArrayType) erased).getComponentType());
      default -> "L" + internalName((TypeElement) ((DeclaredType) erased).asElement()) + ";";
    };
  }

  private String internalName(TypeElement type) {
    return elements.getBinaryName(type).toString().replace('.', '/');
  }
}
