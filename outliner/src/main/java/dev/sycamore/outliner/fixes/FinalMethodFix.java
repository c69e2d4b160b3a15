package dev.sycamore.outliner.fixes;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.expr.MethodCallExpr;
import dev.sycamore.diagnostics.Fix;
import dev.sycamore.frontend.source.ParsedUnit;
import dev.sycamore.frontend.tree.SyntaxNodes;
import java.util.Optional;

/** Makes a method of {@code this} final, where nothing known overrides it. */
final class FinalMethodFix implements FixRule {

  @Override
  public Optional<Fix> fix(FaultyCode code) {
    return code.node(MethodCallExpr.class)
        .filter(call -> call.getScope().isEmpty() || call.getScope().get().isThisExpr())
        .flatMap(call -> code.attribution().invocationOf(call))
        .flatMap(invocation -> code.attribution().declarationOf(invocation.method()))
        .filter(MethodDeclaration.class::isInstance)
        .map(MethodDeclaration.class::cast)
        .filter(method -> method.getBody().isPresent() && !method.isDefault())
        .filter(method -> !isOverridden(code, method))
        .flatMap(method -> makeFinal(code, method));
  }

  /** Whether another method may override it: one of the same name and number of parameters. */
  private static boolean isOverridden(FaultyCode code, MethodDeclaration method) {
    return code.units()
        .firstIn(method.getNameAsString(), unit -> otherMethod(unit, method))
        .isPresent();
  }

  private static Optional<Node> otherMethod(ParsedUnit unit, MethodDeclaration method) {
    return unit.tree()
        .findFirst(
            MethodDeclaration.class,
            other ->
                !SyntaxNodes.same(other, method)
                    && other.getNameAsString().equals(method.getNameAsString())
                    && other.getParameters().size() == method.getParameters().size())
        .map(other -> other);
  }

  private static Optional<Fix> makeFinal(FaultyCode code, MethodDeclaration method) {
    FixEdits edits = new FixEdits(code.unit());
    return edits
        .insert(MethodHead.behindModifiers(method, edits), "final ")
        .fix("make `" + method.getNameAsString() + "` final");
  }
}
