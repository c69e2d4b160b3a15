package dev.sycamore.outliner.lowering.call;

import com.github.javaparser.ast.Node;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.frontend.attribution.Invocation;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.model.expression.Assign;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Extent;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.StatementExpression;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.statement.DeclareLocal;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.lowering.context.Value;
import dev.sycamore.outliner.lowering.object.StoredRecordAccess;
import dev.sycamore.outliner.types.ApiTypes;
import dev.sycamore.outliner.types.StoredRecords;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Methods of accessors of records. What is on the device are the views of the leaves: a record is
 * made of one element of each, and stored to them.
 */
final class RecordAccessorRule implements CallRule {
  private static final Set<String> NAMES = Set.of("get", "set", "size");

  private final FunctionContext context;

  RecordAccessorRule(FunctionContext context) {
    this.context = context;
  }

  @Override
  public boolean knows(Node call, Invocation invocation) {
    return NAMES.contains(invocation.method().name())
        && context.source().substitution().apply(invocation.receiver())
            instanceof JavaType.Declared receiver
        && ApiTypes.isRecordAccessor(receiver.symbol());
  }

  @Override
  public Value call(CallSite site) {
    Value.Composite accessor =
        site.receiver()
            .filter(Value.Composite.class::isInstance)
            .map(Value.Composite.class::cast)
            .orElseThrow(() -> context.faults().silently());
    JavaType.Declared record =
        StoredRecords.stored(accessor.type(), context.compilation().types())
            .orElseThrow(() -> context.faults().silently());
    List<DeviceExpression> views =
        accessor.components().stream().map(v -> ((Value.Plain) v).expression()).toList();
    SourceSpan span = context.spanOf(site.at());
    StoredRecordAccess access = new StoredRecordAccess(context, record, views);
    return new Value.Plain(
        switch (site.invocation().method().name()) {
          case "get" -> access.constructed(site.at(), site.plain(0));
          case "set" -> set(site, access, span);
          default -> new Extent(views.get(0), 0, span);
        });
  }

  /** Index and record are evaluated before anything is stored (JLS 15.12.4.2). */
  private DeviceExpression set(CallSite site, StoredRecordAccess access, SourceSpan span) {
    List<DeclareLocal> statements = new ArrayList<>();
    DeviceExpression index = keep("index", site.plain(0), span, statements);
    DeviceExpression value =
        context
            .expressions()
            .plain(site.arguments().get(1), (com.github.javaparser.ast.expr.Expression) site.at());
    DeviceExpression kept = keep("value", value, span, statements);
    for (Assign store : access.set(index, kept, span)) {
      keep("stored", store, span, statements);
    }
    return new StatementExpression(
        statements, statements.get(statements.size() - 1).variable(), span);
  }

  private DeviceExpression keep(
      String name, DeviceExpression value, SourceSpan span, List<DeclareLocal> statements) {
    Variable variable = context.scope().fresh(name, value.type());
    statements.add(new DeclareLocal(variable, Optional.of(value), span));
    return new ReadLocal(variable, span);
  }
}
