package dev.sycamore.runtime.opencl;

import dev.sycamore.annotations.Aspect;
import java.util.Optional;
import java.util.Set;

/** What the driver says of a device, as far as contexts, programs and streams depend on it. */
interface OpenClDeviceInfo {
  /** The word that selects the device. */
  String id();

  /** The {@code cl_platform_id}. */
  long platform();

  /** The {@code cl_device_id}. */
  long handle();

  /** The bytes of its memory. */
  long memory();

  /** The device and the driver with its version: what is equal builds the same programs. */
  String identity();

  /** The named targets that it is. */
  Set<String> targets();

  /** What kernels may use. */
  Set<Aspect> aspects();

  /** Whether work in one queue sees what was done in another one before. */
  boolean queuesSeeEachOther();

  /** The stack for private arrays, if it has one. */
  Optional<PrivateStack> privateStack();

  /** Whether {@code float} division and square roots can be asked for with Java's rounding. */
  boolean roundsDivisionCorrectly();

  /** The newest version of SPIR-V that the device takes, as in a module's header; 0 for none. */
  int spirvVersion();
}
