package dev.sycamore.model;

/** The result of a function that returns nothing. */
public enum VoidType implements DeviceType {
  VOID
}
