package dev.sycamore.outliner.lowering;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.Expression;
import dev.sycamore.outliner.attribution.Attribution;
import dev.sycamore.outliner.attribution.Denotation;
import java.util.List;

/** The record value that an instance method is called on. */
final class ValueSelf implements Self {
  private final Value value;

  ValueSelf(Value value) {
    this.value = value;
  }

  @Override
  public Value value(Lowering lowering, Expression use) {
    return value;
  }

  @Override
  public Value field(Lowering lowering, Denotation.Field field, List<String> way, Expression use) {
    return new ComponentLowering(lowering).read(value, field.symbol().name(), use);
  }

  @Override
  public Transfer transfer(Lowering lowering, Attribution attribution, Node code) {
    return new Transfer(List.of(value), parts -> new ValueSelf(parts.get(0)));
  }
}
