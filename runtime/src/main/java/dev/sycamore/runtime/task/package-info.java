/**
 * Commands as objects: what state each is in, which others it waits for, and who runs it. Nothing
 * here knows what a command does.
 */
package dev.sycamore.runtime.task;
