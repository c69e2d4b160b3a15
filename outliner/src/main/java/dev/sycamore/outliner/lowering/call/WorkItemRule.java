package dev.sycamore.outliner.lowering.call;

import com.github.javaparser.ast.Node;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.frontend.attribution.Invocation;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.model.expression.Barrier;
import dev.sycamore.model.expression.Binary;
import dev.sycamore.model.expression.BinaryOperator;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Literal;
import dev.sycamore.model.expression.WorkItemQuery;
import dev.sycamore.model.expression.WorkItemQuery.Query;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.outliner.lowering.context.FunctionReporting;
import dev.sycamore.outliner.lowering.context.ScalarConversions;
import dev.sycamore.outliner.lowering.context.Value;
import dev.sycamore.outliner.types.ApiTypes;
import java.util.Map;
import java.util.Set;

/** Methods of work-items: where they are, and barriers. */
final class WorkItemRule implements CallRule {

  private static final Map<String, Query> QUERIES =
      Map.of(
          "globalId", Query.GLOBAL_ID,
          "localId", Query.LOCAL_ID,
          "groupId", Query.GROUP_ID,
          "globalRange", Query.GLOBAL_RANGE,
          "localRange", Query.LOCAL_RANGE,
          "groupRange", Query.GROUP_RANGE);

  /** Row-major indices: their ids and ranges, and whether they are long. */
  private record Linear(Query id, Query range, ScalarType type) {}

  private static final Map<String, Linear> LINEAR =
      Map.of(
          "globalLinearId", new Linear(Query.GLOBAL_ID, Query.GLOBAL_RANGE, ScalarType.LONG),
          // Of an item; ranges with an offset have no items.
          "linearId", new Linear(Query.GLOBAL_ID, Query.GLOBAL_RANGE, ScalarType.LONG),
          "localLinearId", new Linear(Query.LOCAL_ID, Query.LOCAL_RANGE, ScalarType.INT),
          "groupLinearId", new Linear(Query.GROUP_ID, Query.GROUP_RANGE, ScalarType.LONG));

  private static final Set<String> OTHERS = Set.of("barrier", "group", "subGroup");

  private final FunctionReporting context;

  WorkItemRule(FunctionReporting context) {
    this.context = context;
  }

  @Override
  public boolean knows(Node call, Invocation invocation) {
    String name = invocation.method().name();
    return invocation.receiver() instanceof JavaType.Declared receiver
        && ApiTypes.item(receiver.symbol()).isPresent()
        && (QUERIES.containsKey(name) || LINEAR.containsKey(name) || OTHERS.contains(name));
  }

  @Override
  public Value call(CallSite site) {
    Value.WorkItem item =
        site.receiver()
            .filter(Value.WorkItem.class::isInstance)
            .map(Value.WorkItem.class::cast)
            .orElseThrow(() -> context.faults().silently());
    String name = site.invocation().method().name();
    SourceSpan span = context.spanOf(site.at());
    if (name.equals("barrier")) {
      return new Value.Plain(new Barrier(span));
    } else if (name.equals("group")) {
      return new Value.WorkItem(Value.WorkItem.Kind.GROUP, item.dimensions());
    } else if (name.equals("subGroup")) {
      return new Value.WorkItem(Value.WorkItem.Kind.SUB_GROUP, item.dimensions());
    }
    if (LINEAR.containsKey(name)) {
      return new Value.Plain(linear(LINEAR.get(name), item.dimensions(), span));
    }
    DeviceExpression dimension =
        site.arguments().isEmpty() ? ScalarConversions.intLiteral(0, span) : site.plain(0);
    checkDimension(context, site, dimension, item.dimensions());
    return new Value.Plain(
        new WorkItemQuery(QUERIES.get(name), item.dimensions(), dimension, span));
  }

  /** A constant dimension must be one that the range has. */
  static void checkDimension(
      FunctionReporting context, CallSite site, DeviceExpression dimension, int dimensions) {
    if (dimension instanceof Literal literal) {
      int d = (Integer) literal.value();
      if (d < 0 || d >= dimensions) {
        throw context
            .faults()
            .refuse(
                DiagnosticId.INDEX_OUT_OF_RANGE,
                site.at(),
                d,
                "a range of " + dimensions + " dimensions");
      }
    }
  }

  /** The row-major index of a group. */
  static DeviceExpression groupLinearId(int dimensions, SourceSpan span) {
    return linear(LINEAR.get("groupLinearId"), dimensions, span);
  }

  /** The row-major index of a work-item in its group. */
  static DeviceExpression localLinearId(int dimensions, SourceSpan span) {
    return linear(LINEAR.get("localLinearId"), dimensions, span);
  }

  private static DeviceExpression linear(Linear linear, int dimensions, SourceSpan span) {
    DeviceExpression index = part(linear.id(), dimensions, 0, linear.type(), span);
    for (int d = 1; d < dimensions; d++) {
      DeviceExpression scaled =
          new Binary(
              BinaryOperator.MULTIPLY,
              index,
              part(linear.range(), dimensions, d, linear.type(), span),
              span);
      index =
          new Binary(
              BinaryOperator.ADD,
              scaled,
              part(linear.id(), dimensions, d, linear.type(), span),
              span);
    }
    return index;
  }

  private static DeviceExpression part(
      Query query, int dimensions, int dimension, ScalarType type, SourceSpan span) {
    return ScalarConversions.convert(
        new WorkItemQuery(query, dimensions, ScalarConversions.intLiteral(dimension, span), span),
        type);
  }
}
