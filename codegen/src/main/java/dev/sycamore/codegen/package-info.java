/**
 * From a device unit to the text of its code. {@link dev.sycamore.codegen.UnitNormalizer} brings a
 * unit to normal form, once; {@link dev.sycamore.codegen.LlvmIrGenerator} and {@link
 * dev.sycamore.codegen.OpenClGenerator} print it. These three are the entry points.
 *
 * <p>Start with the list of {@link dev.sycamore.codegen.passes.PassPipeline}: what each pass does
 * and why it is where it is. What printing relies on is the normal form of {@code passes}.
 */
package dev.sycamore.codegen;
