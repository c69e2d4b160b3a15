/** How long the stages of a compilation take, for those who ask. */
package dev.sycamore.diagnostics.timing;
