/**
 * Device functions: what one is made of ({@code FunctionSource}), who asked for it ({@code
 * FunctionTable}), how it is called ({@code FunctionCalls}) and how it is lowered ({@code
 * FunctionLowering}, the place to start). A method is one function for each combination of shapes
 * that it is called with.
 *
 * <p>The package does not know which calls of the source become calls of functions.
 */
package dev.sycamore.outliner.lowering.function;
