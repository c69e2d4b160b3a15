package dev.sycamore.outliner.lowering.object;

import dev.sycamore.frontend.attribution.Denotation;
import dev.sycamore.outliner.lowering.context.SourceTypes;
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
  Optional<Value> find(SourceTypes context, Denotation.Field field, List<String> way);

  /** Reports fields that a device cannot have. */
  ForeignFields foreign();

  @Override
  default Value field(
      SourceTypes context,
      Denotation.Field field,
      List<String> way,
      com.github.javaparser.ast.expr.Expression use) {
    return find(context, field, way)
        .map(value -> value.at(context.spanOf(use)))
        .orElseThrow(() -> foreign().refuse(context, field, use));
  }

  @Override
  default boolean isSeveralValues() {
    return true;
  }
}
