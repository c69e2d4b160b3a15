/** From a lambda to its compiled kernel and captured values. */
package dev.sycamore.runtime.kernel;
