/**
 * What the flags of floating-point operations allow ({@code FastMath} in the source): {@link
 * dev.sycamore.backend.worker.fastmath.FastMathBody} applies them to the code of one function, and
 * says what it changed.
 */
package dev.sycamore.backend.worker.fastmath;
