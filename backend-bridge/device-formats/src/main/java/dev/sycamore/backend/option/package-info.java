/**
 * The options of a compilation. {@link dev.sycamore.backend.option.CompilerOption} is their one
 * table: the processor, {@code sycamorec} and the plug-ins for Maven and Gradle take names, values,
 * defaults and help from it, and a test writes {@code docs/OPTIONS.md} from it.
 */
package dev.sycamore.backend.option;
