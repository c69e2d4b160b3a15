package dev.sycamore.outliner.kernels;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.ArrayAccessExpr;
import com.github.javaparser.ast.expr.ArrayCreationExpr;
import com.github.javaparser.ast.expr.ArrayInitializerExpr;
import com.github.javaparser.ast.expr.AssignExpr;
import com.github.javaparser.ast.expr.CastExpr;
import com.github.javaparser.ast.expr.ConditionalExpr;
import com.github.javaparser.ast.expr.EnclosedExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.LambdaExpr;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.ObjectCreationExpr;
import com.github.javaparser.ast.expr.SwitchExpr;
import com.github.javaparser.ast.expr.VariableDeclarationExpr;
import com.github.javaparser.ast.stmt.ForEachStmt;
import dev.sycamore.outliner.attribution.Denotation;
import dev.sycamore.outliner.attribution.FunctionTarget;
import dev.sycamore.outliner.attribution.Invocation;
import dev.sycamore.outliner.source.MethodSource;
import dev.sycamore.outliner.source.ParsedUnit;
import dev.sycamore.outliner.source.SourceUnits;
import dev.sycamore.outliner.symbols.ClassSymbol;
import dev.sycamore.outliner.symbols.JavaType;
import dev.sycamore.outliner.symbols.MethodSymbol;
import dev.sycamore.outliner.syntax.SyntaxNodes;
import dev.sycamore.outliner.types.ApiTypes;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Modifier;

/**
 * Follows an expression to the kernels that its value may be: through variables, final fields,
 * methods that nothing overrides, choices, and arrays and collections of kernels. Which of them it
 * is the launch tells, by the class of the object; so it is enough that each is compiled. What is
 * found in the file itself becomes a kernel of it; what other files return or have in fields are
 * theirs.
 */
final class KernelOrigins {
  /** The collections of the JDK. */
  private static final Set<String> COLLECTIONS = Set.of("java.util", "java.util.stream");

  private final SourceUnits units;
  private final KernelSites sites;
  private final Optional<String> name;
  private boolean ofOtherFile;
  private final Set<Node> open = Collections.newSetFromMap(new IdentityHashMap<>());

  /**
   * @param sites takes the kernels that are in its file
   * @param name of the kernel in the launch
   */
  KernelOrigins(SourceUnits units, KernelSites sites, Optional<String> name) {
    this.units = units;
    this.sites = sites;
    this.name = name;
  }

  /** Whether some of the kernels that were found belong to another file. */
  boolean ofOtherFile() {
    return ofOtherFile;
  }

  /** An expression of which is not known what it is. */
  record Unknown(ParsedUnit unit, Expression expression) {}

  /** The first part of a kernel's origins that is not known; empty if all are kernels. */
  Optional<Unknown> of(ParsedUnit unit, Expression e) {
    return trace(unit, e, false);
  }

  /** As {@link #of}, for an array or collection of kernels. */
  Optional<Unknown> ofElements(ParsedUnit unit, Expression e) {
    return trace(unit, e, true);
  }

  /**
   * @param elements whether the kernels are in what the expression is
   */
  private Optional<Unknown> trace(ParsedUnit unit, Expression e, boolean elements) {
    if (e instanceof EnclosedExpr enclosed) {
      return trace(unit, enclosed.getInner(), elements);
    }
    if (e instanceof CastExpr cast) {
      return trace(unit, cast.getExpression(), elements);
    }
    if (e instanceof AssignExpr assignment) {
      return trace(unit, assignment.getValue(), elements);
    }
    if (e instanceof ConditionalExpr choice) {
      return all(unit, List.of(choice.getThenExpr(), choice.getElseExpr()), elements);
    }
    if (e instanceof SwitchExpr choice) {
      return all(unit, LaunchedKernels.resultsOf(choice), elements);
    }
    if (!open.add(e)) {
      // What leads back here is what it is otherwise.
      return Optional.empty();
    }
    try {
      return elements ? collection(unit, e) : kernel(unit, e);
    } finally {
      open.remove(e);
    }
  }

  private Optional<Unknown> all(ParsedUnit unit, List<Expression> choices, boolean elements) {
    Optional<Unknown> first = Optional.empty();
    for (Expression choice : choices) {
      Optional<Unknown> unknown = trace(unit, choice, elements);
      first = first.isPresent() ? first : unknown;
    }
    return first;
  }

  private Optional<Unknown> kernel(ParsedUnit unit, Expression e) {
    if (isCode(e)) {
      // Of another file it is a kernel of that file's unit.
      ofOtherFile |= unit != sites.unit();
      boolean known = unit != sites.unit() || sites.add(e, name);
      return known ? Optional.empty() : unknown(unit, e);
    }
    if (unit.attribution().typeOf(e).filter(this::isFunctionObject).isPresent()) {
      return Optional.empty();
    }
    if (e instanceof ArrayAccessExpr element) {
      return trace(unit, element.getName(), true);
    }
    return named(unit, e, false);
  }

