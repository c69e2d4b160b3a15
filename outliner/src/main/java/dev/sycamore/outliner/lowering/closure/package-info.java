/**
 * Lowers lambdas and method references in device code. Each is known statically: {@code
 * ClosureLowering} keeps it as a value without a form at run time, and a call of it is a call of a
 * function made of its code. The code of lambdas that nothing calls is checked all the same ({@code
 * UncalledLambdas}).
 */
package dev.sycamore.outliner.lowering.closure;
