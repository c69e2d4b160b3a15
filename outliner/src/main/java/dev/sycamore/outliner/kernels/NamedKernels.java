package dev.sycamore.outliner.kernels;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.MethodReferenceExpr;
import com.github.javaparser.ast.expr.TypeExpr;
import dev.sycamore.frontend.attribution.Denotation;
import dev.sycamore.frontend.attribution.Invocation;
import dev.sycamore.frontend.source.MethodSource;
import dev.sycamore.frontend.source.ParsedUnit;
import dev.sycamore.frontend.source.SourceUnits;
import dev.sycamore.frontend.symbols.ClassSymbol;
import dev.sycamore.frontend.symbols.FieldSymbol;
import dev.sycamore.frontend.symbols.MethodSymbol;
import dev.sycamore.frontend.tree.SyntaxNodes;
import dev.sycamore.outliner.kernels.KernelOrigins.Unknown;
import dev.sycamore.outliner.types.ApiTypes;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Modifier;

/** Follows variables, fields and calls to the kernels that they may be. */
final class NamedKernels {
  private final SourceUnits units;
  private final KernelOrigins origins;
  private final LocalKernels locals;

  NamedKernels(SourceUnits units, KernelOrigins origins) {
    this.units = units;
    this.origins = origins;
    this.locals = new LocalKernels(origins, this);
  }

  /**
   * @param elements whether the kernels are in what the expression is
   */
  Optional<Unknown> trace(ParsedUnit unit, Expression e, boolean elements) {
    if (e instanceof MethodCallExpr call) {
      return call(unit, call, elements);
    }
    Denotation denotation =
        e.isNameExpr() || e.isFieldAccessExpr()
            ? unit.attribution().denotationOf(e).orElse(null)
            : null;
    if (denotation instanceof Denotation.Local local) {
      return locals.trace(unit, e, local.declaration(), elements);
    }
    return denotation instanceof Denotation.Field field
        ? field(unit, e, field.symbol(), elements)
        : KernelOrigins.unknown(unit, e);
  }

  private Optional<Unknown> field(
      ParsedUnit unit, Expression use, FieldSymbol field, boolean elements) {
    if (field.annotations().has(ApiTypes.KERNEL)) {
      return Optional.empty();
    }
    if (isComponent(field) && use.isFieldAccessExpr()) {
      return origins.ofElements(unit, use.asFieldAccessExpr().getScope());
    }
    Optional<ParsedUnit> file = units.unitOf(field.owner());
    Optional<VariableDeclarator> declarator =
        file.flatMap(
            f ->
                f.attribution().declarationOf(field.owner()).stream()
                    .flatMap(type -> type.getFields().stream())
                    .flatMap(declared -> declared.getVariables().stream())
                    .filter(v -> v.getNameAsString().equals(field.name()))
                    .findFirst());
    if (declarator.isEmpty() || !field.modifiers().contains(Modifier.FINAL)) {
      return KernelOrigins.unknown(unit, use);
    }
    Node type = declarator.get().getParentNode().orElseThrow().getParentNode().orElseThrow();
    Optional<Unknown> unknown =
        assigned(file.get(), use, new AssignedValues(file.get(), type), declarator.get(), elements);
    return unknown.filter(u -> !SyntaxNodes.same(u.expression(), use)).isPresent()
        ? unknown
        : unknown.flatMap(u -> KernelOrigins.unknown(unit, use));
  }

  private static boolean isComponent(FieldSymbol field) {
    return field.owner().kind() == ClassSymbol.Kind.RECORD
        && !field.modifiers().contains(Modifier.STATIC);
  }

  /** What a variable is initialized with, and what a scope gives to it later. */
  Optional<Unknown> assigned(
      ParsedUnit unit,
      Expression use,
      AssignedValues scope,
      VariableDeclarator variable,
      boolean elements) {
    List<Expression> values = scope.of(variable);
    return values.isEmpty()
        ? KernelOrigins.unknown(unit, use)
        : given(unit, scope, variable, variable.getNameAsString(), values, elements);
  }

  /**
   * Values of a variable and, if asked for elements, what a scope adds to what it holds.
   *
   * @param declaration its declarator, parameter or pattern
   */
  Optional<Unknown> given(
      ParsedUnit unit,
      AssignedValues scope,
      Node declaration,
      String name,
      List<Expression> values,
      boolean elements) {
    return origins.following(
        declaration,
        () -> {
          Optional<Unknown> unknown = origins.all(unit, values, elements);
          Optional<Unknown> added =
              elements ? origins.values(unit, scope.addedTo(declaration, name)) : Optional.empty();
          return unknown.isPresent() ? unknown : added;
        });
  }

