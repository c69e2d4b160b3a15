/**
 * Operands and type inference (JLS 15.2, 18). An {@link
 * dev.sycamore.frontend.attribution.inference.Operand} is an expression before its context is
 * known; an {@link dev.sycamore.frontend.attribution.inference.Inference} is one inference over the
 * operands of a call: {@code Reduction} turns constraints into bounds, {@code BoundSet}
 * incorporates them, {@code VariableResolution} chooses types.
 *
 * <p>What kinds of expressions there are is not known here: they implement {@code Operand}.
 */
package dev.sycamore.frontend.attribution.inference;
