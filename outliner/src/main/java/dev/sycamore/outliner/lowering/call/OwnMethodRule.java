package dev.sycamore.outliner.lowering.call;

import com.github.javaparser.ast.Node;
import dev.sycamore.outliner.attribution.Invocation;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.lowering.context.ThisObject;
import dev.sycamore.outliner.lowering.context.Value;
import dev.sycamore.outliner.lowering.object.BoundMethod;
import java.util.Optional;

/**
 * Methods of {@code this} of which the compiler knows which one runs: functions that take the
 * fields they use.
 */
public final class OwnMethodRule implements CallRule {
  private final FunctionContext lowering;
  private final FunctionRule functions;

  public OwnMethodRule(FunctionContext lowering, FunctionRule functions) {
    this.lowering = lowering;
    this.functions = functions;
  }

  @Override
  public boolean knows(Node call, Invocation invocation) {
    return find(call, invocation).isPresent();
  }

  /** The method that a call or method reference on {@code this} runs. */
  public Optional<BoundMethod> find(Node call, Invocation invocation) {
    return BoundMethod.ofThis(
        lowering.services().units(),
        lowering.unit().attribution(),
        lowering.source().substitution(),
        call,
        invocation);
  }

  @Override
  public Value call(CallSite site) {
    BoundMethod method = find(site.at(), site.invocation()).orElseThrow();
    return call(site, method, method.transfer(lowering.self().around(method.way()), lowering));
  }

  /** A call of a method on an object of which there is what the method needs. */
  public Value call(CallSite site, BoundMethod method, ThisObject.Transfer self) {
    CallSite bound =
        new CallSite(site.at(), method.invocation(), site.receiver(), site.arguments());
    return functions.callOn(
        bound,
        method.source().unit(),
        method.declaration(),
        self,
        method.types(functions.substitution(method.invocation())));
  }
}
