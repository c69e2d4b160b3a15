package dev.sycamore.frontend.attribution.unit;

import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.NodeList;
import com.github.javaparser.ast.body.BodyDeclaration;
import com.github.javaparser.ast.body.CallableDeclaration;
import com.github.javaparser.ast.body.CompactConstructorDeclaration;
import com.github.javaparser.ast.body.RecordDeclaration;
import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.AnnotationExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.type.Type;
import dev.sycamore.diagnostics.timing.Stage;
import dev.sycamore.diagnostics.timing.StageClock;
import dev.sycamore.frontend.attribution.Attribution;
import dev.sycamore.frontend.attribution.Denotation;
import dev.sycamore.frontend.attribution.FunctionTarget;
import dev.sycamore.frontend.attribution.Invocation;
import dev.sycamore.frontend.attribution.declaration.ConstantInitialiser;
import dev.sycamore.frontend.attribution.declaration.SourceAnnotations;
import dev.sycamore.frontend.attribution.declaration.SourceMethod;
import dev.sycamore.frontend.attribution.scope.NameScope;
import dev.sycamore.frontend.symbols.AnnotationSet;
import dev.sycamore.frontend.symbols.ClassSymbol;
import dev.sycamore.frontend.symbols.FieldSymbol;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.frontend.symbols.JavaType.Special;
import dev.sycamore.frontend.symbols.JavaTypes;
import dev.sycamore.frontend.symbols.MethodSymbol;
import dev.sycamore.frontend.tree.DeclaredNodes;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Attributes a member of a class when something in it is first asked for. */
final class UnitAttribution implements Attribution {
  private final CompilationUnit ast;
  private final UnitContext unit;
  private final StageClock clock;
  private final NameScope unitScope = NameScope.unit();
  private final IdentityHashMap<TypeDeclaration<?>, Optional<NameScope>> scopes =
      new IdentityHashMap<>();
  private final Map<String, List<TypeDeclaration<?>>> typesByName = new HashMap<>();
  private final Map<MethodSymbol, Optional<Node>> declarations = new HashMap<>();

  /** Nodes of members that are attributed, or are being attributed now, as far as they were met. */
  private final Set<Node> reached = Collections.newSetFromMap(new IdentityHashMap<>());

  UnitAttribution(CompilationUnit ast, UnitContext unit, StageClock clock) {
    this.ast = ast;
    this.unit = unit;
    this.clock = clock;
  }

  @Override
  public Optional<JavaType> typeOf(Expression expression) {
    reach(expression);
    Optional<JavaType> type = unit.table().typeOf(expression);
    if (type.isEmpty() || type.get() instanceof JavaType.Primitive) {
      return type;
    }
    JavaType whole = erroneousAsAWhole(unit.types().uncapture(type.get()));
    return JavaTypes.isKnown(whole) ? Optional.of(whole) : Optional.empty();
  }

  @Override
  public Optional<Object> constantOf(Expression expression) {
    reach(expression);
    return unit.table().constantOf(expression);
  }

  @Override
  public Optional<Object> constantOf(FieldSymbol field) {
    Optional<TypeDeclaration<?>> type = typeDeclaring(field.owner());
    return type.flatMap(t -> DeclaredFields.named(field.name(), t))
        .flatMap(VariableDeclarator::getInitializer)
        .map(e -> ConstantInitialiser.valueOf(e, field.type(), scopeOf(type.get()).get(), unit))
        .orElseGet(field::constantValue);
  }

  @Override
  public Optional<Denotation> denotationOf(Expression expression) {
    reach(expression);
    return unit.table().denotationOf(expression);
  }

  @Override
  public Optional<Invocation> invocationOf(Node call) {
    reach(call);
    return unit.table().invocationOf(call);
  }

  @Override
  public Optional<FunctionTarget> functionTargetOf(Expression lambdaOrReference) {
    reach(lambdaOrReference);
    return unit.table().functionOf(lambdaOrReference);
  }

  @Override
  public Optional<JavaType> typeOf(Type type) {
    reach(type);
    return unit.table()
        .typeNodeOf(type)
        .or(() -> inHeader(type))
        .map(UnitAttribution::erroneousAsAWhole)
        .filter(JavaTypes::isKnown);
  }

  private static JavaType erroneousAsAWhole(JavaType type) {
    return JavaTypes.isErroneous(type) ? Special.ERRONEOUS : type;
  }

  /** A type in the header of a class that is not local. */
  private Optional<JavaType> inHeader(Type type) {
    return enclosingType(type)
        .flatMap(this::scopeOf)
        .map(scope -> unit.typeNames().resolve(type, scope));
  }

  @Override
  public Optional<ClassSymbol> classDeclaredBy(Node declaration) {
    reach(declaration);
    Optional<ClassSymbol> local = unit.table().classAt(declaration);
    return local.isPresent() || !(declaration instanceof TypeDeclaration<?> type)
        ? local
        : scopeOf(type).flatMap(NameScope::owner);
  }

  @Override
  public Optional<TypeDeclaration<?>> declarationOf(ClassSymbol declared) {
    for (TypeDeclaration<?> type : typesNamed(declared.simpleName())) {
      if (classDeclaredBy(type).filter(declared::equals).isPresent()) {
        return Optional.of(type);
      }
    }
    return Optional.empty();
  }

