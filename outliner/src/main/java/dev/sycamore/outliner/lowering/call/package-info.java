/**
 * Lowers method calls (JLS 15.12). Start with {@code CallLowering}: it asks each {@code CallRule}
 * in turn, one for each family of methods that a device has. What no rule knows {@code CallFaults}
 * refuses.
 */
package dev.sycamore.outliner.lowering.call;
