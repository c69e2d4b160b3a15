package dev.sycamore.outliner.lowering.enums;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.Expression;
import dev.sycamore.frontend.attribution.Denotation;
import dev.sycamore.outliner.lowering.context.ObjectCode;
import dev.sycamore.outliner.lowering.context.SourceTypes;
import dev.sycamore.outliner.lowering.context.ThisObject;
import dev.sycamore.outliner.lowering.context.Value;
import java.util.List;

/** The enum constant that an instance method is called on. */
public record EnumThis(Value ordinal, EnumTables tables) implements ThisObject {

  @Override
  public Value value(SourceTypes context, Expression use) {
    return ordinal.at(context.spanOf(use));
  }

  @Override
  public Value field(
      SourceTypes context, Denotation.Field field, List<String> way, Expression use) {
    return new EnumFields(context, tables).read(value(context, use), field.symbol(), use);
  }

  @Override
  public Transfer transfer(SourceTypes context, ObjectCode code, Node use) {
    return of(ordinal, tables);
  }

  /** What a method of an enum needs to be called on a constant. */
  public static Transfer of(Value ordinal, EnumTables tables) {
    return new Transfer(List.of(ordinal), parts -> new EnumThis(parts.get(0), tables), false);
  }
}
