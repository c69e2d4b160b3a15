package dev.sycamore.backend.worker.grid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.target.ImageTarget;
import dev.sycamore.backend.worker.flow.FunctionFlow;
import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.ExecutedIr;
import dev.sycamore.backend.worker.llvm.ModuleReader;
import dev.sycamore.backend.worker.llvm.TargetMachine;
import dev.sycamore.backend.worker.stage.CompileException;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.bytedeco.llvm.LLVM.LLVMContextRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Loops with a second exit run as often as before, and leave with the same values. */
@Tag("module")
@net.jqwik.api.Tag("module")
class EarlyExitsTest {

  /** Goes on while the counter is below the limit and a sum is not the one at which to stop. */
  private static final String LOOP =
      """
      define i32 @f(i32 %%start, i32 %%limit, i32 %%stop) {
      entry:
        br label %%body
      body:
        %%k = phi i32 [ %%start, %%entry ], [ %%k.next, %%body ]
        %%sum = phi i32 [ 1, %%entry ], [ %%sum.next, %%body ]
        %%last = phi i32 [ 0, %%entry ], [ %%sum, %%body ]
        %%odd = mul i32 %%sum, 5
        %%sum.next = add i32 %%odd, %%last
        %%k.next = add i32 %%k, %d
        %%below = icmp slt i32 %%k.next, %%limit
        %%other = icmp ne i32 %%sum.next, %%stop
        %%more = %s
        br i1 %%more, label %%body, label %%end
      end:
        %%k.out = phi i32 [ %%k.next, %%body ]
        %%sum.out = phi i32 [ %%sum.next, %%body ]
        %%last.out = phi i32 [ %%last, %%body ]
        %%x = xor i32 %%k.out, %%sum.out
        %%y = mul i32 %%x, 31
        %%z = add i32 %%y, %%last.out
        ret i32 %%z
      }
      """;

  private static final String SELECT = "select i1 %below, i1 %other, i1 false";
  private static final String AND = "and i1 %other, %below";

  private static int run(String loop, boolean unroll, int start, int limit, int stop)
      throws CompileException {
    LLVMContextRef context = LLVMContextCreate();
    TargetMachine machine = TargetMachine.of(ImageTarget.X86_64);
    try {
      String call =
          "define i32 @run() {%n  %%r = call i32 @f(i32 %d, i32 %d, i32 %d)%n  ret i32 %%r%n}%n"
              .formatted(start, limit, stop);
      DeviceModule module = new ModuleReader(context).read("test", loop + call);
      machine.retarget(module);
      if (unroll) {
        LLVMValueRef function = LLVMGetNamedFunction(module.ref(), "f");
        EarlyExits.unroll(module, function);
        assertThat(FunctionFlow.of(function).loops().loops()).hasSize(2);
      }
      module.run("verify,default<O2>", machine);
      return ExecutedIr.run(module);
    } finally {
      machine.dispose();
      LLVMContextDispose(context);
    }
  }

  /** The sum after some passes, at which a run stops. */
  private static int sumAfter(int passes) {
    int sum = 1;
    int last = 0;
    for (int i = 0; i < passes; i++) {
      int next = sum * 5 + last;
      last = sum;
      sum = next;
    }
    return sum;
  }

  private static void assertSame(String loop, int start, int limit, int stop)
      throws CompileException {
    assertThat(run(loop, true, start, limit, stop))
        .as("from %d to %d", start, limit)
        .isEqualTo(run(loop, false, start, limit, stop));
  }

  @Property(tries = 250)
  void theSamePassesRunAndTheSameValuesLeave(
      @ForAll int start,
      @ForAll @IntRange(min = -3, max = 40) int distance,
      @ForAll @IntRange(min = 1, max = 45) int stopAfter,
      @ForAll @IntRange(min = 1, max = 3) int step,
      @ForAll boolean select)
      throws CompileException {
    String loop = LOOP.formatted(step, select ? SELECT : AND);
    assertSame(loop, start, start + distance * step, sumAfter(stopAfter));
  }

  @Test
  void limitsNearTheSmallestAndTheLargestIntAreNotPassedBy() throws CompileException {
    String loop = LOOP.formatted(1, SELECT);
    int[] limits = {
      Integer.MIN_VALUE, Integer.MIN_VALUE + 1, Integer.MIN_VALUE + 9, Integer.MAX_VALUE
    };
    for (int limit : limits) {
      for (int start : new int[] {Integer.MIN_VALUE, limit - 20, limit - 8, limit - 7, limit}) {
        assertSame(loop, start, limit, sumAfter(37));
      }
    }
  }

  @Test
  void loopsThatCountOtherwiseStayAsTheyAre() throws CompileException {
    for (String other :
        new String[] {
          LOOP.replace("icmp slt", "icmp ne"), LOOP.replace("add i32 %%k, %d", "sub i32 %%k, %d")
        }) {
      LLVMContextRef context = LLVMContextCreate();
      try {
        DeviceModule module = new ModuleReader(context).read("test", other.formatted(1, SELECT));
        LLVMValueRef function = LLVMGetNamedFunction(module.ref(), "f");
        EarlyExits.unroll(module, function);
        assertThat(FunctionFlow.of(function).loops().loops()).hasSize(1);
      } finally {
        LLVMContextDispose(context);
      }
    }
  }
}
