package dev.sycamore.backend.worker.checks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.target.ImageTarget;
import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.ExecutedIr;
import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.llvm.ModuleReader;
import dev.sycamore.backend.worker.llvm.TargetMachine;
import dev.sycamore.backend.worker.stage.CompileException;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Tag;
import net.jqwik.api.constraints.IntRange;
import org.bytedeco.javacpp.IntPointer;
import org.bytedeco.llvm.LLVM.LLVMContextRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** Loops whose checks of several passes are made together report what they did one by one. */
@Tag("one-jdk")
@Tag("module")
class BatchedChecksTest {

  private static final int LENGTH = 24;

  /** Sums {@code x[columns[k]] * (k + 1)}, whose inner index is checked. */
  private static final String GATHER =
      """
      define internal void @sycamore_violation(\
      ptr %report, i32 %extent, i32 %site, i32 %index, i32 %o1, i32 %o2, i32 %o3, i32 %o4, \
      i32 %o5, i32 %kernel, i32 %g0, i32 %g1, i32 %g2, i32 %l0, i32 %l1) noinline {
        store i32 %site, ptr %report
        %second = getelementptr i32, ptr %report, i64 1
        store i32 %index, ptr %second
        ret void
      }

      define void @f(ptr %columns, ptr %x, i32 %first, i32 %end, i32 %length, ptr %report) {
      entry:
        br label %test
      test:
        %k = phi i32 [ %first, %entry ], [ %k.next, %good ]
        %sum = phi i32 [ 0, %entry ], [ %sum.next, %good ]
        %more = icmp PREDICATE i32 %k, %end
        br i1 %more, label %body, label %done
      body:
        %k.wide = sext i32 %k to i64
        %column.at = getelementptr inbounds i32, ptr %columns, i64 %k.wide
        %column = load i32, ptr %column.at
        %turned = xor i32 %column, -2147483648
        %limit = xor i32 %length, -2147483648
        %beyond = icmp sge i32 %turned, %limit
        br i1 %beyond, label %bad, label %good
      bad:
        call void @sycamore_violation(\
      ptr %report, i32 0, i32 7, i32 %column, i32 %length, i32 %k, i32 0, i32 0, i32 0, i32 0, \
      i32 0, i32 0, i32 0, i32 0, i32 0)
        ret void
      good:
        %wide = sext i32 %column to i64
        %at = getelementptr inbounds i32, ptr %x, i64 %wide
        %value = load i32, ptr %at
        %times = add i32 %k, 1
        %product = mul i32 %value, %times
        %sum.next = add i32 %sum, %product
        %k.next = add i32 %k, STEP
        br label %test
      done:
        %third = getelementptr i32, ptr %report, i64 2
        store i32 %sum, ptr %third
        ret void
      }
      """;

  /** What a run left: site and index of a violation, or the sum. */
  private record Outcome(List<Integer> report, boolean batched) {}

  private static Outcome run(String text, int[] columns, int first, int end, int length)
      throws CompileException {
    LLVMContextRef context = LLVMContextCreate();
    TargetMachine machine = TargetMachine.of(ImageTarget.X86_64);
    try (IntPointer x = new IntPointer(LENGTH);
        IntPointer indices = new IntPointer(columns);
        IntPointer report = new IntPointer(0, 0, 0)) {
      for (int i = 0; i < LENGTH; i++) {
        x.put(i, i * i + 7);
      }
      String call =
          """
          define i32 @run() {
            call void @f(ptr inttoptr (i64 %d to ptr), ptr inttoptr (i64 %d to ptr), i32 %d, \
          i32 %d, i32 %d, ptr inttoptr (i64 %d to ptr))
            ret i32 0
          }
          """
              .formatted(indices.address(), x.address(), first, end, length, report.address());
      DeviceModule module = new ModuleReader(context).read("test", text + call);
      machine.retarget(module);
      LLVMValueRef function = LLVMGetNamedFunction(module.ref(), "f");
      CheckedBody.leaveLoopsUnchecked(module, function, machine, Optional.empty());
      boolean batched = Llvm.message(LLVMPrintValueToString(function)).contains("passes:");
      module.run("default<O2>", machine);
      ExecutedIr.run(module);
      return new Outcome(List.of(report.get(0), report.get(1), report.get(2)), batched);
    } finally {
      machine.dispose();
      LLVMContextDispose(context);
    }
  }

  private static List<Integer> expected(int[] columns, int first, int end, int step, int length) {
    int sum = 0;
    for (int k = first; step > 0 ? k < end : k > end; k += step) {
      if (columns[k] < 0 || columns[k] >= length) {
        return List.of(7, columns[k], 0);
      }
      sum += (columns[k] * columns[k] + 7) * (k + 1);
    }
    return List.of(0, 0, sum);
  }

