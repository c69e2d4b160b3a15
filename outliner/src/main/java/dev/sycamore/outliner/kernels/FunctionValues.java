package dev.sycamore.outliner.kernels;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.CallableDeclaration;
import com.github.javaparser.ast.body.FieldDeclaration;
import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.AssignExpr;
import com.github.javaparser.ast.expr.CastExpr;
import com.github.javaparser.ast.expr.ConditionalExpr;
import com.github.javaparser.ast.expr.EnclosedExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.LambdaExpr;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.MethodReferenceExpr;
import com.github.javaparser.ast.expr.ObjectCreationExpr;
import com.github.javaparser.ast.expr.SwitchExpr;
import com.github.javaparser.ast.expr.ThisExpr;
import com.github.javaparser.ast.expr.VariableDeclarationExpr;
import dev.sycamore.frontend.attribution.Denotation;
import dev.sycamore.frontend.source.HostDialect;
import dev.sycamore.frontend.source.ParsedUnit;
import dev.sycamore.frontend.source.SourceUnits;
import dev.sycamore.frontend.symbols.ClassSymbol;
import dev.sycamore.frontend.symbols.FieldSymbol;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.frontend.tree.SyntaxNodes;
import dev.sycamore.outliner.captures.InstanceContext;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/**
 * Tells which functions the expressions of a piece of code may be.
 *
 * @param units where fields and methods are declared
 * @param dialect of the host compiler, which decides what lambdas capture
 * @param unit the file of the code
 * @param variables what is known of the parameters of the methods around, and of local variables
 *     that have been asked for
 * @param self what {@code this} is in the code, if it is a function
 * @param following the methods and fields on the way to the code
 * @param isCall whether what is written in the code is of the call from which the search began
 */
