/**
 * Threads of the runtime: how they are started, and the warning when the JVM ends before their
 * work. A leaf package.
 */
package dev.sycamore.runtime.threads;
