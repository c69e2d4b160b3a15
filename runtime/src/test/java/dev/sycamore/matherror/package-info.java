/**
 * How far the functions of {@code DeviceMath} are from the exact results: {@link
 * dev.sycamore.matherror.MathError} measures, {@link dev.sycamore.matherror.MathErrorTest} holds
 * the bounds that the API states for samples.
 */
package dev.sycamore.matherror;
