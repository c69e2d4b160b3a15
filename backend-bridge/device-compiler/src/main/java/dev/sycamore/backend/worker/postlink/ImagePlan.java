package dev.sycamore.backend.worker.postlink;

/**
 * What an image begins with.
 *
 * @param entries the numbers of the functions that it is for, ascending
 */
@SuppressWarnings("ArrayRecordComponent") // Never compared, never changed.
record ImagePlan(int[] entries) {}
