/**
 * What each host compiler does in its own way: the text of a source file, a diagnostic inside a
 * method, the order of captures, the methods that it makes of lambdas. Start at {@link
 * dev.sycamore.processor.host.HostCompiler}, which has the questions, and {@link
 * dev.sycamore.processor.host.HostCompilers}, which chooses javac, Eclipse's compiler, or the
 * standard API alone.
 *
 * <p>Only this package uses javac's tree API and, by reflection, members of ecj. It knows nothing
 * of kernels, options or stages.
 */
package dev.sycamore.processor.host;
