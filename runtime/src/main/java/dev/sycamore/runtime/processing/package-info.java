/**
 * What the runtime's jar says to a compiler that has it on its class path. {@link
 * dev.sycamore.runtime.processing.MissingProcessor} is where to start. It is no part of a running
 * program: nothing else of the runtime knows this package, and it knows nothing of the runtime,
 * only javac's public API.
 */
package dev.sycamore.runtime.processing;
