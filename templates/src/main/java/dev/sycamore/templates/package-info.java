/**
 * Prints objects with FreeMarker: {@link dev.sycamore.templates.Templates} finds the template of an
 * object by the name of its class. Knows nothing of what is printed.
 */
package dev.sycamore.templates;
