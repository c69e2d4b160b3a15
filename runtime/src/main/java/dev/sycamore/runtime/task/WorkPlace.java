package dev.sycamore.runtime.task;

/**
 * Where the work of a task goes on after it was started. What it is knows who starts such work:
 * tasks only ask each other's bodies whether they can follow it.
 */
public interface WorkPlace {}
