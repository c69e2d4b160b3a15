/** How code generation fails. Knows nothing of the rest of the module, which all may throw it. */
package dev.sycamore.codegen.error;
