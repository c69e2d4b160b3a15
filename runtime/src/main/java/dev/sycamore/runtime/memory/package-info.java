/** Elements of buffers and arrays, and where their current values are. */
package dev.sycamore.runtime.memory;
