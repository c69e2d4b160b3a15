package dev.sycamore.outliner.kernels;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.expr.ArrayAccessExpr;
import com.github.javaparser.ast.expr.ArrayCreationExpr;
import com.github.javaparser.ast.expr.ArrayInitializerExpr;
import com.github.javaparser.ast.expr.AssignExpr;
import com.github.javaparser.ast.expr.CastExpr;
import com.github.javaparser.ast.expr.ConditionalExpr;
import com.github.javaparser.ast.expr.EnclosedExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.LambdaExpr;
import com.github.javaparser.ast.expr.MethodReferenceExpr;
import com.github.javaparser.ast.expr.ObjectCreationExpr;
import com.github.javaparser.ast.expr.SwitchExpr;
import dev.sycamore.frontend.attribution.FunctionTarget;
import dev.sycamore.frontend.attribution.Invocation;
import dev.sycamore.frontend.source.ParsedUnit;
import dev.sycamore.frontend.source.SourceUnits;
import dev.sycamore.frontend.symbols.ClassSymbol;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.frontend.symbols.MethodSymbol;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import javax.lang.model.element.Modifier;

/**
 * Follows an expression to the kernels that its value may be: through variables, final fields,
 * methods that nothing overrides, choices, and what holds or makes kernels: arrays, collections,
 * records, functions. Which of them it is the launch tells, by the class of the object; so it is
 * enough that each is compiled. What is found in the file itself becomes a kernel of it; what other
 * files return or have in fields are theirs.
 */
final class KernelOrigins {
  private final KernelSites sites;
  private final Optional<String> name;
  private final NamedKernels named;
  private final RecordKernels records;
  private boolean ofOtherFile;

  /** What is being followed: what leads back to it is what it is otherwise. */
  private final Set<Node> open = Collections.newSetFromMap(new IdentityHashMap<>());

  /**
   * @param sites takes the kernels that are in its file
   * @param name of the kernel in the launch
   */
  KernelOrigins(SourceUnits units, KernelSites sites, Optional<String> name) {
    this.sites = sites;
    this.name = name;
    this.named = new NamedKernels(units, this);
    this.records = new RecordKernels(units, this);
  }

  /** Whether some of the kernels that were found belong to another file. */
  boolean ofOtherFile() {
    return ofOtherFile;
  }

  /** An expression of which is not known what it is. */
  record Unknown(ParsedUnit unit, Expression expression) {}

  static Optional<Unknown> unknown(ParsedUnit unit, Expression e) {
    return Optional.of(new Unknown(unit, e));
  }

  /** The first part of a kernel's origins that is not known; empty if all are kernels. */
  Optional<Unknown> of(ParsedUnit unit, Expression e) {
    return trace(unit, e, false);
  }

  /** As {@link #of}, for what holds or makes kernels. */
  Optional<Unknown> ofElements(ParsedUnit unit, Expression e) {
    return trace(unit, e, true);
  }

  /** As {@link #of}, for what a method returns. */
  Optional<Unknown> returned(ParsedUnit unit, MethodDeclaration method, boolean elements) {
    return named.returned(unit, method, elements);
  }

  /**
   * @param elements whether the kernels are in what the expression is
   */
  Optional<Unknown> trace(ParsedUnit unit, Expression e, boolean elements) {
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
    return following(e, () -> elements ? holder(unit, e) : kernel(unit, e));
  }

  /** Follows a node, unless that led here. */
  Optional<Unknown> following(Node node, Supplier<Optional<Unknown>> origins) {
    if (!open.add(node)) {
      return Optional.empty();
    }
    try {
      return origins.get();
    } finally {
      open.remove(node);
    }
  }

  Optional<Unknown> all(ParsedUnit unit, List<Expression> choices, boolean elements) {
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
    return named.trace(unit, e, false);
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
        && KernelTypes.isKernel(type);
  }

  private Optional<Unknown> holder(ParsedUnit unit, Expression e) {
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
      return created(unit, creation);
    }
    return e.isLambdaExpr() || e.isMethodReferenceExpr()
        ? made(unit, e)
        : named.trace(unit, e, true);
  }

  private Optional<Unknown> created(ParsedUnit unit, ObjectCreationExpr creation) {
    JavaType type = unit.attribution().typeOf(creation).orElse(JavaType.Special.ERRONEOUS);
    if (creation.getAnonymousClassBody().isPresent()) {
      return unknown(unit, creation);
    }
    if (KernelTypes.isRecord(type)) {
      return records.created(unit, creation);
    }
    return KernelTypes.isCollection(type)
        ? values(unit, creation.getArguments())
        : unknown(unit, creation);
  }

  /** Whether what a parameter may be is followed where a new record has it as an argument. */
  boolean isArgument(Parameter parameter) {
    return records.isArgument(parameter);
  }

  /** What a function returns. */
  private Optional<Unknown> made(ParsedUnit unit, Expression function) {
    Optional<FunctionTarget> target = unit.attribution().functionTargetOf(function);
    if (target.isEmpty()) {
      return unknown(unit, function);
    }
    JavaType result = target.get().returnType();
    if (!KernelTypes.mayBeKernels(result)) {
      return Optional.empty();
    }
    boolean elements = !KernelTypes.isKernel(result);
    if (function instanceof LambdaExpr lambda) {
      return all(unit, MethodResults.of(lambda), elements);
    }
    return unit.attribution()
        .invocationOf(function)
        .map(Invocation::method)
        .map(method -> referred(unit, (MethodReferenceExpr) function, method, elements))
        .orElseGet(() -> unknown(unit, function));
  }

  /** What a method that a function refers to returns, or a constructor makes. */
  private Optional<Unknown> referred(
      ParsedUnit unit, MethodReferenceExpr reference, MethodSymbol method, boolean elements) {
    if (reference.getIdentifier().equals("new")) {
      return isFunctionObject(new JavaType.Declared(method.owner(), List.of()))
          ? Optional.empty()
          : unknown(unit, reference);
    }
    return named.referred(unit, reference, method, elements);
  }

  /** Values among which kernels may be: keys of maps and the like are none. */
  Optional<Unknown> values(ParsedUnit unit, List<Expression> values) {
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
    if (target.isPresent()) {
      return trace(unit, value, !KernelTypes.isKernel(target.get().type()));
    }
    Optional<JavaType> type = unit.attribution().typeOf(value);
    // A parameter of a generic method may be a kernel, too.
    if (isCode(value)
        || type.filter(t -> t instanceof JavaType.Variable || KernelTypes.isKernel(t))
            .isPresent()) {
      return trace(unit, value, false);
    }
    return type.filter(KernelTypes::mayBeKernels).isPresent()
        ? trace(unit, value, true)
        : Optional.empty();
  }
}
