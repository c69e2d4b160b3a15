/**
 * Property sets: what the device build says of a device image, in files beside it and in its
 * descriptor. {@code docs/FILE-TABLES.md} has their format. Start at {@link
 * dev.sycamore.binding.properties.PropertySets}, which writes it, {@link
 * dev.sycamore.binding.properties.PropertyFile}, which reads it, and {@link
 * dev.sycamore.binding.properties.DeviceRequirements}, the part that devices are chosen by.
 */
package dev.sycamore.binding.properties;
