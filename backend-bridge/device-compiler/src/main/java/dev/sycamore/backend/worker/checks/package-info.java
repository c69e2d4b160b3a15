/**
 * Checks of a kernel, which end it at a violation, in native code. Start with {@link
 * dev.sycamore.backend.worker.checks.CheckedBody}. While work-items are put into lanes a check is a
 * call without branches; {@code docs/ARCHITECTURE.md}, section "Checks", says what that is for.
 */
package dev.sycamore.backend.worker.checks;
