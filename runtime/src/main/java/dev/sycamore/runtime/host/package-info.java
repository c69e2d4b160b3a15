/** The JVM as a device: the lambda itself, on the thread that submits it and those that help. */
package dev.sycamore.runtime.host;
