/**
 * The passes that bring a unit to the normal form of {@code normal}. Start with {@link
 * dev.sycamore.codegen.passes.PassPipeline}, their list: what each does, and why it is where it is.
 * Generators are not known here.
 */
package dev.sycamore.codegen.passes;
