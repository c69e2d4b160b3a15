/**
 * Failures: the exceptions of the public API for those who may not name it, and what to do where
 * several things may fail. A leaf package.
 */
package dev.sycamore.runtime.failure;
