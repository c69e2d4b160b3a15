package dev.sycamore.processor.host;

import com.sun.source.tree.AnnotatedTypeTree;
import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.ImportTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ParameterizedTypeTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreeScanner;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Collects the names in the declarations of a file from javac's tree of it. */
final class JavacNames extends TreeScanner<Void, Void> {

  private final Set<List<String>> imports = new HashSet<>();
  private final Set<List<String>> onDemand = new HashSet<>();
  private final Set<List<String>> types = new HashSet<>();
  private final Set<List<String>> values = new HashSet<>();

  /** Whether more than the identity of what is named counts. */
  private boolean inValue;

  private boolean modules;

  private JavacNames() {}

  static DeclaredNames of(CompilationUnitTree unit) {
    JavacNames scanner = new JavacNames();
    scanner.scan(unit.getImports(), null);
    scanner.scan(unit.getTypeDecls(), null);
    ExpressionTree name = unit.getPackageName();
    return new DeclaredNames(
        name == null ? "" : name.toString(),
        scanner.modules,
        scanner.imports,
        scanner.onDemand,
        scanner.types,
        scanner.values);
  }

  @Override
  public Void visitImport(ImportTree tree, Void unused) {
    List<String> parts = parts(tree.getQualifiedIdentifier()).orElse(List.of());
    int last = parts.size() - 1;
    if (isModule(tree)) {
      modules = true;
    } else if (last > 0 && parts.get(last).equals("*")) {
      onDemand.add(parts.subList(0, last));
    } else {
      imports.add(parts);
    }
    return null;
  }

  /** What imports it, the API of newer JDKs says. */
  private static boolean isModule(ImportTree tree) {
    return tree.toString().startsWith("import module ");
  }

  @Override
  public Void visitClass(ClassTree tree, Void unused) {
    scan(tree.getModifiers(), null);
    scan(tree.getTypeParameters(), null);
    scanValue(tree.getExtendsClause());
    tree.getImplementsClause().forEach(this::scanValue);
    tree.getPermitsClause().forEach(this::scanValue);
    return scan(tree.getMembers(), null);
  }

  /** Of the value of a field the compiler computes a constant; other code is not its own. */
  @Override
  public Void visitVariable(VariableTree tree, Void unused) {
    scan(tree.getModifiers(), null);
    scan(tree.getType(), null);
    if (tree.getInitializer() != null && ConstantTree.of(tree.getInitializer())) {
      scanValue(tree.getInitializer());
    }
    return null;
  }

  @Override
  public Void visitMethod(MethodTree tree, Void unused) {
    scan(tree.getModifiers(), null);
    scan(tree.getReturnType(), null);
    scan(tree.getTypeParameters(), null);
    scan(tree.getReceiverParameter(), null);
    scan(tree.getParameters(), null);
    scan(tree.getThrows(), null);
    scanValue(tree.getDefaultValue());
    return null;
  }

  /** Of an initializer of a class. */
  @Override
  public Void visitBlock(BlockTree tree, Void unused) {
    return null;
  }

  @Override
  public Void visitAnnotation(AnnotationTree tree, Void unused) {
    scanValue(tree.getAnnotationType());
    tree.getArguments().forEach(this::scanValue);
    return null;
  }

  private void scanValue(Tree tree) {
    boolean around = inValue;
    inValue = true;
    scan(tree, null);
    inValue = around;
  }

  @Override
  public Void visitIdentifier(IdentifierTree tree, Void unused) {
    add(List.of(tree.getName().toString()));
    return null;
  }

  @Override
  public Void visitMemberSelect(MemberSelectTree tree, Void unused) {
    parts(tree).ifPresent(this::add);
    Tree inner = tree;
    while (inner instanceof MemberSelectTree select) {
      inner = select.getExpression();
    }
    return inner instanceof IdentifierTree ? null : scan(inner, null);
  }

  private void add(List<String> name) {
    (inValue ? values : types).add(name);
  }

  /** The parts of a name, without type arguments; nothing if an expression is among them. */
  private static Optional<List<String>> parts(Tree tree) {
    if (tree instanceof IdentifierTree identifier) {
      return Optional.of(List.of(identifier.getName().toString()));
    }
    if (tree instanceof ParameterizedTypeTree generic) {
      return parts(generic.getType());
    }
    if (tree instanceof AnnotatedTypeTree annotated) {
      return parts(annotated.getUnderlyingType());
    }
    if (tree instanceof MemberSelectTree select) {
      return parts(select.getExpression())
          .map(
              outer -> {
                List<String> all = new ArrayList<>(outer);
                all.add(select.getIdentifier().toString());
                return List.copyOf(all);
              });
    }
    return Optional.empty();
  }
}
