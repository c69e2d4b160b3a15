package dev.sycamore.backend.worker.indices;

import static org.assertj.core.api.Assertions.assertThat;
import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.target.ImageTarget;
import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.ExecutedIr;
import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.llvm.ModuleReader;
import dev.sycamore.backend.worker.llvm.TargetMachine;
import dev.sycamore.backend.worker.stage.CompileException;
import java.util.function.IntSupplier;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Tag;
import net.jqwik.api.constraints.IntRange;
import org.bytedeco.javacpp.IntPointer;
import org.bytedeco.llvm.LLVM.LLVMBasicBlockRef;
import org.bytedeco.llvm.LLVM.LLVMContextRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** Kernels read the same elements with wide indices, also where parts of an index wrap. */
@Tag("one-jdk")
@Tag("module")
class WideIndicesTest {

  private static final int LENGTH = 64;

  /** Sums {@code a[k * n + c]}, times the number of the pass, for {@code count} values of k. */
  private static final String PRODUCT =
      """
      define i32 @f(ptr %a, i32 %k0, i32 %count, i32 %n, i32 %c) "sycamore-name"="f" {
      entry:
        br label %test
      test:
        %pass = phi i32 [ 0, %entry ], [ %pass.next, %body ]
        %k = phi i32 [ %k0, %entry ], [ %k.next, %body ]
        %sum = phi i32 [ 0, %entry ], [ %sum.next, %body ]
        %more = icmp slt i32 %pass, %count
        br i1 %more, label %body, label %end
      body:
        %low = mul i32 %k, %n
        %i = add i32 %low, %c
        %wide = sext i32 %i to i64
        %at = getelementptr inbounds i32, ptr %a, i64 %wide
        %x = load i32, ptr %at
        %pass.next = add i32 %pass, 1
        %times = mul i32 %x, %pass.next
        %sum.next = add i32 %sum, %times
        %k.next = add i32 %k, 1
        br label %test
      end:
        ret i32 %sum
      }
      """;

  /** Sums {@code a[j]} for the values of a counter from k0 until it is k1, which wraps. */
  private static final String UNTIL =
      """
      define i32 @f(ptr %a, i32 %k0, i32 %k1, i32 %first, i32 %unused) "sycamore-name"="f" {
      entry:
        br label %body
      body:
        %k = phi i32 [ %k0, %entry ], [ %k.next, %body ]
        %j = phi i32 [ %first, %entry ], [ %j.next, %body ]
        %sum = phi i32 [ 0, %entry ], [ %sum.next, %body ]
        %wide = sext i32 %j to i64
        %at = getelementptr inbounds i32, ptr %a, i64 %wide
        %x = load i32, ptr %at
        %sum.next = add i32 %sum, %x
        %j.next = add i32 %j, 1
        %k.next = add i32 %k, 1
        %more = icmp ne i32 %k.next, %k1
        br i1 %more, label %body, label %end
      end:
        ret i32 %sum.next
      }
      """;

  /** {@code a[i - d] + 3 a[i] + 5 a[i + 1]}, where {@code i = p + q}. */
  private static final String NEIGHBOURS =
      """
      define i32 @f(ptr %a, i32 %p, i32 %q, i32 %d, i32 %unused) "sycamore-name"="f" {
        %i = add i32 %p, %q
        %i.wide = sext i32 %i to i64
        %i.at = getelementptr inbounds i32, ptr %a, i64 %i.wide
        %left = sub i32 %i, %d
        %left.wide = sext i32 %left to i64
        %left.at = getelementptr inbounds i32, ptr %a, i64 %left.wide
        %right = add i32 %i, 1
        %right.wide = sext i32 %right to i64
        %right.at = getelementptr inbounds i32, ptr %a, i64 %right.wide
        %x = load i32, ptr %left.at
        %y = load i32, ptr %i.at
        %z = load i32, ptr %right.at
        %y3 = mul i32 %y, 3
        %z5 = mul i32 %z, 5
        %xy = add i32 %x, %y3
        %sum = add i32 %xy, %z5
        ret i32 %sum
      }
      """;

  /** {@code a[p * 8 + q] + 3 a[(p + 2) * 8 + q] + 5 a[(p << 3) + q + 1]}. */
  private static final String ROWS =
      """
      define i32 @f(ptr %a, i32 %p, i32 %q, i32 %unused, i32 %unused2) "sycamore-name"="f" {
        %row = mul i32 %p, 8
        %i = add i32 %row, %q
        %i.wide = sext i32 %i to i64
        %i.at = getelementptr inbounds i32, ptr %a, i64 %i.wide
        %x = load i32, ptr %i.at
        %below = add i32 %p, 2
        %below.row = mul i32 %below, 8
        %j = add i32 %below.row, %q
        %j.wide = sext i32 %j to i64
        %j.at = getelementptr inbounds i32, ptr %a, i64 %j.wide
        %y = load i32, ptr %j.at
        %shifted = shl i32 %p, 3
        %left = add i32 %shifted, %q
        %k = add i32 %left, 1
        %k.wide = sext i32 %k to i64
        %k.at = getelementptr inbounds i32, ptr %a, i64 %k.wide
        %z = load i32, ptr %k.at
        %y3 = mul i32 %y, 3
        %z5 = mul i32 %z, 5
        %xy = add i32 %x, %y3
        %sum = add i32 %xy, %z5
        ret i32 %sum
      }
      """;

