/**
 * What kernels cost beside plain Java, measured with JMH; {@code benchmarks/run} starts it. The
 * benchmarks of the compiler are single files in folders beside this module's sources.
 *
 * <p>It uses the API as a user's program does, and nothing below it.
 */
package dev.sycamore.benchmarks;
