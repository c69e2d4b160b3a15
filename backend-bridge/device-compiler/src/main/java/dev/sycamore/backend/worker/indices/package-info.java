/**
 * Indices of elements. Java's {@code int} wraps, addresses do not: without more knowledge, each
 * access widens its index and multiplies it. But an element that is accessed is in its array
 * (section 1 of {@code docs/FORMATS.md}), so its index is not negative, and two such indices differ
 * by less than 2^31: what is added to one to get the other is added to the wide one as well. Start
 * with {@link dev.sycamore.backend.worker.indices.WideIndices}.
 */
package dev.sycamore.backend.worker.indices;
