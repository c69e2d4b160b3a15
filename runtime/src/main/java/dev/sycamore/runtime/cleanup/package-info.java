/**
 * What programs forget: actions when an object is no longer reachable, and the log that tells of
 * it. A leaf package.
 */
package dev.sycamore.runtime.cleanup;
