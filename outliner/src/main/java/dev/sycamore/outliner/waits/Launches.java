package dev.sycamore.outliner.waits;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.LambdaExpr;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.NameExpr;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.frontend.attribution.Denotation;
import dev.sycamore.frontend.source.ParsedUnit;
import dev.sycamore.frontend.tree.SyntaxNodes;
import dev.sycamore.model.program.Kernel;
import dev.sycamore.outliner.kernels.KernelDefinition;
import dev.sycamore.outliner.kernels.SourceKernel;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Finds the launches of kernels that are written where they are launched, or in a local variable.
 * Commands that a graph records are none.
 */
final class Launches {
  private static final Set<String> LAUNCHES = Set.of("parallelFor", "singleTask");

  private final ParsedUnit unit;

  private Launches(ParsedUnit unit) {
    this.unit = unit;
  }

  /** Those of a file whose kernels use captured arrays. */
  static List<Launch> of(ParsedUnit unit, List<SourceKernel> written, List<Kernel> compiled) {
    Map<SourceSpan, Kernel> kernels = new HashMap<>();
    compiled.forEach(kernel -> kernels.put(kernel.span(), kernel));
    Launches launches = new Launches(unit);
    List<Launch> found = new ArrayList<>();
    for (SourceKernel kernel : written) {
      Kernel known = kernels.get(kernel.span());
      if (known != null && isHere(kernel.code())) {
        List<LaunchedArray> arrays = LaunchedArray.of(known);
        if (!arrays.isEmpty()) {
          launches
              .callsOf((Expression) kernel.code().node())
              .forEach(call -> found.add(new Launch(call, arrays)));
        }
      }
    }
    return found;
  }

  /** Whether the fields that a kernel captures are those of {@code this} where it is written. */
  private static boolean isHere(KernelDefinition code) {
    return code instanceof KernelDefinition.Lambda
        || (code instanceof KernelDefinition.Reference reference
            && reference.expression().getScope().isThisExpr());
  }

  private List<MethodCallExpr> callsOf(Expression kernel) {
    Node parent = kernel.getParentNode().orElseThrow();
    if (parent instanceof MethodCallExpr call) {
      return launch(call).stream().toList();
    }
    return parent instanceof VariableDeclarator variable
        ? unit.expressionsNamed(variable.getNameAsString()).stream()
            .filter(use -> isUseOf(use, variable))
            .map(use -> use.getParentNode().orElseThrow())
            .filter(MethodCallExpr.class::isInstance)
            .flatMap(call -> launch((MethodCallExpr) call).stream())
            .toList()
        : List.of();
  }

  /** A variable that is assigned again may hold another kernel. */
  private boolean isUseOf(Expression use, VariableDeclarator variable) {
    return use instanceof NameExpr
        && unit.attribution().denotationOf(use).orElse(null) instanceof Denotation.Local local
        && SyntaxNodes.same(local.declaration(), variable)
        && AssignedNames.isOnlyInitialized(variable, unit);
  }

  /** The call of the queue that a call launches a kernel by. */
  private Optional<MethodCallExpr> launch(MethodCallExpr call) {
    if (!LAUNCHES.contains(call.getNameAsString()) || call.getScope().isEmpty()) {
      return Optional.empty();
    }
    return SycamoreCalls.isOf("DeviceQueue", call, unit) ? Optional.of(call) : submitAround(call);
  }

  private Optional<MethodCallExpr> submitAround(MethodCallExpr call) {
    Node around = call;
    while (around.getParentNode().isPresent() && !(around instanceof LambdaExpr)) {
      around = around.getParentNode().get();
    }
    return around instanceof LambdaExpr commands
            && commands.getParentNode().orElse(null) instanceof MethodCallExpr submit
            && SycamoreCalls.isSubmit(submit, unit)
            && SycamoreCalls.isOf("Handler", call, unit)
            && call.getScope().orElse(null) instanceof NameExpr handler
            && handler.getNameAsString().equals(commands.getParameter(0).getNameAsString())
        ? Optional.of(submit)
        : Optional.empty();
  }
}
