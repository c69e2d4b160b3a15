/**
 * Objects in device code: {@code this} and the objects around it, their fields, records, enum
 * constants, and the method that a call on an object runs. Start with {@code BoundMethod} and the
 * classes that implement {@link dev.sycamore.outliner.lowering.context.ThisObject}.
 *
 * <p>The package reads no expressions: what a field is used for is the business of the expressions.
 */
package dev.sycamore.outliner.lowering.object;
