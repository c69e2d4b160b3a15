/**
 * What programs forget: actions when an object is no longer reachable, and the log of the runtime.
 * A leaf package.
 */
package dev.sycamore.runtime.cleanup;
