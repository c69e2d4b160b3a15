/**
 * The commands {@code sycamore devices}, {@code doctor} and {@code explain}, which run in a JVM
 * with the runtime's jars. Start at {@link dev.sycamore.runtime.cli.RuntimeMain}. Nothing else
 * knows this package.
 */
package dev.sycamore.runtime.cli;