  private static boolean isCode(Expression e) {
    return e.isLambdaExpr()
        || e.isMethodReferenceExpr()
        || (e instanceof ObjectCreationExpr creation
            && creation.getAnonymousClassBody().isPresent());
  }

  /** An object of a class that is a kernel itself, wherever it is declared. */
  private boolean isFunctionObject(JavaType type) {
    return type instanceof JavaType.Declared declared
        && declared.symbol().kind() != ClassSymbol.Kind.INTERFACE
        && !declared.symbol().modifiers().contains(Modifier.ABSTRACT)
        && (!declared.symbol().canonicalName().isEmpty() || sites.isKernel(declared.symbol()))
        && KernelInterfaces.of(type).isPresent();
  }

  private Optional<Unknown> collection(ParsedUnit unit, Expression e) {
    if (e instanceof ArrayInitializerExpr values) {
      return values(unit, values.getValues());
    }
    if (e instanceof ArrayCreationExpr array) {
      return array.getInitializer().flatMap(values -> values(unit, values.getValues()));
    }
    if (e instanceof ArrayAccessExpr row) {
      return trace(unit, row.getName(), true);
    }
    if (e instanceof ObjectCreationExpr creation) {
      return isCollection(unit, creation)
          ? values(unit, creation.getArguments())
          : unknown(unit, e);
    }
    return named(unit, e, true);
  }

  private static boolean isCollection(ParsedUnit unit, Expression e) {
    return unit.attribution().typeOf(e).filter(KernelOrigins::isCollection).isPresent();
  }

  private static boolean isCollection(JavaType type) {
    return type instanceof JavaType.Declared declared
        && COLLECTIONS.contains(declared.symbol().packageName());
  }

  /** Values among which kernels may be: keys of maps and the like are none. */
  private Optional<Unknown> values(ParsedUnit unit, List<Expression> values) {
    Optional<Unknown> first = Optional.empty();
    for (Expression value : values) {
      Optional<Unknown> unknown = value(unit, value);
      first = first.isPresent() ? first : unknown;
    }
    return first;
  }

  private Optional<Unknown> value(ParsedUnit unit, Expression value) {
    if (value instanceof ArrayInitializerExpr) {
      return trace(unit, value, true);
    }
    Optional<FunctionTarget> target = unit.attribution().functionTargetOf(value);
    if (target.isPresent() && KernelInterfaces.of(target.get().type()).isEmpty()) {
      // A function that makes kernels.
      return value instanceof LambdaExpr lambda && mayBeKernels(target.get().returnType())
          ? all(unit, MethodResults.of(lambda), !isKernel(target.get().returnType()))
          : Optional.empty();
    }
    Optional<JavaType> type = unit.attribution().typeOf(value);
    // A parameter of a generic method may be a kernel, too.
    if (target.isPresent()
        || isCode(value)
        || type.filter(t -> t instanceof JavaType.Variable || isKernel(t)).isPresent()) {
      return trace(unit, value, false);
    }
    return type.filter(KernelOrigins::mayBeKernels).isPresent()
        ? trace(unit, value, true)
        : Optional.empty();
  }

  private static boolean isKernel(JavaType type) {
    return KernelInterfaces.of(type).isPresent();
  }

  /** Whether a type is one of kernels, or of arrays or collections that may have some. */
  static boolean mayBeKernels(JavaType type) {
    if (type instanceof JavaType.Array array) {
      return mayBeKernels(array.component());
    }
    return isKernel(type)
        || (isCollection(type)
            && ((JavaType.Declared) type)
                .arguments().stream().anyMatch(KernelOrigins::mayBeKernels));
  }

  /** What a variable, field or call is. */
  private Optional<Unknown> named(ParsedUnit unit, Expression e, boolean elements) {
    if (e instanceof MethodCallExpr call) {
      return call(unit, call, elements);
    }
    Denotation denotation =
        e.isNameExpr() || e.isFieldAccessExpr()
            ? unit.attribution().denotationOf(e).orElse(null)
            : null;
    if (denotation instanceof Denotation.Local local) {
      return local(unit, e, local.declaration(), elements);
    }
    return denotation instanceof Denotation.Field field
        ? field(unit, e, field, elements)
        : unknown(unit, e);
  }

  private Optional<Unknown> local(
      ParsedUnit unit, Expression use, Node declaration, boolean elements) {
    if (declaration instanceof Parameter parameter) {
      return parameter(unit, use, parameter);
    }
    if (!(declaration instanceof VariableDeclarator variable)
        || !(variable.getParentNode().orElse(null) instanceof VariableDeclarationExpr locals)) {
      return unknown(unit, use);
    }
    if (locals.getAnnotations().stream().anyMatch(LaunchedKernels::isKernel)) {
      // Whatever is assigned to it is a kernel.
      return Optional.empty();
    }
    if (locals.getParentNode().orElse(null) instanceof ForEachStmt loop
        && SyntaxNodes.same(loop.getVariable(), locals)) {
      return trace(unit, loop.getIterable(), true);
    }
    return assigned(
        unit,
        use,
        new AssignedValues(unit, LaunchedKernels.methodAround(variable)),
        variable,
        elements);
  }

