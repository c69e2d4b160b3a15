package dev.sycamore.backend.worker.grid;

import dev.sycamore.backend.worker.foreign.ScopeNames;
import java.util.ArrayList;
import java.util.List;

/**
 * The entry points of AMD GPUs: registers for where a work-item is, and for the sizes what a
 * launcher writes behind the arguments (LLVM's AMDGPU usage guide, "Implicit arguments" of code
 * object version 5).
 */
final class AmdTarget implements GridTarget {

  private static final List<String> AXES = List.of("x", "y", "z");
  private static final int BLOCK_COUNTS = 0;
  private static final int GROUP_SIZES = 12;

  @Override
  public String convention() {
    // Seen from outside, but not to be replaced: the descriptor has the distance to the code.
    return "protected amdgpu_kernel";
  }

  @Override
  public String attributes() {
    return "nounwind \"uniform-work-group-size\"=\"true\"";
  }

  @Override
  public List<String> declarations() {
    List<String> lines = new ArrayList<>();
    lines.add("declare ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()");
    for (String axis : AXES) {
      lines.add("declare i32 @llvm.amdgcn.workitem.id." + axis + "()");
      lines.add("declare i32 @llvm.amdgcn.workgroup.id." + axis + "()");
    }
    lines.add("!llvm.module.flags = !{!0}");
    lines.add("!0 = !{i32 1, !\"amdhsa_code_object_version\", i32 500}");
    return lines;
  }

  @Override
  public List<String> prologue() {
    return List.of("%implicit = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()");
  }

  @Override
  public List<String> read(Register register, int dimension, String variable) {
    String axis = AXES.get(dimension);
    return switch (register) {
      case TID -> List.of("%" + variable + " = call i32 @llvm.amdgcn.workitem.id." + axis + "()");
      case CTAID ->
          List.of("%" + variable + " = call i32 @llvm.amdgcn.workgroup.id." + axis + "()");
      case NTID ->
          List.of(
              at(variable, GROUP_SIZES + 2 * dimension),
              "%" + variable + ".short = load i16, ptr addrspace(4) %" + variable + ".at, align 2",
              "%" + variable + " = zext i16 %" + variable + ".short to i32");
      case NCTAID ->
          List.of(
              at(variable, BLOCK_COUNTS + 4 * dimension),
              "%" + variable + " = load i32, ptr addrspace(4) %" + variable + ".at, align 4");
    };
  }

  private static String at(String variable, int offset) {
    return "%" + variable + ".at = getelementptr i8, ptr addrspace(4) %implicit, i64 " + offset;
  }

  @Override
  public String offsetParameter() {
    return "ptr addrspace(4) byref([3 x i32]) align 4 %launch.offset";
  }

  @Override
  public List<String> offset() {
    return List.of("%offset = addrspacecast ptr addrspace(4) %launch.offset to ptr");
  }

  @Override
  public List<String> noOffset() {
    return List.of(
        "%zeros = alloca [3 x i32], align 4, addrspace(5)",
        "store [3 x i32] zeroinitializer, ptr addrspace(5) %zeros, align 4",
        "%offset = addrspacecast ptr addrspace(5) %zeros to ptr");
  }

  @Override
  public ImplicitOffset implicitOffset() {
    return new ImplicitOffset("llvm.amdgcn.implicit.offset", "ptr addrspace(5)");
  }

  @Override
  public String intrinsics() {
    return "amdgcn";
  }

  @Override
  public ScopeNames scopes() {
    return new ScopeNames("agent", "workgroup");
  }
}
