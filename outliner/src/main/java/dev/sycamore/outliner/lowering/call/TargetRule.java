package dev.sycamore.outliner.lowering.call;

import com.github.javaparser.ast.Node;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.frontend.attribution.Invocation;
import dev.sycamore.model.expression.Binary;
import dev.sycamore.model.expression.BinaryOperator;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Literal;
import dev.sycamore.model.expression.TargetQuery;
import dev.sycamore.model.expression.TargetQuery.Property;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.outliner.lowering.context.FunctionReporting;
import dev.sycamore.outliner.lowering.context.Value;
import java.util.Map;
import java.util.Set;

/** What code asks about its target. */
final class TargetRule implements CallRule {
  private static final Map<String, Property> PROPERTIES =
      Map.of(
          "isNativeCpu", Property.IS_NATIVE_CPU,
          "isSpirv", Property.IS_SPIRV,
          "isPtx", Property.IS_PTX,
          "isAmdgcn", Property.IS_AMDGCN,
          "isOpenClC", Property.IS_OPENCL_C,
          "hasFusedMultiplyAdd", Property.HAS_FUSED_MULTIPLY_ADD,
          "isAtLeastSm", Property.SM);

  /** The API, and the same for the device library, which may not know the API. */
  private static final Set<String> OWNERS =
      Set.of("dev.sycamore.DeviceTarget", "dev.sycamore.devicelib.LibraryTarget");

  private static final String IS_HOST = "isHost";

  private final FunctionReporting context;

  TargetRule(FunctionReporting context) {
    this.context = context;
  }

  @Override
  public boolean knows(Node call, Invocation invocation) {
    String name = invocation.method().name();
    return OWNERS.contains(invocation.method().owner().canonicalName())
        && (name.equals(IS_HOST) || PROPERTIES.containsKey(name));
  }

  @Override
  public Value call(CallSite site) {
    return new Value.Plain(query(site, context.spanOf(site.at())));
  }

  private static DeviceExpression query(CallSite site, SourceSpan span) {
    String name = site.invocation().method().name();
    if (name.equals(IS_HOST)) {
      // On the host the lambda itself runs, and nothing of what is compiled here.
      return new Literal(ScalarType.BOOLEAN, false, span);
    }
    TargetQuery query = new TargetQuery(PROPERTIES.get(name), span);
    return query.property() == Property.SM
        ? new Binary(BinaryOperator.GREATER_OR_EQUAL, query, site.plain(0), span)
        : query;
  }
}
