/** Diagnostics as people and tools read them: long text, JSON, SARIF, and the pages. */
package dev.sycamore.diagnostics.render;
