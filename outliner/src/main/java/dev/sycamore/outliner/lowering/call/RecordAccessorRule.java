package dev.sycamore.outliner.lowering.call;

import com.github.javaparser.ast.Node;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.Assign;
import dev.sycamore.model.expression.AssignmentTarget;
import dev.sycamore.model.expression.Expression;
import dev.sycamore.model.expression.Extent;
import dev.sycamore.model.expression.ReadComponent;
import dev.sycamore.model.expression.ReadElement;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.StatementExpression;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.statement.DeclareLocal;
import dev.sycamore.outliner.attribution.Invocation;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.lowering.context.SingleEvaluation;
import dev.sycamore.outliner.lowering.context.Value;
import dev.sycamore.outliner.symbols.FieldSymbol;
import dev.sycamore.outliner.symbols.JavaType;
import dev.sycamore.outliner.types.ApiTypes;
import dev.sycamore.outliner.types.DeviceTypes;
import dev.sycamore.outliner.types.StoredRecords;
import dev.sycamore.outliner.types.Substitution;
import java.util.ArrayList;
import java.util.Iterator;
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
    List<Expression> views =
        accessor.components().stream().map(v -> ((Value.Plain) v).expression()).toList();
    SourceSpan span = context.spanOf(site.at());
    return new Value.Plain(
        switch (site.invocation().method().name()) {
          case "get" -> get(site, record, views, span);
          case "set" -> set(site, StoredRecords.of(record), views, span);
          default -> new Extent(views.get(0), 0, span);
        });
  }

  private Expression get(
      CallSite site, JavaType.Declared record, List<Expression> views, SourceSpan span) {
    return new SingleEvaluation(context, "index", site.plain(0), span)
        .in(
            index -> {
              Iterator<Expression> elements =
                  views.stream()
                      .<Expression>map(view -> new ReadElement(view, List.of(index), span))
                      .iterator();
              return record(site.at(), record, elements);
            });
  }

  private Expression record(Node at, JavaType.Declared record, Iterator<Expression> elements) {
    Substitution types = DeviceTypes.argumentsOf(record);
    List<Value> components = new ArrayList<>();
    for (FieldSymbol component : record.symbol().recordComponents()) {
      JavaType type = types.apply(component.type());
      components.add(
          new Value.Plain(
              DeviceTypes.scalar(type).isPresent()
                  ? elements.next()
                  : record(at, (JavaType.Declared) type, elements)));
    }
    return ((Value.Plain) context.expressions().record(at, record, components)).expression();
  }

  /** Index and record are evaluated before anything is stored (JLS 15.12.4.2). */
  private Expression set(
      CallSite site, List<StoredRecords.Leaf> leaves, List<Expression> views, SourceSpan span) {
    List<DeclareLocal> statements = new ArrayList<>();
    Expression index = keep("index", site.plain(0), span, statements);
    Expression value =
        context
            .expressions()
            .plain(site.arguments().get(1), (com.github.javaparser.ast.expr.Expression) site.at());
    Expression kept = keep("value", value, span, statements);
    for (int k = 0; k < views.size(); k++) {
      Expression component = kept;
      for (int place : leaves.get(k).indices()) {
        component = new ReadComponent(component, place, span);
      }
      AssignmentTarget element = new AssignmentTarget.Element(views.get(k), List.of(index));
      keep("stored", new Assign(element, component, span), span, statements);
    }
    return new StatementExpression(
        statements, statements.get(statements.size() - 1).variable(), span);
  }

  private Expression keep(
      String name, Expression value, SourceSpan span, List<DeclareLocal> statements) {
    Variable variable = context.scope().fresh(name, value.type());
    statements.add(new DeclareLocal(variable, Optional.of(value), span));
    return new ReadLocal(variable, span);
  }
}
