package dev.sycamore.backend.images;

import dev.sycamore.backend.target.DeviceTarget;

/** The format of a device image; the runtime has the same names. */
public enum UnitImageKind {
  NATIVE_CPU,
  SPIRV,
  PTX,
  AMDGCN,
  OPENCL_C;

  /** The target that descriptors give for source text, which is compiled for none. */
  public static final String OPENCL_TARGET = "opencl";

  /** What is compiled for a target. */
  public static UnitImageKind of(DeviceTarget target) {
    return switch (target.architecture()) {
      case SPIR64 -> SPIRV;
      case PTX64 -> PTX;
      case AMDGCN -> AMDGCN;
      case X86_64 -> NATIVE_CPU;
    };
  }
}
