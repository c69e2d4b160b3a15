/**
 * What connects host and device: {@link dev.sycamore.header.BindingGenerator} makes the class that
 * binds the kernels of a compilation unit to their device images ({@code docs/FORMATS.md}, sections
 * 4 and 5), {@link dev.sycamore.header.LauncherGenerator} the source of the class that launches the
 * kernel methods of a class, {@link dev.sycamore.header.IntegrationHeaderGenerator} the same tables
 * for programs in C and C++ (section 13).
 *
 * <p>The classes of {@code model} are what is written, those of binding classes by {@code
 * classfile}, every other one by the template of its name. Every name is chosen and every literal
 * spelled here; templates decide nothing. Device code is not known here, only what it takes and
 * reports.
 */
package dev.sycamore.header;
