/** Room for code that recurses as deep as a source nests. */
package dev.sycamore.diagnostics.stack;
