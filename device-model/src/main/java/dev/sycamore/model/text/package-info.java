/**
 * The text of a unit of the device model, as {@code docs/DEVICE-MODEL-TEXT.md} defines it: {@link
 * dev.sycamore.model.text.ModelPrinter} writes it, {@link dev.sycamore.model.text.ModelReader}
 * reads it back to an equal unit.
 */
package dev.sycamore.model.text;
