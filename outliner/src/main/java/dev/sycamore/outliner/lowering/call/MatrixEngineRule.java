package dev.sycamore.outliner.lowering.call;

import com.github.javaparser.ast.Node;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.frontend.attribution.Invocation;
import dev.sycamore.model.expression.Binary;
import dev.sycamore.model.expression.BinaryOperator;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.MatrixOperation;
import dev.sycamore.model.expression.MatrixOperation.Kind;
import dev.sycamore.model.expression.TargetQuery;
import dev.sycamore.outliner.library.MatrixLibrary;
import dev.sycamore.outliner.lowering.context.FunctionReporting;
import dev.sycamore.outliner.lowering.context.ScalarConversions;
import dev.sycamore.outliner.lowering.context.Value;
import java.util.ArrayList;
import java.util.List;

/** Methods of the device library that are products of matrices of the target. */
final class MatrixEngineRule implements CallRule {
  private static final String IS_PRESENT = "isPresent";
  private static final String HALF = "multiplyAddHalf";
  private static final String TF32 = "multiplyAddTf32";

  private final FunctionReporting context;

  MatrixEngineRule(FunctionReporting context) {
    this.context = context;
  }

  @Override
  public boolean knows(Node call, Invocation invocation) {
    String name = invocation.method().name();
    return invocation.method().owner().canonicalName().equals(MatrixLibrary.ENGINE)
        && (name.equals(IS_PRESENT) || name.equals(HALF) || name.equals(TF32));
  }

  @Override
  public Value call(CallSite site) {
    SourceSpan span = context.spanOf(site.at());
    String name = site.invocation().method().name();
    return new Value.Plain(
        name.equals(IS_PRESENT)
            ? isPresent(span)
            : product(name.equals(HALF) ? Kind.HALF : Kind.TF32, site.plainArguments(), span));
  }

  private static DeviceExpression isPresent(SourceSpan span) {
    return new Binary(
        BinaryOperator.GREATER_OR_EQUAL,
        new TargetQuery(TargetQuery.Property.SM, span),
        ScalarConversions.intLiteral(MatrixOperation.LEAST_SM, span),
        span);
  }

  /** Each view is followed by its offset. */
  private static MatrixOperation product(
      Kind kind, List<DeviceExpression> arguments, SourceSpan span) {
    List<DeviceExpression> views = new ArrayList<>();
    List<DeviceExpression> offsets = new ArrayList<>();
    for (int i = 0; i < arguments.size(); i += 2) {
      views.add(arguments.get(i));
      offsets.add(arguments.get(i + 1));
    }
    return new MatrixOperation(kind, views, offsets, span);
  }
}
