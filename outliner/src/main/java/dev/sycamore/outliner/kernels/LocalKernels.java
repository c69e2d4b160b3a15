package dev.sycamore.outliner.kernels;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.ComponentPatternExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.InstanceOfExpr;
import com.github.javaparser.ast.expr.LambdaExpr;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.VariableDeclarationExpr;
import com.github.javaparser.ast.nodeTypes.NodeWithSimpleName;
import com.github.javaparser.ast.nodeTypes.SwitchNode;
import com.github.javaparser.ast.stmt.ForEachStmt;
import com.github.javaparser.ast.stmt.SwitchEntry;
import dev.sycamore.frontend.source.ParsedUnit;
import dev.sycamore.frontend.tree.SyntaxNodes;
import dev.sycamore.outliner.kernels.KernelOrigins.Unknown;
import java.util.List;
import java.util.Optional;

/** Follows local variables, parameters and patterns to the kernels that they may be. */
final class LocalKernels {
  private final KernelOrigins origins;
  private final NamedKernels named;

  LocalKernels(KernelOrigins origins, NamedKernels named) {
    this.origins = origins;
    this.named = named;
  }

  /**
   * @param use of the variable
   * @param elements whether the kernels are in what the variable has
   */
  Optional<Unknown> trace(ParsedUnit unit, Expression use, Node declaration, boolean elements) {
    AssignedValues scope = new AssignedValues(unit, LaunchedKernels.methodAround(declaration));
    if (declaration instanceof VariableDeclarator variable) {
      return variable.getParentNode().orElse(null) instanceof VariableDeclarationExpr locals
          ? variable(unit, use, variable, locals, scope, elements)
          : KernelOrigins.unknown(unit, use);
    }
    if (declaration instanceof Parameter parameter && isKernel(unit, parameter)) {
      return Optional.empty();
    }
    Optional<Unknown> first =
        declaration instanceof Parameter parameter
            ? parameter(unit, use, parameter)
            : matched(unit, use, declaration, elements);
    return first.isPresent() ? first : later(unit, declaration, scope, elements);
  }

  private Optional<Unknown> variable(
      ParsedUnit unit,
      Expression use,
      VariableDeclarator variable,
      VariableDeclarationExpr locals,
      AssignedValues scope,
      boolean elements) {
    if (locals.getParentNode().orElse(null) instanceof ForEachStmt loop
        && SyntaxNodes.same(loop.getVariable(), locals)) {
      Optional<Unknown> first = origins.ofElements(unit, loop.getIterable());
      return first.isPresent() ? first : later(unit, variable, scope, elements);
    }
    if (LaunchedKernels.isMarked(unit, locals.getAnnotations())) {
      // Whatever is assigned to it is a kernel.
      return Optional.empty();
    }
    return named.assigned(unit, use, scope, variable, elements);
  }

  /** What the code gives to a variable that something else gave its first value. */
  private Optional<Unknown> later(
      ParsedUnit unit, Node declaration, AssignedValues scope, boolean elements) {
    String name = ((NodeWithSimpleName<?>) declaration).getNameAsString();
    List<Expression> values = scope.assignedTo(declaration, name);
    return named.given(unit, scope, declaration, name, values, elements);
  }

  /** Whether all that a parameter may be is a kernel: that is reported elsewhere otherwise. */
  private boolean isKernel(ParsedUnit unit, Parameter parameter) {
    return LaunchedKernels.isMarked(unit, parameter.getAnnotations())
        || origins.isArgument(parameter);
  }

  private Optional<Unknown> parameter(ParsedUnit unit, Expression use, Parameter parameter) {
    return parameter.getParentNode().orElse(null) instanceof LambdaExpr lambda
        ? passed(unit, lambda, use)
        : KernelOrigins.unknown(unit, use);
  }

  /** What a method of a collection passes to a function: what is in it, or another argument. */
  Optional<Unknown> passed(ParsedUnit unit, Expression function, Expression use) {
    Optional<MethodCallExpr> call =
        function
            .getParentNode()
            .filter(MethodCallExpr.class::isInstance)
            .map(MethodCallExpr.class::cast)
            .filter(c -> passesElements(unit, c));
    return call.isPresent()
        ? named.collection(unit, call.get(), function)
        : KernelOrigins.unknown(unit, use);
  }

  private static boolean passesElements(ParsedUnit unit, MethodCallExpr call) {
    return unit.attribution()
        .invocationOf(call)
        .filter(
            i ->
                KernelTypes.isCollection(i.method().owner())
                    || i.method().owner().canonicalName().equals("java.lang.Iterable"))
        .isPresent();
  }

  /** What is matched is the variable of the pattern, or a record around it. */
  private Optional<Unknown> matched(
      ParsedUnit unit, Expression use, Node pattern, boolean elements) {
    if (!(pattern instanceof ComponentPatternExpr)) {
      return KernelOrigins.unknown(unit, use);
    }
    Node around = pattern.getParentNode().orElseThrow();
    boolean ofRecord = around instanceof ComponentPatternExpr;
    while (around instanceof ComponentPatternExpr) {
      around = around.getParentNode().orElseThrow();
    }
    if (around instanceof InstanceOfExpr match) {
      return origins.trace(unit, match.getExpression(), elements || ofRecord);
    }
    return around instanceof SwitchEntry
            && around.getParentNode().orElse(null) instanceof SwitchNode choice
        ? origins.trace(unit, choice.getSelector(), elements || ofRecord)
        : KernelOrigins.unknown(unit, use);
  }
}
