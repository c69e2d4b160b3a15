package dev.sycamore.outliner.lowering.context;

import com.github.javaparser.ast.Node;
import dev.sycamore.model.expression.Variable;
import java.util.List;
import java.util.Optional;

/** What a declaration of the source is in the function that is lowered. */
public sealed interface Binding {

  /** A variable with a value at run time. */
  record Stored(Variable variable) implements Binding {}

  /** A value that is known statically, or a name for other variables. */
  record Known(Value value) implements Binding {}

  /**
   * A variable of an array type that holds the number of an array.
   *
   * @param place the variable that has the place of the array, if it is a row; nothing if it is
   *     never one
   * @param origins where the arrays come from, by their numbers
   * @param dimensions of the array
   */
  record Choice(Variable number, Optional<Variable> place, List<Node> origins, int dimensions)
      implements Binding {
    public Choice {
      origins = List.copyOf(origins);
    }
  }

  /** A captured variable of a type that cannot cross; its first use is a fault. */
  record Foreign(ForeignVariable variable) implements Binding {}

  /** A variable whose declaration is at fault: what uses it stays silent. */
  record Broken() implements Binding {}
}
