/**
 * What generated binding classes are made of. Programs do not use this package; {@code
 * docs/FORMATS.md} says what it means.
 */
package dev.sycamore.binding;