  private static String gather(String predicate, int step) {
    return GATHER.replace("PREDICATE", predicate).replace("STEP", String.valueOf(step));
  }

  private static int[] columns(int bad, int other) {
    int[] columns = new int[LENGTH];
    for (int i = 0; i < LENGTH; i++) {
      columns[i] = i * 7 % LENGTH;
    }
    if (bad < LENGTH) {
      columns[bad] = LENGTH + bad;
    }
    if (other < LENGTH) {
      columns[other] = -1 - other;
    }
    return columns;
  }

  @Property(tries = 80)
  void theFirstViolationIsReportedAndOtherwiseTheSameSum(
      @ForAll @IntRange(min = 0, max = LENGTH) int first,
      @ForAll @IntRange(min = 0, max = LENGTH) int end,
      @ForAll @IntRange(min = 1, max = 3) int step,
      @ForAll @IntRange(min = 0, max = 2 * LENGTH) int bad,
      @ForAll @IntRange(min = 0, max = 2 * LENGTH) int other)
      throws CompileException {
    int[] columns = columns(bad, other);
    Outcome up = run(gather("slt", step), columns, first, end, LENGTH);
    assertThat(up).isEqualTo(new Outcome(expected(columns, first, end, step, LENGTH), true));
    int highest = Math.min(first, LENGTH - 1);
    Outcome down = run(gather("sgt", -step), columns, highest, end - 1, LENGTH);
    assertThat(down)
        .isEqualTo(new Outcome(expected(columns, highest, end - 1, -step, LENGTH), true));
  }

  @Example
  void aLimitMayBeFarBelowTheStart() throws CompileException {
    int[] columns = columns(LENGTH, LENGTH);
    Outcome none = run(gather("slt", 1), columns, 3, Integer.MIN_VALUE, LENGTH);
    assertThat(none).isEqualTo(new Outcome(List.of(0, 0, 0), true));
    Outcome inclusive = run(gather("sle", 1), columns, 0, 9, LENGTH);
    assertThat(inclusive).isEqualTo(new Outcome(expected(columns, 0, 10, 1, LENGTH), true));
  }

  @Example
  void aCounterMayEndAtTheLargestInt() throws CompileException {
    int largest = Integer.MAX_VALUE;
    // All that is read is before the largest int.
    String shifted =
        gather("slt", 1)
            .replace(
                "%k.wide = sext i32 %k to i64",
                "%k.at = sext i32 %k to i64\n"
                    + "  %k.wide = sub i64 %k.at, "
                    + (largest - LENGTH));
    int[] columns = columns(LENGTH, LENGTH);
    int sum = 0;
    for (int i = 3; i < LENGTH; i++) {
      sum += (columns[i] * columns[i] + 7) * (largest - LENGTH + i + 1);
    }
    Outcome all = run(shifted, columns, largest - LENGTH + 3, largest, LENGTH);
    assertThat(all).isEqualTo(new Outcome(List.of(0, 0, sum), true));
  }

  /** Where the index of a load has a check itself, the load waits for it. */
  @Example
  void loadsThatAreGuardedByAnotherCheckStayInTheirPass() throws CompileException {
    String indirect =
        gather("slt", 1)
            .replace("%wide = sext i32 %column to", "%inner = sext i32 %column to")
            .replace(
                "%at = getelementptr inbounds i32, ptr %x, i64 %wide",
                """
                %index.at = getelementptr inbounds i32, ptr %columns, i64 %inner
                %index = load i32, ptr %index.at
                %turned.2 = xor i32 %index, -2147483648
                %beyond.2 = icmp sge i32 %turned.2, %limit
                br i1 %beyond.2, label %bad.2, label %good.2
              bad.2:
                call void @sycamore_violation(\
                ptr %report, i32 0, i32 8, i32 %index, i32 %length, i32 %k, i32 0, i32 0, i32 0, \
                i32 0, i32 0, i32 0, i32 0, i32 0, i32 0)
                ret void
              good.2:
                %wide = sext i32 %index to i64
                %at = getelementptr inbounds i32, ptr %x, i64 %wide
                """)
            .replace("%good ]", "%good.2 ]");
    int[] columns = columns(LENGTH, LENGTH);
    columns[4] = 11;
    columns[11] = LENGTH;
    Outcome outcome = run(indirect, columns, 0, 9, LENGTH);
    assertThat(outcome).isEqualTo(new Outcome(List.of(8, LENGTH, 0), false));
  }
}