  private static int run(String text, boolean wide, int p, int q, int r, int s)
      throws CompileException {
    LLVMContextRef context = LLVMContextCreate();
    TargetMachine machine = TargetMachine.of(ImageTarget.X86_64);
    try (IntPointer memory = new IntPointer(LENGTH)) {
      for (int i = 0; i < LENGTH; i++) {
        memory.put(i, i * i + 7);
      }
      String call =
          "define i32 @run() {%n  %%r = call i32 @f(ptr inttoptr (i64 %d to ptr), i32 %d, i32 %d, i32 %d, i32 %d)%n  ret i32 %%r%n}%n"
              .formatted(memory.address(), p, q, r, s);
      DeviceModule module = new ModuleReader(context).read("test", text + call);
      machine.retarget(module);
      if (wide) {
        ArrayIndices.mark(module.ref());
        LLVMValueRef function = LLVMGetNamedFunction(module.ref(), "f");
        WideIndices.write(module, function, machine);
        LLVMValueRef written = LLVMGetNamedFunction(module.ref(), "f");
        assertThat(
                Llvm.instructions(written).stream()
                    .filter(WideIndicesTest::isWidenedInLoop)
                    .count())
            .as(Llvm.message(LLVMPrintValueToString(written)))
            .isZero();
      }
      // What passes believe of flags shows.
      module.run("default<O2>", machine);
      return ExecutedIr.run(module);
    } finally {
      machine.dispose();
      LLVMContextDispose(context);
    }
  }

  /** Whether an instruction of a loop makes an address of an index that it widens. */
  private static boolean isWidenedInLoop(LLVMValueRef instruction) {
    LLVMBasicBlockRef block = LLVMGetInstructionParent(instruction);
    LLVMValueRef index =
        LLVMGetInstructionOpcode(instruction) == LLVMGetElementPtr
            ? LLVMIsASExtInst(LLVMGetOperand(instruction, 1))
            : null;
    return LLVMIsAPHINode(LLVMGetFirstInstruction(block)) != null
        && index != null
        && LLVMGetInstructionParent(index).equals(block);
  }

  private static int element(int index) {
    return index * index + 7;
  }

  private static void compare(String text, IntSupplier expected, int p, int q, int r, int s)
      throws CompileException {
    int right = expected.getAsInt();
    assertThat(run(text, false, p, q, r, s)).isEqualTo(right);
    assertThat(run(text, true, p, q, r, s)).isEqualTo(right);
  }

  @Property(tries = 60)
  void productsThatWrapAreStepped(
      @ForAll int k0,
      @ForAll @IntRange(min = 0, max = 9) int count,
      @ForAll @IntRange(min = 0, max = LENGTH - 1) int first,
      @ForAll @IntRange(min = -7, max = 7) int step)
      throws CompileException {
    int last = first + step * Math.max(0, count - 1);
    int passes = last >= 0 && last < LENGTH ? count : 1;
    // The index begins at `first`, whatever its parts are.
    int c = first - k0 * step;
    compare(
        PRODUCT,
        () -> {
          int sum = 0;
          for (int pass = 0; pass < passes; pass++) {
            sum += element(first + pass * step) * (pass + 1);
          }
          return sum;
        },
        k0,
        passes,
        step,
        c);
  }

  @Property(tries = 60)
  void neighboursOfASumThatWraps(
      @ForAll int p,
      @ForAll @IntRange(min = 0, max = LENGTH - 2) int i,
      @ForAll @IntRange(min = 0, max = LENGTH - 1) int left)
      throws CompileException {
    compare(
        NEIGHBOURS,
        () -> element(left) + 3 * element(i) + 5 * element(i + 1),
        p,
        i - p,
        i - left,
        0);
  }

  @Property(tries = 60)
  void rowsThatWrapAreBesideEachOther(
      @ForAll int p, @ForAll @IntRange(min = 0, max = LENGTH - 17) int i) throws CompileException {
    compare(ROWS, () -> element(i) + 3 * element(i + 16) + 5 * element(i + 1), p, i - p * 8, 0, 0);
  }

  @Property(tries = 40)
  void countersThatWrapGoOn(
      @ForAll @IntRange(min = -20, max = 20) int beforeTheLargest,
      @ForAll @IntRange(min = 1, max = 20) int passes,
      @ForAll @IntRange(min = 0, max = 40) int first)
      throws CompileException {
    int k0 = Integer.MAX_VALUE - beforeTheLargest;
    compare(
        UNTIL,
        () -> {
          int sum = 0;
          for (int pass = 0; pass < passes; pass++) {
            sum += element(first + pass);
          }
          return sum;
        },
        k0,
        k0 + passes,
        first,
        0);
  }

  @Property(tries = 60)
  void countersWithLargeStepsWrapAndComeBack(
      @ForAll @IntRange(min = 1 << 27, max = Integer.MAX_VALUE) int step,
      @ForAll int k0,
      @ForAll @IntRange(min = 1 << 30, max = 7 << 28) int limit)
      throws CompileException {
    int passes = 1;
    for (int k = k0 + step; k <= limit && passes < LENGTH; k += step) {
      passes++;
    }
    Assume.that(passes < LENGTH);
    int sum = 0;
    for (int pass = 0; pass < passes; pass++) {
      sum += element(pass);
    }
    int expected = sum;
    String atMost =
        UNTIL.replace("add i32 %k, 1", "add i32 %k, " + step).replace("icmp ne", "icmp sle");
    compare(atMost, () -> expected, k0, limit, 0, 0);
  }
}
