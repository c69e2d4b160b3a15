/** Prints model objects with FreeMarker, each by the template with the name of its class. */
package dev.sycamore.codegen.template;
