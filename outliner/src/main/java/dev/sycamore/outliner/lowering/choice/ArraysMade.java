package dev.sycamore.outliner.lowering.choice;

import dev.sycamore.model.statement.DeclarePrivateArray;
import dev.sycamore.model.statement.ModelScanner;
import dev.sycamore.outliner.lowering.context.ChosenValue;
import dev.sycamore.outliner.lowering.context.Shape;
import dev.sycamore.outliner.lowering.context.Value;

/** Private arrays that an expression makes: they end with the statement that it is in. */
public final class ArraysMade extends ModelScanner {
  private boolean found;

  private ArraysMade() {}

  /** Whether a value is, or may be, one of them. */
  public static boolean isIn(Value value) {
    if (value instanceof ChosenValue chosen) {
      return chosen.options().stream().anyMatch(option -> isIn(option.value()));
    } else if (value instanceof Value.Row row) {
      return isIn(row.block());
    }
    ArraysMade scanner = new ArraysMade();
    Shape.parts(value).forEach(scanner::visit);
    return scanner.found;
  }

  @Override
  public Void visitDeclarePrivateArray(DeclarePrivateArray array) {
    found = true;
    return super.visitDeclarePrivateArray(array);
  }
}
