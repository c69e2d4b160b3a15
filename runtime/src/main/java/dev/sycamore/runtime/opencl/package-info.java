/** Devices of OpenCL drivers. */
package dev.sycamore.runtime.opencl;
