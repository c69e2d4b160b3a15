/**
 * The Java class that binds the kernels of one compilation unit to their device images ({@code
 * docs/FORMATS.md}, sections 4 and 5), and the same tables as a C header. The classes of {@code
 * model} are what is printed, each by the template of its name.
 */
package dev.sycamore.header;
