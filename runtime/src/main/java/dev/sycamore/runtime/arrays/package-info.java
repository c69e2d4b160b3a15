/**
 * Captured arrays: the one memory of each plain array that kernels use, and how its results come
 * back after a wait. Start at {@link dev.sycamore.runtime.arrays.ArrayResults}. Nothing here knows
 * queues or launches.
 */
package dev.sycamore.runtime.arrays;
