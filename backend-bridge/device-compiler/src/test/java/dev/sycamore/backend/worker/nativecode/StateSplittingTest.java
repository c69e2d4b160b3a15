package dev.sycamore.backend.worker.nativecode;

import static org.assertj.core.api.Assertions.assertThat;
import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.job.BuildStage;
import dev.sycamore.backend.target.ImageTarget;
import dev.sycamore.backend.worker.lanes.cost.LaneWidths;
import dev.sycamore.backend.worker.lanes.cost.VectorUnit;
import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.llvm.ModuleReader;
import dev.sycamore.backend.worker.llvm.TargetMachine;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.bytedeco.llvm.LLVM.LLVMContextRef;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Which states are for some work-items only. The conditions are of the local indices {@code %x} and
 * {@code %y}, the linear one {@code %i} and the argument {@code %n}.
 */
@Tag("module")
class StateSplittingTest {

  private static final String HEAD =
      """
      target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
      target triple = "spir64-unknown-unknown"
      declare spir_func i64 @_Z12get_local_idj(i32)
      declare spir_func i64 @_Z14get_local_sizej(i32)
      declare spir_func i64 @_Z13get_global_idj(i32)
      declare spir_func void @_Z7barrierj(i32)
      define spir_kernel void @k(ptr addrspace(1) %g, ptr addrspace(3) %t, i32 %n) #0 {
      entry:
        %x.wide = call spir_func i64 @_Z12get_local_idj(i32 0)
        %x = trunc i64 %x.wide to i32
        %y.wide = call spir_func i64 @_Z12get_local_idj(i32 1)
        %y = trunc i64 %y.wide to i32
        %size.wide = call spir_func i64 @_Z14get_local_sizej(i32 0)
        %size = trunc i64 %size.wide to i32
        %row = mul i32 %y, %size
        %i = add i32 %row, %x
        %at = getelementptr i32, ptr addrspace(3) %t, i32 %i
        store i32 %x, ptr addrspace(3) %at
        call spir_func void @_Z7barrierj(i32 1)
      """;

  private static final String TAIL =
      """
      }
      attributes #0 = { "sycamore-kernel-form"="nd_range" "sycamore-kernel-dims"="2" }
      """;

  /** The names of the functions that were written, behind that of the body. */
  private static List<String> functions(String code) throws Exception {
    LLVMContextRef context = LLVMContextCreate();
    TargetMachine machine = TargetMachine.of(ImageTarget.X86_64);
    try {
      ModuleReader reader = new ModuleReader(context);
      DeviceModule module = reader.read("test", HEAD + code + TAIL);
      LaneWidths widths = LaneWidths.always(ImageTarget.X86_64, 4);
      new NativeCodeLowering(Optional.of(widths), VectorUnit.of(ImageTarget.X86_64))
          .lower(module, reader, machine);
      module.verify(BuildStage.LOWER);
      List<String> names =
          Llvm.functions(module.ref()).stream()
              .map(Llvm::name)
              .filter(name -> name.contains(".acting."))
              .map(name -> name.substring(name.indexOf(".acting.") + 8))
              .sorted()
              .toList();
      module.dispose();
      return names;
    } finally {
      LLVMContextDispose(context);
      machine.dispose();
    }
  }

  private static String guarded(String condition) {
    return condition
        + """

          br i1 %c, label %do, label %end
        do:
          %v = load i32, ptr addrspace(3) %t
          store i32 %v, ptr addrspace(1) %g
          br label %end
        end:
          ret void
        """;
  }

  /** By the ranges: 0 and 1 are dimensions, 3 is the linear index. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "%c = icmp eq i32 %x, 0 | 0",
        "%c = icmp slt i32 %x, %n | 0",
        "%c = icmp sgt i32 %n, %x | 0",
        "%c = icmp uge i32 %y, 3 | 1",
        "%c = icmp slt i32 %i, %n | 3",
        "%l = add i32 %x, -3; %c = icmp ult i32 %l, 4 | 0",
        "%m = mul i32 %n, %n; %h = sdiv i32 %m, 2; %c = icmp sle i32 %x, %h | 0",
        "%a = icmp slt i32 %x, %n; %b = icmp eq i32 %y, 0; %c = and i1 %a, %b | 0 1",
        "%a = icmp sge i32 %x, %n; %b = icmp slt i32 %y, 9; %c = select i1 %a, i1 %b, i1 false | 0 1",
        // All work-items may do something.
        "%c = icmp ne i32 %x, %n | -",
        "%a = icmp slt i32 %x, 3; %b = icmp slt i32 %y, 3; %c = or i1 %a, %b | -",
        "%m = and i32 %x, 1; %c = icmp eq i32 %m, 0 | -",
        "%m = add i32 %x, %n; %c = icmp slt i32 %m, 4 | -",
        "%m = sdiv i32 7, %n; %c = icmp slt i32 %x, %m | -",
        "%c = icmp slt i32 %x, %y | -",
        "%m = load i32, ptr addrspace(1) %g; %c = icmp slt i32 %x, %m | -",
      })
  void conditionsOnThePlaceLimitTheLoops(String condition, String ranges) throws Exception {
    List<String> names = functions(guarded(condition.replace("; ", "\n")));
    if (ranges.equals("-")) {
      assertThat(names).isEmpty();
    } else {
      assertThat(names).contains("1", "1.idle");
      assertThat(names.stream().filter(name -> name.startsWith("1.items.")))
          .containsExactly(
              Arrays.stream(ranges.split(" ", -1))
                  .map(range -> "1.items." + range)
                  .toArray(String[]::new));
    }
  }

  /** What is done without the condition, before or after it, keeps all work-items. */
  @Test
  void whatAllWorkItemsDoIsKept() throws Exception {
    String other = "store i32 %x, ptr addrspace(3) %at\n";
    String guarded = guarded("%c = icmp eq i32 %x, 0");
    assertThat(functions(other + guarded)).isEmpty();
    assertThat(functions(guarded.replace("ret void", other + "ret void"))).isEmpty();
  }

  /** A loop around a barrier ends for all work-items at once: both ways have their own limits. */
  @Test
  void statesAreDividedAtTheirFirstCommonCondition() throws Exception {
    String loop =
        """
        br label %test
        test:
          %s = phi i32 [ %n, %entry ], [ %half, %added ]
          %more = icmp sgt i32 %s, 0
          br i1 %more, label %body, label %done
        body:
          %in = icmp slt i32 %x, %s
          br i1 %in, label %add, label %added
        add:
          store i32 %s, ptr addrspace(3) %at
          br label %added
        added:
          call spir_func void @_Z7barrierj(i32 1)
          %half = lshr i32 %s, 1
          br label %test
        done:
          %c = icmp eq i32 %x, 0
          br i1 %c, label %write, label %end
        write:
          %v = load i32, ptr addrspace(3) %t
          store i32 %v, ptr addrspace(1) %g
          br label %end
        end:
          ret void
        """;
    assertThat(functions(loop))
        .containsExactly(
            "1",
            "1.chosen",
            "1.else",
            "1.else.idle",
            "1.else.items.0",
            "1.idle",
            "1.items.0",
            "2",
            "2.chosen",
            "2.else",
            "2.else.idle",
            "2.else.items.0",
            "2.idle",
            "2.items.0");
  }
}
