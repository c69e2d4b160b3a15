/**
 * Inside: the order of launches, and the way of their arguments to a device.
 *
 * <p>Programs do not use this package or those below it; they change without notice.
 */
package dev.sycamore.runtime;
