/**
 * One job on several threads of the JVM: the pool of helpers, and how an index space is cut for
 * them.
 */
package dev.sycamore.runtime.parallel;
