package dev.sycamore.outliner.kernels;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.LambdaExpr;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.VariableDeclarationExpr;
import com.github.javaparser.ast.stmt.BlockStmt;
import com.github.javaparser.ast.stmt.ExpressionStmt;
import com.github.javaparser.ast.stmt.ForStmt;
import com.github.javaparser.ast.stmt.Statement;
import dev.sycamore.binding.KernelForm;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.DiagnosticSink;
import dev.sycamore.diagnostics.Note;
import dev.sycamore.frontend.source.ParsedUnit;
import dev.sycamore.frontend.tree.SyntaxNodes;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A counting loop that does nothing but launch a kernel for each value, such as one for each row,
 * where the launches write different elements and read none of them. Only the plain form is looked
 * at: a launch that another one needs must not be advised away.
 */
public final class LaunchLoopRule {
  private final ParsedUnit unit;

  private LaunchLoopRule(ParsedUnit unit) {
    this.unit = unit;
  }

  /** Reports the launches of a file that could be one. */
  public static void check(ParsedUnit unit, List<SourceKernel> kernels, DiagnosticSink sink) {
    LaunchLoopRule rule = new LaunchLoopRule(unit);
    for (SourceKernel kernel : kernels) {
      if (kernel.code() instanceof KernelDefinition.Lambda lambda
          && kernel.form() == KernelForm.RANGE
          && kernel.dimensions() < 3) {
        rule.check(lambda.expression()).ifPresent(sink::report);
      }
    }
  }

  private Optional<Diagnostic> check(LambdaExpr kernel) {
    if (!(kernel.getParentNode().orElse(null) instanceof MethodCallExpr launch)
        || !isLaunch(launch)
        || !(statementOf(launch).getParentNode().orElse(null) instanceof ExpressionStmt statement)
        || !(statement.getParentNode().orElse(null) instanceof BlockStmt body)
        || !(body.getParentNode().orElse(null) instanceof ForStmt loop)) {
      return Optional.empty();
    }
    Optional<VariableDeclarator> counter = counterOf(loop);
    if (counter.isEmpty()) {
      return Optional.empty();
    }
    Set<String> steps = new HashSet<>(Set.of(counter.get().getNameAsString()));
    return copiesCounter(body, statement, steps)
            && launch.getArguments().stream()
                .allMatch(a -> SyntaxNodes.same(a, kernel) || !mentions(a, steps))
            && new IndependentLaunches(unit, kernel, steps).hold()
        ? Optional.of(report(launch, counter.get()))
        : Optional.empty();
  }

  private boolean isLaunch(MethodCallExpr call) {
    return call.getNameAsString().equals("parallelFor")
        && unit.attribution()
            .invocationOf(call)
            .filter(i -> i.method().owner().canonicalName().equals("dev.sycamore.DeviceQueue"))
            .isPresent();
  }

  /** The launch, or the wait for it. */
  private static Expression statementOf(MethodCallExpr launch) {
    return launch.getParentNode().orElse(null) instanceof MethodCallExpr wait
            && wait.getNameAsString().equals("await")
            && wait.getArguments().isEmpty()
        ? wait
        : launch;
  }

  private static Optional<VariableDeclarator> counterOf(ForStmt loop) {
    return loop.getInitialization().size() == 1
            && loop.getUpdate().size() == 1
            && loop.getInitialization().get(0) instanceof VariableDeclarationExpr declaration
            && declaration.getVariables().size() == 1
        ? Optional.of(declaration.getVariable(0))
        : Optional.empty();
  }

  /**
   * Whether all that comes before the launch are variables that are computed from the counter,
   * which kernels cannot capture; adds them to {@code steps}.
   */
  private static boolean copiesCounter(BlockStmt body, Statement launch, Set<String> steps) {
    for (Statement statement : body.getStatements()) {
      if (SyntaxNodes.same(statement, launch)) {
        return steps.size() > 1
            && SyntaxNodes.same(body.getStatements().getLast().orElseThrow(), launch);
      }
      if (!(statement instanceof ExpressionStmt expression)
          || !(expression.getExpression() instanceof VariableDeclarationExpr declaration)) {
        return false;
      }
      for (VariableDeclarator copy : declaration.getVariables()) {
        if (copy.getInitializer().filter(i -> IndependentLaunches.isLinear(i, steps)).isEmpty()) {
          return false;
        }
        steps.add(copy.getNameAsString());
      }
    }
    return false;
  }

  private static boolean mentions(Node node, Set<String> names) {
    return node.findAll(NameExpr.class).stream().anyMatch(n -> names.contains(n.getNameAsString()));
  }

  private Diagnostic report(MethodCallExpr launch, VariableDeclarator counter) {
    return Diagnostic.of(
            DiagnosticId.LAUNCHES_IN_A_LOOP,
            unit.spanOf(launch),
            List.of(),
            counter.getNameAsString())
        .withNote(new Note("the loop", unit.spanOf(counter)));
  }
}
