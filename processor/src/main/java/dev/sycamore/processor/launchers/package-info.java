/** Makes the classes that launch {@code @Kernel} methods. */
package dev.sycamore.processor.launchers;
