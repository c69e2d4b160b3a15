package dev.sycamore.backend.worker.grid;

import dev.sycamore.backend.worker.foreign.ScopeNames;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The entry points of PTX: registers of the hardware. */
final class PtxTarget implements GridTarget {

  private static final List<String> AXES = List.of("x", "y", "z");

  @Override
  public String convention() {
    return "ptx_kernel";
  }

  @Override
  public String attributes() {
    return "nounwind";
  }

  @Override
  public List<String> declarations() {
    List<String> lines = new ArrayList<>();
    for (Register register : Register.values()) {
      for (int d = 0; d < AXES.size(); d++) {
        lines.add("declare i32 " + function(register, d));
      }
    }
    return lines;
  }

  private static String function(Register register, int dimension) {
    String name = register.name().toLowerCase(Locale.ROOT);
    return "@llvm.nvvm.read.ptx.sreg." + name + "." + AXES.get(dimension) + "()";
  }

  @Override
  public List<String> prologue() {
    return List.of();
  }

  @Override
  public List<String> read(Register register, int dimension, String variable) {
    return List.of("%" + variable + " = call i32 " + function(register, dimension));
  }

  @Override
  public String offsetParameter() {
    return "ptr byval([3 x i32]) align 4 %launch.offset";
  }

  @Override
  public List<String> offset() {
    return List.of("%offset = getelementptr i8, ptr %launch.offset, i64 0");
  }

  @Override
  public List<String> noOffset() {
    return List.of(
        "%offset = alloca [3 x i32], align 4",
        "store [3 x i32] zeroinitializer, ptr %offset, align 4");
  }

  @Override
  public ImplicitOffset implicitOffset() {
    return new ImplicitOffset("llvm.nvvm.implicit.offset", "ptr");
  }

  @Override
  public String intrinsics() {
    return "nvvm";
  }

  @Override
  public ScopeNames scopes() {
    return new ScopeNames("device", "block");
  }
}
