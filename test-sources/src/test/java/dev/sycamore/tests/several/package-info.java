/**
 * Programs that use several devices at once, compared with the JVM. {@link
 * dev.sycamore.tests.several.SeveralDevices} runs them, in this build and, on machines with several
 * GPUs, in a bundle.
 */
package dev.sycamore.tests.several;
