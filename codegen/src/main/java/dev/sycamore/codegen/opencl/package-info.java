/**
 * OpenCL C 1.2 from a unit in normal form. The translators make the objects of {@code model}, where
 * every name is chosen and every operator spelled; which print themselves and decide nothing.
 *
 * <p>Where C leaves a meaning open, the text does not depend on it: signed arithmetic goes by way
 * of unsigned, divisions and conversions are guarded, variables are named so that they never meet a
 * keyword or builtin. What only a build option can give, correctly rounded {@code float} division
 * and square root, is left to {@code -cl-fp32-correctly-rounded-divide-sqrt}.
 */
package dev.sycamore.codegen.opencl;
