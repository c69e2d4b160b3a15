/**
 * Commands as objects: what state each is in, which others it waits for, and who runs it. Start at
 * {@link dev.sycamore.runtime.task.Task}, then {@link dev.sycamore.runtime.task.InOrderExecutor},
 * which decides who makes the next step: it has a backlog, a stream with what is under way, a
 * thread, and threads that wait. Nothing here knows what a command does.
 */
package dev.sycamore.runtime.task;
