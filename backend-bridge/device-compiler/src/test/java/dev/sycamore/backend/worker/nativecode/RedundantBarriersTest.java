package dev.sycamore.backend.worker.nativecode;

import static org.assertj.core.api.Assertions.assertThat;
import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.llvm.ModuleReader;
import dev.sycamore.backend.worker.lowering.CalledFunctions;
import org.bytedeco.llvm.LLVM.LLVMContextRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * How many barriers are left of {@code #}, where {@code %a}, {@code %b} are local and {@code %g},
 * {@code %h} are global; {@code r} reads, {@code w} writes, {@code u} updates.
 */
class RedundantBarriersTest {

  private static final String BARRIER = "call void @_Z7barrierj(i32 3)\n";

  private static String text(String code) {
    StringBuilder text = new StringBuilder();
    int number = 0;
    for (String word : code.split(" ", -1)) {
      String pointer = word.substring(1);
      text.append(
          switch (word.charAt(0)) {
            case '#' -> BARRIER;
            case 'r' -> "%v" + number++ + " = load i32, " + pointer(pointer) + "\n";
            case 'w' -> "store i32 %n, " + pointer(pointer) + "\n";
            case 'u' ->
                "%v" + number++ + " = atomicrmw add " + pointer(pointer) + ", i32 1 seq_cst\n";
            case 'c' -> "call void @unknown()\n";
            case 'm' -> "%v" + number++ + " = call float @llvm.sqrt.f32(float 2.0)\n";
            case '(' -> "br label %loop\nloop:\n";
            case ')' -> "br i1 %c, label %loop, label %left\nleft:\n";
            default -> throw new IllegalArgumentException(word);
          });
    }
    return """
        declare void @_Z7barrierj(i32)
        declare void @unknown()
        declare float @llvm.sqrt.f32(float)
        define void @f(ptr addrspace(3) %a, ptr addrspace(3) %b, ptr addrspace(1) %g,
                       ptr addrspace(1) %h, i32 %n, i1 %c) {
          %p = alloca i32
        """
        + text
        + "ret void\n}\n";
  }

  private static String pointer(String name) {
    String space =
        switch (name) {
          case "a", "b" -> " addrspace(3)";
          case "g", "h" -> " addrspace(1)";
          default -> "";
        };
    return "ptr" + space + " %" + name;
  }

  @ParameterizedTest
  @CsvSource({
    "wa # ra, 1",
    "wa # rb, 0",
    "ra # ra, 0",
    "ra # wa, 1",
    "wa # wa, 1",
    "ua # ra, 1",
    // Arrays of the host may be the same.
    "wg # rh, 1",
    "rg # rh, 0",
    "wg # wa, 0",
    "wp # rp, 0",
    // What is not known may be anything.
    "wa # c, 1",
    "ra # c, 1",
    "# c, 0",
    "wa # m ra, 1",
    "ra # m wg, 0",
    // A barrier that goes joins what is before it to what is after it.
    "wa # rb # ra, 1",
    "wa # # ra, 1",
    "ra # wb # ra # wb, 1",
    "wa # ra # wg # wa, 2",
    // The next pass of a loop comes after this one.
    "( wa # ra ), 1",
    "( wa # ra # ), 2",
    "( ra # wb ), 1",
    "( ra # rb ), 0",
    "( ra # ) wa, 1",
    "( wa # rb # ) ra, 1",
  })
  void onlyWhatKeepsNothingApartGoes(String code, int left) throws Exception {
    LLVMContextRef context = LLVMContextCreate();
    try {
      DeviceModule module = new ModuleReader(context).read("test", text(code));
      LLVMValueRef function = LLVMGetNamedFunction(module.ref(), "f");
      RedundantBarriers.remove(function);
      assertThat(Llvm.instructions(function).stream().filter(CalledFunctions::isBarrier))
          .hasSize(left);
      module.dispose();
    } finally {
      LLVMContextDispose(context);
    }
  }
}
