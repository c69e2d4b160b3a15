package dev.sycamore.codegen.opencl;

import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.type.RecordType;

/** What holds a value. */
sealed interface ZeroPlace {

  /** A variable, a parameter, or all elements of an array that it refers to. */
  record Local(String function, Variable variable) implements ZeroPlace {}

  /** What a function returns. */
  record Result(String function) implements ZeroPlace {}

  /** A component of all records of a type. */
  record Component(RecordType type, int index) implements ZeroPlace {}
}
