/**
 * Captured arrays: the one memory of each plain array that kernels use, and how its results come
 * back after a wait. Start at {@link dev.sycamore.runtime.arrays.ArrayResults}. Arrays of static
 * fields that are only read stay on devices ({@link dev.sycamore.runtime.arrays.KeptArrays}).
 * Nothing here knows queues or launches.
 */
package dev.sycamore.runtime.arrays;
