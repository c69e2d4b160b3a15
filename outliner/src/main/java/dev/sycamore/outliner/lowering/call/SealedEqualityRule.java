package dev.sycamore.outliner.lowering.call;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.Expression;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.frontend.attribution.Invocation;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.lowering.context.SingleEvaluation;
import dev.sycamore.outliner.lowering.context.Value;
import dev.sycamore.outliner.lowering.function.FunctionCalls;

/**
 * {@code equals} and {@code hashCode} of sealed interfaces: those of the record that a value is.
 */
final class SealedEqualityRule implements CallRule {
  private final FunctionContext context;
  private final FunctionCalls functions;

  SealedEqualityRule(FunctionContext context, FunctionCalls functions) {
    this.context = context;
    this.functions = functions;
  }

  @Override
  public boolean knows(Node call, Invocation invocation) {
    String name = invocation.method().name();
    JavaType receiver = receiver(invocation);
    boolean isHash = name.equals("hashCode") && invocation.parameterTypes().isEmpty();
    boolean isEquals =
        name.equals("equals")
            && invocation.parameterTypes().size() == 1
            && context
                .source()
                .substitution()
                .apply(invocation.parameterTypes().get(0))
                .equals(receiver);
    return (isHash || isEquals) && context.compilation().types().tagged(receiver).isPresent();
  }

  private JavaType receiver(Invocation invocation) {
    return context.source().substitution().apply(invocation.receiver());
  }

  @Override
  public Value call(CallSite site) {
    SourceSpan span = context.spanOf(site.at());
    JavaType.Declared type = (JavaType.Declared) receiver(site.invocation());
    ComponentMethods methods = new ComponentMethods(context, functions, site.at());
    Value object = site.receiver().orElseThrow(() -> context.faults().silently());
    return new Value.Plain(
        new SingleEvaluation(
                context, "left", context.expressions().plain(object, (Expression) site.at()), span)
            .in(
                left ->
                    site.arguments().isEmpty()
                        ? methods.hashOfObject(type, left)
                        : new SingleEvaluation(context, "right", site.plain(0), span)
                            .in(right -> methods.equalObjects(type, left, right))));
  }
}