record FunctionValues(
    SourceUnits units,
    HostDialect dialect,
    ParsedUnit unit,
    IdentityHashMap<Node, FunctionValue> variables,
    Optional<Self> self,
    List<Node> following,
    boolean isCall) {

  /**
   * A function that is {@code this}: in default methods of its interface.
   *
   * @param type the interface
   */
  record Self(ClassSymbol type, FunctionValue value) {}

  /** For code of which no caller is known. */
  static FunctionValues ofFile(SourceUnits units, HostDialect dialect, ParsedUnit unit) {
    return new FunctionValues(
        units, dialect, unit, new IdentityHashMap<>(), Optional.empty(), List.of(), true);
  }

  /**
   * For the code of a method or field that this code leads to.
   *
   * @param parameters what is known of them
   */
  FunctionValues in(
      ParsedUnit file,
      Node declaration,
      IdentityHashMap<Node, FunctionValue> parameters,
      Optional<Self> object) {
    List<Node> way = new ArrayList<>(following);
    way.add(declaration);
    return new FunctionValues(units, dialect, file, parameters, object, way, isCall);
  }

  /** For the code of a method that the search enters. */
  FunctionValues called(
      ParsedUnit file, IdentityHashMap<Node, FunctionValue> parameters, Optional<Self> object) {
    return new FunctionValues(units, dialect, file, parameters, object, List.of(), false);
  }

  FunctionValue of(Expression e) {
    if (e instanceof EnclosedExpr enclosed) {
      return of(enclosed.getInner());
    }
    if (e instanceof CastExpr cast) {
      return of(cast.getExpression());
    }
    if (e instanceof LambdaExpr || e instanceof MethodReferenceExpr) {
      return unit.attribution()
          .functionTargetOf(e)
          .map(target -> FunctionCaptures.of(this, new PassedFunction(unit, e, target)))
          .orElseGet(() -> unknown(e));
    }
    if (e instanceof MethodCallExpr call) {
      return new ReturnedFunctions(this, call).value();
    }
    if (e instanceof ThisExpr) {
      return selfAt(e).orElseGet(() -> unknown(e));
    }
    if (e instanceof ObjectCreationExpr creation) {
      return PassedObjects.of(units, unit, creation)
          .<FunctionValue>map(object -> new FunctionValue.Known(List.of(object), isCall))
          .orElseGet(() -> unknown(e));
    }
    if (e instanceof ConditionalExpr choice) {
      return FunctionValue.either(of(choice.getThenExpr()), of(choice.getElseExpr()));
    }
    if (e instanceof SwitchExpr choice) {
      return ResultExpressions.of(choice).stream()
          .map(this::of)
          .reduce(FunctionValue::either)
          .orElseGet(() -> unknown(e));
    }
    return named(e);
  }

  /** What a name of a variable or field stands for; the parser takes some for types. */
  FunctionValue named(Expression e) {
    Denotation denotation =
        e.isNameExpr() || e.isFieldAccessExpr() || e.isTypeExpr()
            ? unit.attribution().denotationOf(e).orElse(null)
            : null;
    if (denotation instanceof Denotation.Local local) {
      return ofVariable(local.declaration(), e);
    }
    return denotation instanceof Denotation.Field field
        ? ofField(field.symbol(), e).orElseGet(() -> unknown(e))
        : unknown(e);
  }

  /** What {@code this} is at a place, if it is a function: in default methods of its interface. */
  Optional<FunctionValue> selfAt(Node place) {
    return InstanceContext.classAround(place, unit.attribution())
        .filter(type -> FunctionalTypes.isPassable(new JavaType.Declared(type, List.of())))
        .map(
            type ->
                self.filter(known -> known.type().equals(type))
                    .map(Self::value)
                    .orElseGet(FunctionValue.OfCaller::new));
  }

  /** What a final field holds that is initialised where it is declared. */
  private Optional<FunctionValue> ofField(FieldSymbol field, Expression use) {
    if (!field.modifiers().contains(Modifier.FINAL)) {
      return Optional.empty();
    }
    Optional<ParsedUnit> file = units.unitOf(field.owner());
    Optional<Expression> initializer =
        file.flatMap(
            f ->
                f.attribution()
                    .declarationOf(field.owner())
                    .flatMap(type -> type.getFieldByName(field.name()))
                    .flatMap(declaration -> initializer(declaration, field.name())));
    return initializer
        .filter(i -> following.stream().noneMatch(node -> SyntaxNodes.same(node, i)))
        .map(i -> in(file.get(), i, new IdentityHashMap<>(), Optional.empty()).of(i))
        .map(
            value ->
                value instanceof FunctionValue.Unknown unknown
                    ? unknown.returnedBy(unit, use, isCall)
                    : value);
  }

  private static Optional<Expression> initializer(FieldDeclaration fields, String name) {
    return fields.getVariables().stream()
        .filter(variable -> variable.getNameAsString().equals(name))
        .findFirst()
        .flatMap(VariableDeclarator::getInitializer);
  }

  /**
   * What a local variable or parameter holds.
   *
   * @param use what names it
   */
  FunctionValue ofVariable(Node declaration, Expression use) {
    FunctionValue known = variables.get(declaration);
    if (isAssigned(declaration)) {
      return unknown(use);
    }
    if (known != null) {
      return known;
    }
    if (declaration instanceof Parameter parameter
        && parameter.getParentNode().orElse(null) instanceof CallableDeclaration<?>) {
      return new FunctionValue.OfCaller();
    }
    Optional<Expression> initializer = initializer(declaration);
    if (initializer.isEmpty()) {
      return unknown(use);
    }
    FunctionValue value = of(initializer.get());
    variables.put(declaration, value);
    return value;
  }

  private static Optional<Expression> initializer(Node declaration) {
    return declaration instanceof VariableDeclarator variable
            && variable.getParentNode().orElse(null) instanceof VariableDeclarationExpr
        ? variable.getInitializer()
        : Optional.empty();
  }

  /** What a local variable is initialised with that is not assigned again; else what is given. */
  Optional<Expression> initializerOf(Expression e) {
    return e.isNameExpr()
            && unit.attribution().denotationOf(e).orElse(null) instanceof Denotation.Local local
        ? Optional.of(local.declaration())
            .filter(declaration -> !isAssigned(declaration))
            .flatMap(FunctionValues::initializer)
        : Optional.of(e);
  }

  FunctionValue unknown(Expression e) {
    return unknown(e, FunctionValue.Reason.ELSEWHERE);
  }

  FunctionValue unknown(Expression e, FunctionValue.Reason reason) {
    return new FunctionValue.Unknown(unit, e, isCall, reason);
  }

  private boolean isAssigned(Node variable) {
    Node around = variable;
    while (!(around instanceof CallableDeclaration) && around.getParentNode().isPresent()) {
      around = around.getParentNode().get();
    }
    return around.findAll(AssignExpr.class).stream()
        .map(AssignExpr::getTarget)
        .filter(Expression::isNameExpr)
        .anyMatch(target -> isVariable(target, variable));
  }

  private boolean isVariable(Expression e, Node variable) {
    return unit.attribution().denotationOf(e).orElse(null) instanceof Denotation.Local local
        && SyntaxNodes.same(local.declaration(), variable);
  }
}
