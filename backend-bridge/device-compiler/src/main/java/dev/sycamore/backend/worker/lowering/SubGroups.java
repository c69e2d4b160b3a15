package dev.sycamore.backend.worker.lowering;

import static org.bytedeco.llvm.global.LLVM.LLVMInternalLinkage;
import static org.bytedeco.llvm.global.LLVM.LLVMSetLinkage;

import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.llvm.ModuleReader;
import dev.sycamore.backend.worker.stage.CompileException;
import java.util.List;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** What a target's sub-groups are: a library that defines the functions of {@code PREFIX}. */
public enum SubGroups {
  /** The target has none: each is one work-item. */
  OF_ONE("sub-groups-of-one.ll"),
  /** Warps. */
  NVPTX("sub-groups-nvptx.ll"),
  /** Waves. */
  AMDGCN("sub-groups-amdgcn.ll");

  private static final String PREFIX = "__sycamore_sub_group_";

  private final String resource;

  SubGroups(String resource) {
    this.resource = resource;
  }

  /** Defines what a module calls, if it calls any. */
  public void define(DeviceModule module, ModuleReader reader) throws CompileException {
    if (functions(module).isEmpty()) {
      return;
    }
    module.link(reader.readLibrary(SubGroups.class, resource));
    // What is not in the library stays undefined, to be told as that.
    functions(module).stream()
        .filter(function -> !Llvm.isDeclaration(function))
        .forEach(function -> LLVMSetLinkage(function, LLVMInternalLinkage));
  }

  private static List<LLVMValueRef> functions(DeviceModule module) {
    return Llvm.functions(module.ref()).stream()
        .filter(function -> Llvm.name(function).startsWith(PREFIX))
        .toList();
  }
}