  private Optional<Unknown> parameter(ParsedUnit unit, Expression use, Parameter parameter) {
    if (parameter.getAnnotations().stream().anyMatch(LaunchedKernels::isKernel)) {
      return Optional.empty();
    }
    // The elements that forEach passes to a lambda.
    boolean ofElements =
        parameter.getParentNode().orElse(null) instanceof LambdaExpr lambda
            && lambda.getParentNode().orElse(null) instanceof MethodCallExpr call
            && call.getNameAsString().equals("forEach")
            && call.getScope().isPresent();
    return ofElements
        ? trace(
            unit,
            ((MethodCallExpr) parameter.getParentNode().get().getParentNode().get())
                .getScope()
                .get(),
            true)
        : unknown(unit, use);
  }

  private Optional<Unknown> field(
      ParsedUnit unit, Expression use, Denotation.Field field, boolean elements) {
    if (field.symbol().annotations().has(ApiTypes.KERNEL)) {
      return Optional.empty();
    }
    Optional<ParsedUnit> file = units.unitOf(field.symbol().owner());
    Optional<VariableDeclarator> declarator =
        file.flatMap(
            f ->
                f.attribution().declarationOf(field.symbol().owner()).stream()
                    .flatMap(type -> type.getFields().stream())
                    .flatMap(declared -> declared.getVariables().stream())
                    .filter(v -> v.getNameAsString().equals(field.symbol().name()))
                    .findFirst());
    if (declarator.isEmpty() || !field.symbol().modifiers().contains(Modifier.FINAL)) {
      return unknown(unit, use);
    }
    Node type = declarator.get().getParentNode().orElseThrow().getParentNode().orElseThrow();
    Optional<Unknown> unknown =
        assigned(file.get(), use, new AssignedValues(file.get(), type), declarator.get(), elements);
    return unknown.filter(u -> !SyntaxNodes.same(u.expression(), use)).isPresent()
        ? unknown
        : unknown.flatMap(u -> unknown(unit, use));
  }

  private Optional<Unknown> assigned(
      ParsedUnit unit,
      Expression use,
      AssignedValues scope,
      VariableDeclarator variable,
      boolean elements) {
    if (!open.add(variable)) {
      return Optional.empty();
    }
    try {
      List<Expression> values = scope.of(variable);
      if (values.isEmpty()) {
        return unknown(unit, use);
      }
      Optional<Unknown> unknown = all(unit, values, elements);
      Optional<Unknown> added = elements ? values(unit, scope.addedTo(variable)) : Optional.empty();
      return unknown.isPresent() ? unknown : added;
    } finally {
      open.remove(variable);
    }
  }

  private Optional<Unknown> call(ParsedUnit unit, MethodCallExpr call, boolean elements) {
    Optional<MethodSymbol> method = unit.attribution().invocationOf(call).map(Invocation::method);
    if (method.isEmpty()) {
      return unknown(unit, call);
    }
    if (COLLECTIONS.contains(method.get().owner().packageName())) {
      List<Expression> parts = new ArrayList<>(call.getArguments());
      Optional<Unknown> ofScope =
          method.get().modifiers().contains(Modifier.STATIC) || call.getScope().isEmpty()
              ? Optional.empty()
              : trace(unit, call.getScope().get(), true);
      Optional<Unknown> ofArguments = values(unit, parts);
      return ofScope.isPresent() ? ofScope : ofArguments;
    }
    Optional<MethodSource> source =
        isStaticallyBound(method.get()) ? units.sourceOf(method.get()) : Optional.empty();
    if (source.isEmpty()
        || !(source.get().declaration() instanceof MethodDeclaration declaration)
        || declaration.getBody().isEmpty()) {
      return unknown(unit, call);
    }
    return returned(source.get().unit(), declaration, elements);
  }

  /** What the {@code return} statements of a method have. */
  Optional<Unknown> returned(ParsedUnit unit, MethodDeclaration method, boolean elements) {
    if (!open.add(method)) {
      return Optional.empty();
    }
    try {
      return all(unit, MethodResults.of(method), elements);
    } finally {
      open.remove(method);
    }
  }

  /** Whether no class can override a method (JLS 8.4.3.3, 8.4.8). */
  private static boolean isStaticallyBound(MethodSymbol method) {
    Set<Modifier> modifiers = method.modifiers();
    ClassSymbol owner = method.owner();
    return modifiers.contains(Modifier.STATIC)
        || modifiers.contains(Modifier.PRIVATE)
        || modifiers.contains(Modifier.FINAL)
        || owner.modifiers().contains(Modifier.FINAL)
        || owner.kind() == ClassSymbol.Kind.RECORD;
  }

  private static Optional<Unknown> unknown(ParsedUnit unit, Expression e) {
    return Optional.of(new Unknown(unit, e));
  }
}
