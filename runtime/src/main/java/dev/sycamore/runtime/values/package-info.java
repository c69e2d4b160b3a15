/** Scalars and arrays of the nine element kinds, and how they look in native memory. */
package dev.sycamore.runtime.values;
