/** The processor of this machine as a device, with kernels compiled ahead of time. */
package dev.sycamore.runtime.nativecpu;