  @Override
  public AnnotationSet annotations(NodeList<AnnotationExpr> written, Node at) {
    // What is before a class does not see its members.
    Node annotated = at instanceof AnnotationExpr ? at.getParentNode().orElse(at) : at;
    Optional<TypeDeclaration<?>> type = enclosingType(annotated);
    Optional<NameScope> scope = type.flatMap(this::scopeOf);
    while (type.isPresent() && scope.isEmpty()) {
      type = enclosingType(type.get());
      scope = type.flatMap(this::scopeOf);
    }
    return new SourceAnnotations(written, scope.orElse(unitScope), unit);
  }

  @Override
  public Optional<Node> declarationOf(MethodSymbol method) {
    if (method instanceof SourceMethod source) {
      return Optional.of(source.declaration());
    }
    Optional<Node> known = declarations.get(method);
    if (known == null) {
      known = findDeclaration(method);
      declarations.put(method, known);
    }
    return known;
  }

  private Optional<Node> findDeclaration(MethodSymbol method) {
    return typeDeclaring(method.owner()).flatMap(type -> declarationIn(type, method));
  }

  /** Where a class is declared that is not local. */
  private Optional<TypeDeclaration<?>> typeDeclaring(ClassSymbol declared) {
    for (TypeDeclaration<?> type : typesNamed(declared.simpleName())) {
      if (scopeOf(type).flatMap(NameScope::owner).filter(declared::equals).isPresent()) {
        return Optional.of(type);
      }
    }
    return Optional.empty();
  }

  /** A walk over the file for each use of a class would take the square of its length. */
  private List<TypeDeclaration<?>> typesNamed(String simpleName) {
    if (typesByName.isEmpty()) {
      for (TypeDeclaration<?> type : DeclaredNodes.of(ast).types()) {
        typesByName.computeIfAbsent(type.getNameAsString(), name -> new ArrayList<>()).add(type);
      }
    }
    return typesByName.getOrDefault(simpleName, List.of());
  }

  private Optional<Node> declarationIn(TypeDeclaration<?> type, MethodSymbol method) {
    NameScope scope = scopeOf(type).orElseThrow();
    for (BodyDeclaration<?> member : type.getMembers()) {
      if (member instanceof CallableDeclaration<?> callable
          && isNamed(callable, method)
          && unit.localClasses()
              .bodies()
              .methodOf(callable, method.owner(), scope)
              .filter(method::equals)
              .isPresent()) {
        return Optional.of(callable);
      }
    }
    boolean canonical =
        type instanceof RecordDeclaration record
            && method.name().equals("<init>")
            && method.parameters().size() == record.getParameters().size();
    return canonical
        ? type.getMembers().stream()
            .filter(CompactConstructorDeclaration.class::isInstance)
            .map(Node.class::cast)
            .findFirst()
        : Optional.empty();
  }

  /** Names are compared before anything is resolved, which a class with many methods needs. */
  private static boolean isNamed(CallableDeclaration<?> callable, MethodSymbol method) {
    return callable.isConstructorDeclaration()
        ? method.name().equals("<init>")
        : method.name().equals(callable.getNameAsString());
  }

  /** Attributes the member that {@code node} is in, if that was not done. */
  private void reach(Node node) {
    if (reached.contains(node)) {
      return;
    }
    List<Node> walked = new ArrayList<>();
    int within = 0;
    for (Node at = node; at != null; at = parentOf(at)) {
      if (reached.contains(at)) {
        reached.addAll(walked);
        return;
      }
      walked.add(at);
      if (at instanceof BodyDeclaration<?> && !(at instanceof TypeDeclaration)) {
        within = walked.size();
      }
    }
    if (within == 0) {
      return;
    }
    // With what is around it, so that the walk from a node nearby ends soon.
    reached.addAll(walked.subList(0, within));
    BodyDeclaration<?> outermost = (BodyDeclaration<?>) walked.get(within - 1);
    clock.run(Stage.ATTRIBUTE, () -> attribute(outermost));
  }

  private static Node parentOf(Node node) {
    return node.getParentNode().orElse(null);
  }

  private void attribute(BodyDeclaration<?> member) {
    enclosingType(member)
        .flatMap(this::scopeOf)
        .ifPresent(
            scope ->
                unit.localClasses().bodies().attribute(member, scope.owner().orElseThrow(), scope));
  }

  private static Optional<TypeDeclaration<?>> enclosingType(Node node) {
    Optional<Node> at = node.getParentNode();
    while (at.isPresent()) {
      if (at.get() instanceof TypeDeclaration<?> type) {
        return Optional.of(type);
      }
      at = at.get().getParentNode();
    }
    return Optional.empty();
  }

  /** The scope of the members of a class that is not local. */
  private Optional<NameScope> scopeOf(TypeDeclaration<?> type) {
    Optional<NameScope> known = scopes.get(type);
    if (known == null) {
      known = readScope(type);
      scopes.put(type, known);
    }
    return known;
  }

  private Optional<NameScope> readScope(TypeDeclaration<?> type) {
    Optional<Node> parent = type.getParentNode();
    if (parent.orElse(null) instanceof CompilationUnit) {
      return unit.typeNames()
          .classNamed(unit.imports().packagePrefix() + type.getNameAsString())
          .map(unitScope::classBody);
    }
    if (!(parent.orElse(null) instanceof TypeDeclaration<?> outer)) {
      return Optional.empty();
    }
    return scopeOf(outer)
        .flatMap(
            scope ->
                scope.owner().orElseThrow().memberClasses().stream()
                    .filter(c -> c.simpleName().equals(type.getNameAsString()))
                    .findFirst()
                    .map(scope::classBody));
  }
}
