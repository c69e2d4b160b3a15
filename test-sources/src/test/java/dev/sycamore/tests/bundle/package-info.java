/**
 * Executed tests for a machine with a device and without a compiler, as {@code ci/cuda-tests.sh}
 * uses them. {@link dev.sycamore.tests.bundle.BundleBuilder} compiles the programs into a folder,
 * {@link dev.sycamore.tests.bundle.BundleRun} runs them there, and {@link
 * dev.sycamore.tests.bundle.SeveralGpusRun} those for several GPUs.
 */
package dev.sycamore.tests.bundle;
