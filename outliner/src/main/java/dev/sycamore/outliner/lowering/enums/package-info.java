/**
 * Enums on a device: a constant is its ordinal, its fields are tables by the ordinal, and a method
 * of which constants have their own is a function that switches over it.
 */
package dev.sycamore.outliner.lowering.enums;
