/**
 * The device configuration: what the targets that users name can do. Files are in YAML; {@code
 * docs/DEVICE-CONFIGURATION.md} has their format.
 */
package dev.sycamore.backend.config;
