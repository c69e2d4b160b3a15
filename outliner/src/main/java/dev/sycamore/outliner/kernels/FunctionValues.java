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
import com.github.javaparser.ast.expr.MethodReferenceExpr;
import com.github.javaparser.ast.expr.ObjectCreationExpr;
import com.github.javaparser.ast.expr.SwitchExpr;
import com.github.javaparser.ast.expr.VariableDeclarationExpr;
import dev.sycamore.outliner.attribution.Denotation;
import dev.sycamore.outliner.source.ParsedUnit;
import dev.sycamore.outliner.source.SourceUnits;
import dev.sycamore.outliner.symbols.FieldSymbol;
import dev.sycamore.outliner.syntax.SyntaxNodes;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/**
 * Tells which functions the expressions of a piece of code may be.
 *
 * @param units where fields are declared
 * @param unit the file of the code
 * @param parameters what is known of the parameters of the methods around
 * @param isCall whether what is written in the code is of the call from which the search began
 */
record FunctionValues(
    SourceUnits units,
    ParsedUnit unit,
    IdentityHashMap<Node, FunctionValue> parameters,
    boolean isCall) {

  /** For code of which no caller is known. */
  static FunctionValues ofFile(SourceUnits units, ParsedUnit unit) {
    return new FunctionValues(units, unit, new IdentityHashMap<>(), true);
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
          .<FunctionValue>map(
              target ->
                  new FunctionValue.Known(List.of(new PassedFunction(unit, e, target)), isCall))
          .orElseGet(() -> unknown(e));
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
      return LaunchedKernels.resultsOf(choice).stream()
          .map(this::of)
          .reduce(FunctionValue::either)
          .orElseGet(() -> unknown(e));
    }
    Denotation denotation =
        e.isNameExpr() || e.isFieldAccessExpr()
            ? unit.attribution().denotationOf(e).orElse(null)
            : null;
    if (denotation instanceof Denotation.Local local) {
      return ofVariable(local.declaration(), e);
    }
    return denotation instanceof Denotation.Field field
        ? ofField(field.symbol()).orElseGet(() -> unknown(e))
        : unknown(e);
  }

  /** What a final field holds that is initialised where it is declared. */
  private Optional<FunctionValue> ofField(FieldSymbol field) {
    if (!field.modifiers().contains(Modifier.FINAL)) {
      return Optional.empty();
    }
    return units
        .unitOf(field.owner())
        .flatMap(
            file ->
                file.attribution()
                    .declarationOf(field.owner())
                    .flatMap(type -> type.getFieldByName(field.name()))
                    .flatMap(declaration -> initializer(declaration, field.name()))
                    .filter(
                        i ->
                            i.isLambdaExpr()
                                || i.isMethodReferenceExpr()
                                || i.isObjectCreationExpr())
                    .map(
                        i ->
                            new FunctionValues(units, file, new IdentityHashMap<>(), isCall)
                                .of(i)));
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
    FunctionValue known = parameters.get(declaration);
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
    boolean isLocal =
        declaration instanceof VariableDeclarator variable
            && variable.getParentNode().orElse(null) instanceof VariableDeclarationExpr;
    Optional<Expression> initializer =
        isLocal ? ((VariableDeclarator) declaration).getInitializer() : Optional.empty();
    return initializer.map(this::of).orElseGet(() -> unknown(use));
  }

  private FunctionValue unknown(Expression e) {
    return new FunctionValue.Unknown(unit, e, isCall);
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
