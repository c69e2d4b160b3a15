/**
 * Calls of methods and constructors (JLS 15.9, 15.12, 8.8.7.1). Start at {@link
 * dev.sycamore.frontend.attribution.call.MethodCalls} and {@link
 * dev.sycamore.frontend.attribution.call.ObjectCreations}; what they make of a call is an operand
 * whose type may still depend on its context.
 *
 * <p>Arguments and bodies of anonymous classes are attributed through {@code UnitContext}.
 */
package dev.sycamore.frontend.attribution.call;
