/**
 * What generated binding classes are made of: start at {@link dev.sycamore.binding.UnitBinding}.
 * Programs do not use this package; {@code docs/FORMATS.md} says what it means. It is the format
 * that compiler and runtime share, so that a change is a new {@link
 * dev.sycamore.binding.UnitBinding#FORMAT_VERSION}.
 */
package dev.sycamore.binding;
