package dev.sycamore.outliner.lowering.object;

import dev.sycamore.outliner.attribution.Denotation;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.lowering.context.ThisObject;
import dev.sycamore.outliner.lowering.context.Value;
import java.util.List;
import java.util.Optional;

/** A {@code this} that consists of the fields that are read, of it and of the objects around it. */
public interface FieldsOfObjects extends ThisObject {

  /**
   * A field, for this function or one that it calls.
   *
   * @param way to its object from this one, as {@link EnclosingClass} has it
   * @return empty if a device cannot have it, which is a fault where the field is read
   */
  Optional<Value> find(FunctionContext lowering, Denotation.Field field, List<String> way);

  /** Reports fields that a device cannot have. */
  ForeignFields foreign();

  @Override
  default Value field(
      FunctionContext lowering,
      Denotation.Field field,
      List<String> way,
      com.github.javaparser.ast.expr.Expression use) {
    return find(lowering, field, way)
        .map(value -> value.at(lowering.spanOf(use)))
        .orElseThrow(() -> foreign().refuse(lowering, field, use));
  }

  @Override
  default boolean isSeveralValues() {
    return true;
  }
}
