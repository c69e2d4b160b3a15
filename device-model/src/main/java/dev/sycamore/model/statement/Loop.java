package dev.sycamore.model.statement;

/** A statement that runs its body again and again, and that {@code continue} can name. */
public sealed interface Loop extends DeviceStatement permits While, DoWhile, For {

  DeviceStatement body();
}
