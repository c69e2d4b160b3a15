/**
 * From a device unit to the text of its code. {@link dev.sycamore.codegen.LlvmIrGenerator} and
 * {@link dev.sycamore.codegen.OpenClGenerator} are the only entry points.
 */
package dev.sycamore.codegen;
