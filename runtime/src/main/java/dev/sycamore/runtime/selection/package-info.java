/**
 * Expressions that select a device, such as {@code gpu && memory >= 4GiB}: {@code docs/RUNTIME.md}
 * has the grammar. Start at {@link dev.sycamore.runtime.selection.SelectionExpression}. Knows what
 * a device is, and no driver.
 */
package dev.sycamore.runtime.selection;
