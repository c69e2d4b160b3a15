/**
 * One function or kernel while it is lowered, and what its lowering speaks of.
 *
 * <p>Start with {@link dev.sycamore.outliner.lowering.context.FunctionContext}. What it offers is
 * split by need: {@code FunctionReporting} (faults and places), {@code SourceTypes} (what
 * attribution knows), {@code CodeEmission} (variables, labels, calls), and the lowerers of
 * expressions, statements, calls and closures. A class takes the narrowest that it needs. {@code
 * Value} is what a Java expression is on a device, {@code Shape} what of it is known statically,
 * {@code ThisObject} what {@code this} is.
 */
package dev.sycamore.outliner.lowering.context;
