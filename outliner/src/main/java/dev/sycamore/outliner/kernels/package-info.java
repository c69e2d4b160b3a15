/**
 * Kernels and device functions as they are in the source. Start at {@link
 * dev.sycamore.outliner.kernels.KernelFinder}, which makes a {@link
 * dev.sycamore.outliner.kernels.SourceKernel} of each; {@link
 * dev.sycamore.outliner.kernels.KernelNames} names them; {@link
 * dev.sycamore.outliner.kernels.AnnotationRule} refuses annotations that would mean nothing; {@link
 * dev.sycamore.outliner.kernels.LaunchLoopRule} warns of loops of launches that could be one.
 *
 * <p>What the code of a kernel does is not looked at here: that is the business of {@code
 * lowering}.
 */
package dev.sycamore.outliner.kernels;
