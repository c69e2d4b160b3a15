/**
 * Checks of a kernel, which end it at a violation, in native code. Start with {@link
 * dev.sycamore.backend.worker.checks.CheckedBody}. While work-items are put into lanes a check is a
 * call without branches; {@code docs/CHECKS.md} describes them for users.
 */
package dev.sycamore.backend.worker.checks;
