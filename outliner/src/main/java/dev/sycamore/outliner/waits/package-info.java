/**
 * What host code does with the arrays of its launches before it waits for them. {@link
 * dev.sycamore.outliner.waits.EarlyUseRule} reports uses; {@link
 * dev.sycamore.outliner.waits.MethodFlow} is the control flow of a method, and {@link
 * dev.sycamore.outliner.waits.PendingArrays} what is pending at each of its steps.
 */
package dev.sycamore.outliner.waits;
