/**
 * Which values are the same in all work-items of a {@link
 * dev.sycamore.analysis.uniformity.UniformityScope}, and where control diverges. {@link
 * dev.sycamore.analysis.uniformity.Uniformity} is the analysis; rules listen as {@link
 * dev.sycamore.analysis.uniformity.UniformityObserver}s. It reports nothing itself.
 */
package dev.sycamore.analysis.uniformity;
