/**
 * Commands as objects: what state each is in, which others it waits for, and who runs it. Start at
 * {@link dev.sycamore.runtime.task.Task}. Nothing here knows what a command does.
 */
package dev.sycamore.runtime.task;
