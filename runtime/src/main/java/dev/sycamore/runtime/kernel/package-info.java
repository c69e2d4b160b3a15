/**
 * From a lambda to its compiled kernel and captured values. Start at {@link
 * dev.sycamore.runtime.kernel.LaunchSite}. Nothing here knows devices, memory or queues.
 */
package dev.sycamore.runtime.kernel;
