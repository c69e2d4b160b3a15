package dev.sycamore.header;

/** The format of a device image; the names are those of {@code dev.sycamore.binding.ImageKind}. */
public enum ImageFormat {
  NATIVE_CPU,
  SPIRV,
  OPENCL_C,
  PTX,
  AMDGCN
}
