package dev.sycamore.backend.worker.llvm;

import dev.sycamore.backend.target.ImageTarget;
import dev.sycamore.backend.target.ImageTarget.Architecture;
import java.util.Arrays;

/**
 * What native code takes from the architecture of processors. Other classes for native code hold
 * for any; {@link NativeSystem} has what is of one system, and {@link X86} what only some
 * processors of x86-64 have.
 */
public enum NativeIsa {
  /** 64-bit Intel and AMD. */
  X86_64("x86"),
  /** 64-bit Arm. */
  AARCH64("aarch64");

  private final String intrinsics;

  NativeIsa(String intrinsics) {
    this.intrinsics = intrinsics;
  }

  /** That of a target with native code. */
  public static NativeIsa of(ImageTarget target) {
    return switch (target.architecture()) {
      case X86_64 -> X86_64;
      case AARCH64 -> AARCH64;
      case SPIR64, INTEL_GPU, PTX64, AMDGCN -> throw new IllegalArgumentException(target.name());
    };
  }

  /** That of the target triple of a module that is yet to be adapted to its system. */
  public static NativeIsa of(String triple) {
    return Arrays.stream(values())
        .filter(isa -> isa.triple().equals(triple))
        .findFirst()
        .orElseThrow();
  }

  /** What the code of a target uses besides what its processor says, in LLVM's words. */
  static String features(ImageTarget target) {
    return target.architecture() == Architecture.X86_64 ? X86.features(target) : "";
  }

  /** The target triple of IR, which is that of Linux for all systems until it is optimised. */
  String triple() {
    return NativeSystem.LINUX.triple(this);
  }

  /** How the names of LLVM's functions for these processors go on after {@code llvm.}. */
  public String intrinsics() {
    return intrinsics;
  }

  /**
   * Whether there are instructions for IEEE 754's minimum and maximum, which LLVM makes of
   * conditionals.
   */
  public boolean hasExtremes() {
    return this == AARCH64;
  }

  /** Whether code is for no processor that LLVM knows, so that it does not unroll loops. */
  public boolean isGeneric() {
    return this == AARCH64;
  }

  /** The part of the runtime of images that sets and copies memory on these processors. */
  String memory() {
    return switch (this) {
      case X86_64 -> "x86_64-memory.ll";
      case AARCH64 -> "aarch64-memory.ll";
    };
  }

  /** The part with the system calls of Linux. */
  String systemCalls() {
    return switch (this) {
      case X86_64 -> "x86_64-linux.ll";
      case AARCH64 -> "aarch64-linux.ll";
    };
  }

  /** The part with what code for macOS calls by names of the C library. */
  String callsOfMacOs() {
    return switch (this) {
      case X86_64 -> "calls-macos-x86_64.ll";
      case AARCH64 -> "calls.ll";
    };
  }
}
