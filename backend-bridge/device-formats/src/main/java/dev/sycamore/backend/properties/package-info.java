/**
 * Property sets: what the device build says of a device image, in files beside it. {@code
 * docs/FILE-TABLES.md} has their format.
 */
package dev.sycamore.backend.properties;
