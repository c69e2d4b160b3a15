/**
 * One job on several threads of the JVM: the pool of helpers, and how an index space is cut for
 * them. Start at {@link dev.sycamore.runtime.parallel.HostThreadPool}; {@link
 * dev.sycamore.runtime.parallel.SharedJob} is what it runs. Nothing here knows kernels or devices.
 */
package dev.sycamore.runtime.parallel;
