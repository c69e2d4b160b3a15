package dev.sycamore.outliner.lowering.context;

import dev.sycamore.model.expression.Variable;

/** What a declaration of the source is in the function that is lowered. */
public sealed interface Binding {

  /** A variable with a value at run time. */
  record Stored(Variable variable) implements Binding {}

  /** A value that is known statically, or a name for other variables. */
  record Known(Value value) implements Binding {}

  /** A variable of an array type that refers to one array and then another. */
  record Array(ArraySlots slots) implements Binding {}

  /** A captured variable of a type that cannot cross; its first use is a fault. */
  record Foreign(ForeignVariable variable) implements Binding {}

  /** A variable whose declaration is at fault: what uses it stays silent. */
  record Broken() implements Binding {}
}
