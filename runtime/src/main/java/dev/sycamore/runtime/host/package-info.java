/** The JVM as a device: the lambda itself, on threads. */
package dev.sycamore.runtime.host;
