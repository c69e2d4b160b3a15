package dev.sycamore.outliner.lowering.object;

import com.github.javaparser.ast.Node;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.frontend.symbols.FieldSymbol;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.model.expression.Assign;
import dev.sycamore.model.expression.AssignmentTarget;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.NewRecord;
import dev.sycamore.model.expression.ReadComponent;
import dev.sycamore.model.expression.ReadElement;
import dev.sycamore.model.type.RecordType;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.lowering.context.SingleEvaluation;
import dev.sycamore.outliner.lowering.context.Value;
import dev.sycamore.outliner.types.DeviceTypes;
import dev.sycamore.outliner.types.StoredRecords;
import dev.sycamore.outliner.types.Substitution;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/**
 * Records whose leaves are memory of their own: a record is made of one element of each, and stored
 * to them.
 *
 * @param views of the leaves
 */
public record StoredRecordAccess(
    FunctionContext context, JavaType.Declared record, List<DeviceExpression> views) {

  /**
   * The record at an index, which is evaluated once, with the components that it has: a constructor
   * that somebody wrote does not run, since on the JVM the record is there already.
   */
  public DeviceExpression get(Node at, DeviceExpression index) {
    return read(at, index, false);
  }

  /** The record that the canonical constructor makes of the components at an index. */
  public DeviceExpression constructed(Node at, DeviceExpression index) {
    return read(at, index, true);
  }

  private DeviceExpression read(Node at, DeviceExpression index, boolean constructed) {
    SourceSpan span = context.spanOf(at);
    return new SingleEvaluation(context, "index", index, span)
        .in(
            position -> {
              Iterator<DeviceExpression> elements =
                  views.stream()
                      .<DeviceExpression>map(view -> new ReadElement(view, List.of(position), span))
                      .iterator();
              return made(at, record, elements, constructed);
            });
  }

  private DeviceExpression made(
      Node at, JavaType.Declared type, Iterator<DeviceExpression> elements, boolean constructed) {
    Substitution types = DeviceTypes.argumentsOf(type);
    List<DeviceExpression> components = new ArrayList<>();
    for (FieldSymbol component : type.symbol().recordComponents()) {
      JavaType inner = types.apply(component.type());
      components.add(
          DeviceTypes.scalar(inner).isPresent()
              ? elements.next()
              : made(at, (JavaType.Declared) inner, elements, constructed));
    }
    if (!constructed) {
      RecordType stored = context.compilation().types().record(type).orElseThrow();
      return new NewRecord(stored, components, context.spanOf(at));
    }
    List<Value> values = components.stream().<Value>map(Value.Plain::new).toList();
    return ((Value.Plain) context.expressions().record(at, type, values)).expression();
  }

  /**
   * The stores of a record, one for each leaf.
   *
   * @param index trivial
   * @param value trivial
   */
  public List<Assign> set(DeviceExpression index, DeviceExpression value, SourceSpan span) {
    List<StoredRecords.Leaf> leaves = StoredRecords.of(record);
    List<Assign> stores = new ArrayList<>();
    for (int k = 0; k < views.size(); k++) {
      DeviceExpression component = value;
      for (int place : leaves.get(k).indices()) {
        component = new ReadComponent(component, place, span);
      }
      stores.add(
          new Assign(new AssignmentTarget.Element(views.get(k), List.of(index)), component, span));
    }
    return stores;
  }
}
