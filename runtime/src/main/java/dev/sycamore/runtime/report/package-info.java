/** What kernels tell the host while they run: violations of Java's rules, and printed lines. */
package dev.sycamore.runtime.report;
