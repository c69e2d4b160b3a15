/**
 * Queues: the order of commands, the failures that nobody has seen, and the end of a queue. Start
 * at {@link dev.sycamore.runtime.queue.QueueCore}. Nothing here knows what a command does, nor
 * which device does it.
 */
package dev.sycamore.runtime.queue;
