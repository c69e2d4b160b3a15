/**
 * Scalars and arrays of the nine element kinds, and how they look in native memory. {@code Half},
 * of which the API has the class, is behind {@link dev.sycamore.runtime.values.HalfType}.
 */
package dev.sycamore.runtime.values;
