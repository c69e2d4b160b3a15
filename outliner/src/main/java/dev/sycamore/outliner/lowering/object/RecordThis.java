package dev.sycamore.outliner.lowering.object;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.Expression;
import dev.sycamore.outliner.attribution.Attribution;
import dev.sycamore.outliner.attribution.Denotation;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.lowering.context.ThisObject;
import dev.sycamore.outliner.lowering.context.Value;
import dev.sycamore.outliner.lowering.expression.ComponentLowering;
import dev.sycamore.outliner.symbols.JavaType;
import java.util.List;
import java.util.Optional;

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
  public Value value(FunctionContext lowering, Expression use) {
    return value.at(lowering.spanOf(use));
  }

  @Override
  public Value field(
      FunctionContext lowering, Denotation.Field field, List<String> way, Expression use) {
    if (!functionObject) {
      lowering.noteAspects(value, lowering.spanOf(use));
    }
    return new ComponentLowering(lowering).read(value(lowering, use), field.symbol().name(), use);
  }

  @Override
  public Transfer transfer(
      FunctionContext lowering,
      Attribution attribution,
      Optional<JavaType.Declared> thisClass,
      Node code) {
    return new Transfer(
        List.of(value), parts -> new RecordThis(parts.get(0), functionObject), functionObject);
  }
}
