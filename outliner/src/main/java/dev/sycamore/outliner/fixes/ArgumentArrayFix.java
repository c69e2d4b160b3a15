package dev.sycamore.outliner.fixes;

import com.github.javaparser.ast.NodeList;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.nodeTypes.NodeWithArguments;
import dev.sycamore.diagnostics.Fix;
import dev.sycamore.frontend.attribution.Invocation;
import dev.sycamore.frontend.symbols.JavaType;
import java.util.Optional;

/** Passes an array instead of a variable number of arguments. */
final class ArgumentArrayFix implements FixRule {

  @Override
  public Optional<Fix> fix(FaultyCode code) {
    return code.node(Expression.class, NodeWithArguments.class::isInstance)
        .flatMap(
            call ->
                code.attribution()
                    .invocationOf(call)
                    .filter(Invocation::spread)
                    .flatMap(i -> fix(code, ((NodeWithArguments<?>) call).getArguments(), i)));
  }

  private static Optional<Fix> fix(
      FaultyCode code, NodeList<Expression> arguments, Invocation invocation) {
    int first = invocation.method().parameters().size() - 1;
    JavaType last = invocation.method().parameters().get(first).type();
    if (arguments.size() <= first
        || !(last instanceof JavaType.Array array)
        || !(array.component() instanceof JavaType.Primitive component)) {
      return Optional.empty();
    }
    FixEdits edits = new FixEdits(code.unit());
    int start = edits.startOf(arguments.get(first));
    int end = edits.endOf(arguments.get(arguments.size() - 1));
    return edits.insert(start, "new " + component + "[] {").insert(end, "}").fix("pass an array");
  }
}
