package dev.sycamore.outliner.lowering.object;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.Expression;
import dev.sycamore.frontend.attribution.Denotation;
import dev.sycamore.outliner.lowering.context.ObjectCode;
import dev.sycamore.outliner.lowering.context.SourceTypes;
import dev.sycamore.outliner.lowering.context.ThisObject;
import dev.sycamore.outliner.lowering.context.Value;
import java.util.List;

/** The record value that an instance method is called on. */
public final class RecordThis implements ThisObject {
  private final Value value;
  private final boolean functionObject;

  private RecordThis(Value value, boolean functionObject) {
    this.value = value;
    this.functionObject = functionObject;
  }

  /** A record value, which is used as a whole, whichever component is read. */
  public RecordThis(Value value) {
    this(value, false);
  }

  /** The kernel's function object, each component of which is used by itself. */
  public static RecordThis ofFunctionObject(Value value) {
    return new RecordThis(value, true);
  }

  @Override
  public Value value(SourceTypes context, Expression use) {
    return value.at(context.spanOf(use));
  }

  @Override
  public Value field(
      SourceTypes context, Denotation.Field field, List<String> way, Expression use) {
    if (!functionObject) {
      context.noteAspects(value.recordAspects(), context.spanOf(use));
    }
    return RecordComponents.read(context, value(context, use), field.symbol().name(), use);
  }

  @Override
  public Transfer transfer(SourceTypes context, ObjectCode code, Node use) {
    return new Transfer(
        List.of(value), parts -> new RecordThis(parts.get(0), functionObject), functionObject);
  }
}
