package dev.sycamore.outliner.lowering.call;

import com.github.javaparser.ast.Node;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.frontend.attribution.Invocation;
import dev.sycamore.model.expression.Barrier;
import dev.sycamore.model.expression.Binary;
import dev.sycamore.model.expression.BinaryOperator;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.WorkItemQuery;
import dev.sycamore.model.expression.WorkItemQuery.Query;
import dev.sycamore.outliner.lowering.context.FunctionReporting;
import dev.sycamore.outliner.lowering.context.ScalarConversions;
import dev.sycamore.outliner.lowering.context.Value;
import java.util.Set;

/** Methods of work-groups that need nothing of the other work-items. */
final class GroupRule implements CallRule {
  private static final Set<String> NAMES = Set.of("id", "range", "linearId", "size", "barrier");

  private final FunctionReporting context;

  GroupRule(FunctionReporting context) {
    this.context = context;
  }

  @Override
  public boolean knows(Node call, Invocation invocation) {
    return invocation.method().owner().canonicalName().equals("dev.sycamore.Group")
        && NAMES.contains(invocation.method().name());
  }

  @Override
  public Value call(CallSite site) {
    Value.WorkItem group =
        site.receiver()
            .filter(Value.WorkItem.class::isInstance)
            .map(Value.WorkItem.class::cast)
            .orElseThrow(() -> context.faults().silently());
    int dimensions = group.dimensions();
    SourceSpan span = context.spanOf(site.at());
    return new Value.Plain(
        switch (site.invocation().method().name()) {
          case "barrier" -> new Barrier(span);
          case "linearId" -> WorkItemRule.groupLinearId(dimensions, span);
          case "size" -> size(dimensions, span);
          case "id" -> query(site, Query.GROUP_ID, dimensions);
          default -> query(site, Query.GROUP_RANGE, dimensions);
        });
  }

  private DeviceExpression query(CallSite site, Query query, int dimensions) {
    WorkItemRule.checkDimension(context, site, site.plain(0), dimensions);
    return new WorkItemQuery(query, dimensions, site.plain(0), context.spanOf(site.at()));
  }

  private static DeviceExpression size(int dimensions, SourceSpan span) {
    DeviceExpression size = localRange(dimensions, 0, span);
    for (int d = 1; d < dimensions; d++) {
      size = new Binary(BinaryOperator.MULTIPLY, size, localRange(dimensions, d, span), span);
    }
    return size;
  }

  private static DeviceExpression localRange(int dimensions, int dimension, SourceSpan span) {
    return new WorkItemQuery(
        Query.LOCAL_RANGE, dimensions, ScalarConversions.intLiteral(dimension, span), span);
  }
}
