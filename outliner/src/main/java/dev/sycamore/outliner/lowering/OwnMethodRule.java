package dev.sycamore.outliner.lowering;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.MethodReferenceExpr;
import com.github.javaparser.ast.expr.SuperExpr;
import com.github.javaparser.ast.expr.ThisExpr;
import dev.sycamore.outliner.attribution.Invocation;
import dev.sycamore.outliner.source.MethodSource;
import dev.sycamore.outliner.symbols.MethodSymbol;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** Methods of {@code this} that nothing can override: functions that take the fields they use. */
final class OwnMethodRule implements CallRule {
  private final Lowering lowering;
  private final FunctionRule functions;

  OwnMethodRule(Lowering lowering, FunctionRule functions) {
    this.lowering = lowering;
    this.functions = functions;
  }

  @Override
  public boolean knows(Node call, Invocation invocation) {
    MethodSymbol method = invocation.method();
    if (method.modifiers().contains(Modifier.STATIC)) {
      return false;
    }
    Optional<Expression> scope;
    if (call instanceof MethodCallExpr written) {
      scope = written.getScope();
    } else if (call instanceof MethodReferenceExpr reference) {
      scope = Optional.of(reference.getScope());
    } else {
      return false;
    }
    boolean ofSuper = scope.filter(SuperExpr.class::isInstance).isPresent();
    boolean ofThis = scope.isEmpty() || scope.get() instanceof ThisExpr;
    return (ofSuper || (ofThis && CallFaults.isStaticallyBound(method)))
        && lowering
            .services()
            .units()
            .sourceOf(method)
            .filter(s -> s.declaration() instanceof MethodDeclaration d && d.getBody().isPresent())
            .isPresent();
  }

  /** The object that the method is called on: this one, or one around it. */
  private Self self(CallSite site) {
    if (!(site.at() instanceof MethodCallExpr call)) {
      return lowering.self();
    }
    return EnclosingClass.pathTo(call, site.invocation(), lowering.unit().attribution())
        .map(lowering.self()::around)
        .orElseThrow(() -> lowering.faults().silently());
  }

  @Override
  public Value call(CallSite site) {
    Invocation invocation = site.invocation();
    MethodSource source = lowering.services().units().sourceOf(invocation.method()).orElseThrow();
    return functions.callOn(
        site,
        source.unit(),
        (MethodDeclaration) source.declaration(),
        self(site).transfer(lowering, source.unit().attribution(), source.declaration()),
        functions.substitution(invocation));
  }
}
