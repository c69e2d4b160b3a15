/**
 * Elements of buffers and arrays, and where their current values are. Start at {@link
 * dev.sycamore.runtime.memory.Memory}. What is done here is done by tasks whose turn has come;
 * nothing here knows commands or queues.
 */
package dev.sycamore.runtime.memory;
