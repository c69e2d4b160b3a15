/**
 * Patterns (JLS 14.30) on values: a test of the tag that a value of a sealed interface has, and
 * variables that get the record in it, or its components.
 */
package dev.sycamore.outliner.lowering.pattern;
