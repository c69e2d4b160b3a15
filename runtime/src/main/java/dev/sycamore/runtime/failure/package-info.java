/**
 * Failures: how the exceptions of the public API are made, and what to do where several things may
 * fail. It uses nothing but the threads of the runtime.
 */
package dev.sycamore.runtime.failure;
