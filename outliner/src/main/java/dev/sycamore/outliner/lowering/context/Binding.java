package dev.sycamore.outliner.lowering.context;

import com.github.javaparser.ast.Node;
import dev.sycamore.model.expression.Variable;
import java.util.List;

/** What a declaration of the source is in the function that is lowered. */
public sealed interface Binding {

  /** A variable with a value at run time. */
  record Stored(Variable variable) implements Binding {}

  /** A value that is known statically, or a name for other variables. */
  record Known(Value value) implements Binding {}

  /**
   * A variable of an array type that holds the number of an array.
   *
   * @param origins where the arrays come from, by their numbers
   */
  record Choice(Variable number, List<Node> origins) implements Binding {
    public Choice {
      origins = List.copyOf(origins);
    }
  }

  /** A captured variable of a type that cannot cross; its first use is a fault. */
  record Foreign(ForeignVariable variable) implements Binding {}

  /** A variable whose declaration is at fault: what uses it stays silent. */
  record Broken() implements Binding {}
}
