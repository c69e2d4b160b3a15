/**
 * Lambdas and method references as operands (JLS 15.13, 15.27): start at {@link
 * dev.sycamore.frontend.attribution.function.LambdaOperand} and {@link
 * dev.sycamore.frontend.attribution.function.ReferenceOperand}. A body may be attributed several
 * times for its results only, before the types of its parameters are settled.
 *
 * <p>Bodies are attributed through {@code UnitContext}.
 */
package dev.sycamore.frontend.attribution.function;
