/**
 * What a lambda captures, in the order in which each host compiler passes it. The order is a
 * contract with the runtime, which reads captures by their number. Start with {@code
 * CaptureScanner}.
 */
package dev.sycamore.outliner.captures;
