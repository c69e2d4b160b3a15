/**
 * Which values are the same in all work-items of a {@link
 * dev.sycamore.outliner.program.uniformity.UniformityScope}, and where control diverges. {@link
 * dev.sycamore.outliner.program.uniformity.Uniformity} is the analysis; rules listen as {@link
 * dev.sycamore.outliner.program.uniformity.UniformityObserver}s. It reports nothing itself.
 */
package dev.sycamore.outliner.program.uniformity;
