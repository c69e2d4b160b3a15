package dev.sycamore.outliner.lowering.object;

import com.github.javaparser.ast.Node;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.Assign;
import dev.sycamore.model.expression.AssignmentTarget;
import dev.sycamore.model.expression.Expression;
import dev.sycamore.model.expression.ReadComponent;
import dev.sycamore.model.expression.ReadElement;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.lowering.context.SingleEvaluation;
import dev.sycamore.outliner.lowering.context.Value;
import dev.sycamore.outliner.symbols.FieldSymbol;
import dev.sycamore.outliner.symbols.JavaType;
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
    FunctionContext context, JavaType.Declared record, List<Expression> views) {

  /** The record at an index, which is evaluated once. */
  public Expression get(Node at, Expression index) {
    SourceSpan span = context.spanOf(at);
    return new SingleEvaluation(context, "index", index, span)
        .in(
            position -> {
              Iterator<Expression> elements =
                  views.stream()
                      .<Expression>map(view -> new ReadElement(view, List.of(position), span))
                      .iterator();
              return made(at, record, elements);
            });
  }

  private Expression made(Node at, JavaType.Declared type, Iterator<Expression> elements) {
    Substitution types = DeviceTypes.argumentsOf(type);
    List<Value> components = new ArrayList<>();
    for (FieldSymbol component : type.symbol().recordComponents()) {
      JavaType inner = types.apply(component.type());
      components.add(
          new Value.Plain(
              DeviceTypes.scalar(inner).isPresent()
                  ? elements.next()
                  : made(at, (JavaType.Declared) inner, elements)));
    }
    return ((Value.Plain) context.expressions().record(at, type, components)).expression();
  }

  /**
   * The stores of a record, one for each leaf.
   *
   * @param index trivial
   * @param value trivial
   */
  public List<Assign> set(Expression index, Expression value, SourceSpan span) {
    List<StoredRecords.Leaf> leaves = StoredRecords.of(record);
    List<Assign> stores = new ArrayList<>();
    for (int k = 0; k < views.size(); k++) {
      Expression component = value;
      for (int place : leaves.get(k).indices()) {
        component = new ReadComponent(component, place, span);
      }
      stores.add(
          new Assign(new AssignmentTarget.Element(views.get(k), List.of(index)), component, span));
    }
    return stores;
  }
}
