/**
 * Writes the classes of the API and of the device library that exist per element kind, number of
 * dimensions or vector width, with FreeMarker, while the runtime is built. Start at {@link
 * dev.sycamore.generator.ApiGenerator}. It knows no other module.
 */
package dev.sycamore.generator;
