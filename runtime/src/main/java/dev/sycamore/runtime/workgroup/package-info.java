/**
 * Kernels on threads of the JVM: work-items, and work-groups whose work-items wait for each other.
 * Start at {@link dev.sycamore.runtime.workgroup.HostRunner}. Nothing here knows memory, devices or
 * queues.
 */
package dev.sycamore.runtime.workgroup;
