/**
 * Index spaces: extents, the geometry of a launch, boxes of buffers. A leaf package without state.
 */
package dev.sycamore.runtime.range;
