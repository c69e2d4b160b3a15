/**
 * Failures: the exceptions of the public API for those who may not name it, and what to do where
 * several things may fail. It uses nothing but the threads of the runtime.
 */
package dev.sycamore.runtime.failure;
