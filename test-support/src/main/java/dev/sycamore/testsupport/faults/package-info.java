/**
 * Faults on purpose: {@link dev.sycamore.testsupport.faults.FaultyFiles} is a file system that
 * fails at a chosen call, so that a test can fail each call once.
 *
 * <p>It knows nothing of what is tested.
 */
package dev.sycamore.testsupport.faults;
