package dev.sycamore.backend.worker.llvm;

import static org.bytedeco.llvm.global.LLVM.LLVMDLLExportStorageClass;
import static org.bytedeco.llvm.global.LLVM.LLVMExternalLinkage;
import static org.bytedeco.llvm.global.LLVM.LLVMGetLinkage;
import static org.bytedeco.llvm.global.LLVM.LLVMGetVisibility;
import static org.bytedeco.llvm.global.LLVM.LLVMHiddenVisibility;
import static org.bytedeco.llvm.global.LLVM.LLVMIsDeclaration;
import static org.bytedeco.llvm.global.LLVM.LLVMSetDLLStorageClass;
import static org.bytedeco.llvm.global.LLVM.LLVMStripModuleDebugInfo;

import dev.sycamore.backend.target.ImageTarget;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * What native code takes from the system that loads it: the format of objects and libraries, the
 * calling convention, and what code may call. The optimised IR of a module is the same for all
 * systems; {@link NativeIsa} has what is of one kind of processor.
 */
public enum NativeSystem {
  /** ELF, which the compiler links. */
  LINUX("unknown-linux-gnu"),
  /** Mach-O. Version 11 is the first for Apple silicon. */
  MACOS("apple-macosx11.0.0"),
  /** COFF. */
  WINDOWS("pc-windows-msvc");

  private final String rest;

  NativeSystem(String rest) {
    this.rest = rest;
  }

  /** That of a target with native code. */
  public static NativeSystem of(ImageTarget target) {
    return switch (target.system()) {
      case LINUX -> LINUX;
      case MACOS -> MACOS;
      case WINDOWS -> WINDOWS;
      case OTHER -> throw new IllegalArgumentException(target.name());
    };
  }

  /** The target triple of code for it. */
  String triple(NativeIsa isa) {
    return processor(isa) + "-" + rest;
  }

  /** The processor, in the words of its tools. */
  public String processor(NativeIsa isa) {
    return switch (isa) {
      case X86_64 -> "x86_64";
      case AARCH64 -> this == MACOS ? "arm64" : "aarch64";
    };
  }

  /** The parts of the runtime of images for it, besides those that all systems have. */
  public List<String> runtime(NativeIsa isa) {
    List<String> parts = new ArrayList<>(List.of(isa.memory()));
    parts.addAll(
        switch (this) {
          case LINUX -> List.of(isa.systemCalls(), "calls.ll");
          case MACOS -> List.of("allocator.ll", "macos.ll", isa.callsOfMacOs());
          case WINDOWS -> List.of("allocator.ll", "calls-windows.ll");
        });
    return parts;
  }

  /** The part of the runtime that each image for it has, whatever its code calls. */
  public Optional<String> always() {
    return this == WINDOWS ? Optional.of("windows.ll") : Optional.empty();
  }

  /**
   * Prepares a module for code generation.
   *
   * @param machine that generates code for the system
   */
  public void adapt(DeviceModule module, TargetMachine machine) {
    machine.retarget(module);
    if (this != LINUX) {
      // No debugger finds it there: macOS has it in files of its own.
      LLVMStripModuleDebugInfo(module.ref());
    }
    for (LLVMValueRef function : Llvm.functions(module.ref())) {
      if (!Llvm.isDeclaration(function)) {
        // Stacks grow by one guard page: a larger frame is touched page by page.
        Llvm.addStringAttribute(module.context(), function, "probe-stack", probe());
        export(function);
      }
    }
    Llvm.variables(module.ref()).forEach(this::export);
  }

  /** For Windows LLVM makes calls only. The image has the function. */
  private String probe() {
    return this == WINDOWS ? "__chkstk" : "inline-asm";
  }

  /** What other formats export by visibility, COFF lists. */
  private void export(LLVMValueRef value) {
    if (this == WINDOWS
        && LLVMIsDeclaration(value) == 0
        && LLVMGetLinkage(value) == LLVMExternalLinkage
        && LLVMGetVisibility(value) != LLVMHiddenVisibility) {
      LLVMSetDLLStorageClass(value, LLVMDLLExportStorageClass);
    }
  }
}
