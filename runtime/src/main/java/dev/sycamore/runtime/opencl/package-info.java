/** Devices of OpenCL drivers. Start at {@link dev.sycamore.runtime.opencl.OpenClDevices}. */
package dev.sycamore.runtime.opencl;