  private Optional<Unknown> call(ParsedUnit unit, MethodCallExpr call, boolean elements) {
    Optional<MethodSymbol> method = unit.attribution().invocationOf(call).map(Invocation::method);
    if (method.isEmpty()) {
      return KernelOrigins.unknown(unit, call);
    }
    if (KernelTypes.isCollection(method.get().owner())) {
      return collection(unit, call, call);
    }
    return isOfObject(method.get()) && call.getScope().isPresent()
        ? ofObject(unit, method.get(), call.getScope().get())
        : result(unit, call, method.get(), elements);
  }

  /**
   * What is in a collection, and in the arguments of a call of it.
   *
   * @param asked an argument that is left out, or the call
   */
  Optional<Unknown> collection(ParsedUnit unit, MethodCallExpr call, Expression asked) {
    boolean ofScope =
        call.getScope().isPresent()
            && unit.attribution()
                .invocationOf(call)
                .filter(i -> i.method().modifiers().contains(Modifier.STATIC))
                .isEmpty();
    Optional<Unknown> inScope =
        ofScope ? origins.ofElements(unit, call.getScope().get()) : Optional.empty();
    List<Expression> others =
        call.getArguments().stream().filter(a -> !SyntaxNodes.same(a, asked)).toList();
    Optional<Unknown> inArguments = origins.values(unit, others);
    return inScope.isPresent() ? inScope : inArguments;
  }

  /** Whether what a method returns is in the object that it is called on. */
  private boolean isOfObject(MethodSymbol method) {
    return KernelTypes.isOfFunction(method) || componentOf(method).isPresent();
  }

  private Optional<Unknown> ofObject(ParsedUnit unit, MethodSymbol method, Expression object) {
    return isDeclaredKernel(method) ? Optional.empty() : origins.ofElements(unit, object);
  }

  private boolean isDeclaredKernel(MethodSymbol method) {
    return componentOf(method).filter(c -> c.annotations().has(ApiTypes.KERNEL)).isPresent();
  }

  /** The component that an accessor reads which its record does not write itself. */
  private Optional<FieldSymbol> componentOf(MethodSymbol method) {
    return method.owner().kind() == ClassSymbol.Kind.RECORD
            && method.parameters().isEmpty()
            && declaration(method).isEmpty()
        ? method.owner().recordComponents().stream()
            .filter(component -> component.name().equals(method.name()))
            .findFirst()
        : Optional.empty();
  }

  /** What a method returns that a function refers to. */
  Optional<Unknown> referred(
      ParsedUnit unit, MethodReferenceExpr reference, MethodSymbol method, boolean elements) {
    if (!isOfObject(method)) {
      return result(unit, reference, method, elements);
    }
    if (isDeclaredKernel(method)) {
      return Optional.empty();
    }
    // The parser takes a variable in front of the colons for a type.
    boolean ofVariable =
        unit.attribution()
            .denotationOf(reference.getScope())
            .filter(of -> !(of instanceof Denotation.TypeName))
            .isPresent();
    return ofVariable || !(reference.getScope() instanceof TypeExpr)
        ? KernelOrigins.unknown(unit, reference)
        : locals.passed(unit, reference, reference);
  }

  private Optional<Unknown> result(
      ParsedUnit unit, Expression at, MethodSymbol method, boolean elements) {
    Optional<MethodSource> source =
        isStaticallyBound(method) ? declaration(method) : Optional.empty();
    return source.isPresent()
        ? returned(source.get().unit(), (MethodDeclaration) source.get().declaration(), elements)
        : KernelOrigins.unknown(unit, at);
  }

  private Optional<MethodSource> declaration(MethodSymbol method) {
    return units
        .sourceOf(method)
        .filter(
            source ->
                source.declaration() instanceof MethodDeclaration declaration
                    && declaration.getBody().isPresent());
  }

  /** What the {@code return} statements of a method have. */
  Optional<Unknown> returned(ParsedUnit unit, MethodDeclaration method, boolean elements) {
    return origins.following(method, () -> origins.all(unit, MethodResults.of(method), elements));
  }

  /** Whether no class can override a method (JLS 8.4.3.3, 8.4.8). */
  static boolean isStaticallyBound(MethodSymbol method) {
    Set<Modifier> modifiers = method.modifiers();
    ClassSymbol owner = method.owner();
    return modifiers.contains(Modifier.STATIC)
        || modifiers.contains(Modifier.PRIVATE)
        || modifiers.contains(Modifier.FINAL)
        || owner.modifiers().contains(Modifier.FINAL)
        || owner.kind() == ClassSymbol.Kind.RECORD;
  }
}
