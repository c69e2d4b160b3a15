package dev.sycamore.backend.worker.lanes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.job.BuildStage;
import dev.sycamore.backend.target.ImageTarget;
import dev.sycamore.backend.worker.lanes.cost.LaneWidths;
import dev.sycamore.backend.worker.lanes.cost.VectorUnit;
import dev.sycamore.backend.worker.lanes.shape.LaneShape;
import dev.sycamore.backend.worker.lanes.widen.LaneObstacle;
import dev.sycamore.backend.worker.lanes.widen.SingleBody;
import dev.sycamore.backend.worker.lanes.widen.WidenedBody;
import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.llvm.ModuleReader;
import dev.sycamore.backend.worker.llvm.TargetMachine;
import dev.sycamore.backend.worker.stage.CompileException;
import dev.sycamore.testsupport.Goldens;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.bytedeco.llvm.LLVM.LLVMContextRef;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The code of several work-items. In all functions {@code %i} is consecutive, {@code %n} and {@code
 * %p} are uniform.
 */
class WidenedBodyTest {

  private static final Path GOLDENS = Path.of("src/test/resources/lanes");
  private static final ImageTarget TARGET = ImageTarget.parse("x86_64_v3");

  private static final String SUB_GROUPS =
      """
      declare i32 @__sycamore_sub_group_size() memory(none)
      declare i32 @__sycamore_sub_group_local_id() memory(none)
      declare i32 @__sycamore_sub_group_first(i32)
      declare void @__sycamore_sub_group_barrier()
      declare i32 @__sycamore_sub_group_shuffle(i32, i32) convergent
      """;

  private static final String CHECKS =
      """
      declare void @sycamore.check.v(i1, i32) memory(inaccessiblemem: readwrite)
      declare i1 @sycamore.all(i1) memory(none)
      """;

  private static String widen(String body, LaneWidths widths)
      throws CompileException, LaneObstacle {
    return widen(body, widths, false).get(0);
  }

  /** The function of whole vectors, and that of the rest. */
  private static List<String> widen(String body, LaneWidths widths, boolean withRest)
      throws CompileException, LaneObstacle {
    LLVMContextRef context = LLVMContextCreate();
    TargetMachine machine = TargetMachine.of(TARGET);
    try {
      String text =
          "declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)\n"
              + (body.contains("@llvm.trap") ? "declare void @llvm.trap()\n" : "")
              + (body.contains("@__sycamore_sub_group") ? SUB_GROUPS : "")
              + (body.contains("@sycamore.check") ? CHECKS : "")
              + "define void @f(i64 %i, i32 %n, ptr %p) {\n"
              + body
              + "}\n";
      DeviceModule module = new ModuleReader(context).read("test", text);
      machine.retarget(module);
      SingleBody single =
          SingleBody.of(LLVMGetNamedFunction(module.ref(), "f"), Map.of(0, LaneShape.strided(1)));
      WidenedBody widened = WidenedBody.of(module, single, "f.lanes", widths, withRest, machine);
      module.verify(BuildStage.LOWER);
      List<String> result = new ArrayList<>();
      result.add(Llvm.message(LLVMPrintValueToString(widened.function())));
      widened
          .rest()
          .ifPresent(rest -> result.add(Llvm.message(LLVMPrintValueToString(rest.function()))));
      module.dispose();
      return result;
    } finally {
      LLVMContextDispose(context);
      machine.dispose();
    }
  }

  private static String widen(String body) throws CompileException, LaneObstacle {
    return widen(body, LaneWidths.always(TARGET, 4));
  }

  private static String body(String name) throws Exception {
    return Files.readString(GOLDENS.resolve(name + ".in.ll"));
  }

  /** Each is what one rule is about; see the names of the files. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "consecutive",
        "branch",
        "slow-path",
        "divergent-loop",
        "two-loops",
        "private-array",
        "atomic"
      })
  void kernelsBecomeTheirGoldens(String name) throws Exception {
    Goldens.check(GOLDENS.resolve(name + ".lanes.ll"), widen(body(name)));
  }

  /** Lanes are the work-items of a sub-group: of all, and of the last one, which has fewer. */
  @Test
  void subGroupsBecomeTheirGoldens() throws Exception {
    List<String> both =
        widen(body("sub-group"), LaneWidths.ofSubGroup(VectorUnit.of(TARGET), 8), true);
    Goldens.check(GOLDENS.resolve("sub-group.lanes.ll"), both.get(0));
    Goldens.check(GOLDENS.resolve("sub-group.rest.ll"), both.get(1));
  }

  /** What each vector unit has to permute lanes by; without anything, lane by lane. */
  @ParameterizedTest
  @CsvSource({
    "x86_64, 4, extractelement",
    "x86_64, 16, extractelement",
    "x86_64_v3, 4, llvm.x86.avx.vpermilvar.ps",
    "x86_64_v3, 8, llvm.x86.avx2.permd",
    "x86_64_v3, 16, llvm.x86.avx2.permd",
    "x86_64_v4, 4, llvm.x86.avx.vpermilvar.ps",
    "x86_64_v4, 8, llvm.x86.avx2.permd",
    "x86_64_v4, 16, llvm.x86.avx512.permvar.si.512"
  })
  void shufflesArePermutes(String target, int size, String instruction) throws Exception {
    String body =
        """
          %at = getelementptr i32, ptr %p, i64 %i
          %v = load i32, ptr %at
          %x = and i32 %v, 3
          %other = call i32 @__sycamore_sub_group_shuffle(i32 %v, i32 %x)
          store i32 %other, ptr %at
          ret void
        """;
    VectorUnit unit = VectorUnit.of(ImageTarget.parse(target));
    String lanes = widen(body, LaneWidths.ofSubGroup(unit, size));
    assertThat(lanes).contains(instruction).doesNotContain("__sycamore");
    assertThat(lanes.contains("@llvm.x86")).isEqualTo(instruction.startsWith("llvm"));
  }

  /** They have no other form, and may not wait for each other anyway. */
  @Test
  void workItemsOfSubGroupsAreNotKeptApart() throws Exception {
    String body =
        """
          br label %spin
        spin:
          %old = atomicrmw xchg ptr %p, i32 1 seq_cst
          %busy = icmp ne i32 %old, 0
          br i1 %busy, label %spin, label %in
        in:
          ret void
        """;
    assertThat(widen(body, LaneWidths.ofSubGroup(VectorUnit.of(TARGET), 8))).contains("<8 x i1>");
  }

  /** A value that all lanes bring along at once is not blended, in no pass of the loop. */
  @Test
  void whatAUniformLoopLeavesIsNotBlended() throws Exception {
    String lanes =
        widen(
            """
            entry:
              br label %loop
            loop:
              %k = phi i32 [ 0, %entry ], [ %more, %loop ]
              %sum = phi i32 [ 0, %entry ], [ %next, %loop ]
              %at = getelementptr i32, ptr %p, i64 %i
              %v = load i32, ptr %at
              %next = add i32 %sum, %v
              %more = add i32 %k, 1
              %again = icmp slt i32 %more, %n
              br i1 %again, label %loop, label %after
            after:
              %one = icmp sgt i32 %next, 7
              br i1 %one, label %write, label %end
            write:
              store i32 %next, ptr %at
              br label %end
            end:
              ret void
            """);
    assertThat(lanes).contains("@llvm.masked.store").doesNotContain("select");
  }

  @Test
  void loopsThatWaitForOthersStayScalar() {
    assertThatThrownBy(
            () ->
                widen(
                    """
                      br label %spin
                    spin:
                      %old = atomicrmw xchg ptr %p, i32 1 seq_cst
                      %busy = icmp ne i32 %old, 0
                      br i1 %busy, label %spin, label %in
                    in:
                      store atomic i32 0, ptr %p seq_cst, align 4
                      ret void
                    """))
        .isInstanceOf(LaneObstacle.class)
        .hasMessageContaining("a loop waits for the result of an atomic operation");
  }

  /** Of lanes without a work-item nothing is read or written. */
  @Test
  void whatIsLeftOfVectorsRunsInTheFirstLanes() throws Exception {
    List<String> both = widen(body("consecutive"), LaneWidths.always(TARGET, 4), true);
    assertThat(both.get(1))
        .contains("@f.lanes.rest(i64 %0, i32 %1, ptr %2, i32 %3)")
        .contains("icmp ult <4 x i32> <i32 0, i32 1, i32 2, i32 3>")
        .contains("@llvm.masked.load", "@llvm.masked.store")
        .doesNotContain("load <4 x", "store <4 x");
    assertThat(both.get(0)).contains("load <4 x", "store <4 x");
  }

  /** A vector of which one lane runs costs more than that lane alone. */
  @Test
  void theCostDecidesHowManyHaveToBeLeft() throws Exception {
    assertThat(widen(body("divergent-loop"), LaneWidths.byCost(TARGET), true)).hasSize(2);
    assertThat(widen(body("divergent-loop"), LaneWidths.byCost(TARGET), false)).hasSize(1);
  }

  /** The loop that asks again is around the one that asks. */
  @Test
  void loopsThatWaitThroughAnInnerLoopStayScalar() {
    assertThatThrownBy(
            () ->
                widen(
                    """
                      br label %spin
                    spin:
                      br label %try
                    try:
                      %k = phi i32 [ 0, %spin ], [ %next, %try ]
                      %got = phi i32 [ 0, %spin ], [ %either, %try ]
                      %old = atomicrmw xchg ptr %p, i32 1 seq_cst
                      %free = icmp eq i32 %old, 0
                      %either = select i1 %free, i32 1, i32 %got
                      %next = add i32 %k, 1
                      %again = icmp slt i32 %next, 4
                      br i1 %again, label %try, label %tried
                    tried:
                      %in = icmp eq i32 %either, 1
                      br i1 %in, label %enter, label %spin
                    enter:
                      store atomic i32 0, ptr %p seq_cst, align 4
                      ret void
                    """))
        .isInstanceOf(LaneObstacle.class)
        .hasMessageContaining("a loop waits for the result of an atomic operation");
  }

  /** A line that is printed in each pass: where it goes depends on an atomic, the loop does not. */
  @Test
  void loopsThatReportRunInLanes() throws Exception {
    String text =
        widen(
            """
              br label %loop
            loop:
              %k = phi i32 [ 0, %0 ], [ %next, %end ]
              %at = atomicrmw add ptr %p, i32 1 monotonic
              %room = icmp ult i32 %at, 100
              br i1 %room, label %write, label %end
            write:
              %to = getelementptr i32, ptr %p, i32 %at
              store i32 %k, ptr %to
              br label %end
            end:
              %next = add i32 %k, 1
              %more = icmp slt i32 %next, %n
              br i1 %more, label %loop, label %out
            out:
              ret void
            """);
    assertThat(text.split("atomicrmw", -1)).hasSize(5);
    assertThat(text).contains("llvm.masked.scatter");
  }

  /** What stops a lane is written under its mask; no lane goes on after it. */
  @Test
  void trapsAndWhatIsNeverReachedAreUnderMasks() throws Exception {
    String text =
        widen(
            """
              %at = getelementptr i32, ptr %p, i64 %i
              %v = load i32, ptr %at
              %c = icmp sgt i32 %v, 5
              br i1 %c, label %stop, label %go
            stop:
              call void @llvm.trap()
              unreachable
            go:
              store i32 %n, ptr %at
              ret void
            """);
    assertThat(text).contains("icmp sgt <4 x i32>", "call void @llvm.trap()", "llvm.masked.store");
    assertThat(text.indexOf("bitcast <4 x i1>")).isLessThan(text.indexOf("@llvm.trap()"));
  }

  /** What a phi takes from its own block, at the end of a later one, is kept until then. */
  @Test
  void whatALoopCountsIsTestedInEachPass() throws Exception {
    String text =
        widen(
            """
              br label %loop
            loop:
              %k = phi i32 [ 3, %0 ], [ %next, %latch ]
              %next = add i32 %k, -1
              %c = icmp sgt i32 %k, 0
              br i1 %c, label %look, label %latch
            look:
              %at = getelementptr i32, ptr %p, i64 %i
              %v = load i32, ptr %at
              %on = icmp sgt i32 %v, 0
              br label %latch
            latch:
              %go = phi i1 [ false, %loop ], [ %on, %look ]
              br i1 %go, label %loop, label %out
            out:
              ret void
            """);
    assertThat(text).contains("add i32 %", "icmp sgt i32 %", "icmp sgt <4 x i32>");
  }

  /** A size as the front end writes it: the address of the element after the last one of null. */
  @Test
  void clearedArraysLieSideBySideWhateverTheirSizeIsWrittenLike() throws Exception {
    String size = "ptrtoint (ptr getelementptr (i32, ptr null, i64 8) to i64)";
    String body = body("private-array");
    assertThat(widen(body.replace("i64 32,", "i64 " + size + ","))).isEqualTo(widen(body));
  }

  /** Where all lanes go the same way, they do so without masks, whatever parts them elsewhere. */
  @Test
  void branchesThatAllTakeTogetherStayBranches() throws Exception {
    String text =
        widen(
            """
              %at = getelementptr i32, ptr %p, i64 %i
              %v = load i32, ptr %at
              %u = icmp sgt i32 %n, 7
              br i1 %u, label %one, label %two
            one:
              store i32 1, ptr %at
              br label %join
            two:
              %c = icmp sgt i32 %v, 5
              br i1 %c, label %some, label %after
            some:
              store i32 2, ptr %at
              br label %after
            after:
              %r = phi i32 [ 3, %two ], [ 4, %some ]
              %to = getelementptr i32, ptr %at, i64 100
              store i32 %r, ptr %to
              br label %join
            join:
              ret void
            """);
    assertThat(text).contains("icmp sgt i32 %1, 7", "store <4 x i32> splat (i32 1)");
    assertThat(text.split("llvm.masked.store", -1)).hasSize(2);
  }

  /** An index that is kept within limits is one more from lane to lane in most vectors. */
  @Test
  void accessesThatAreLikelyNextToEachOtherAreTestedForIt() throws Exception {
    String limited =
        """
          %m = and i64 %i, 1023
          %at = getelementptr i32, ptr %p, i64 %m
          %v = load i32, ptr %at
          %q = getelementptr i32, ptr %p, i64 %i
          store i32 %v, ptr %q
          ret void
        """;
    assertThat(widen(limited)).contains("load <4 x i32>", "llvm.masked.gather", "freeze");
    String looked =
        """
          %k = getelementptr i64, ptr %p, i64 %i
          %m = load i64, ptr %k
          %at = getelementptr i32, ptr %p, i64 %m
          %v = load i32, ptr %at
          store i32 %v, ptr %p
          ret void
        """;
    assertThat(widen(looked)).contains("llvm.masked.gather").doesNotContain("load <4 x i32>");
  }

  /** The quotient of a place is the same in most vectors: tested, if all lanes run. */
  @Test
  void quotientsOfThePlaceAreTestedForBeingOne() throws Exception {
    String body =
        """
          %j = trunc i64 %i to i32
          %row = sdiv i32 %j, 1000
          %k = sext i32 %row to i64
          %at = getelementptr i32, ptr %p, i64 %k
          %v = load i32, ptr %at
          %to = getelementptr i32, ptr %p, i64 %i
          store i32 %v, ptr %to
          ret void
        """;
    List<String> both = widen(body, LaneWidths.always(TARGET, 4), true);
    assertThat(both.get(0)).contains("load i32, ptr", "llvm.masked.gather");
    assertThat(both.get(1)).contains("llvm.masked.gather").doesNotContain("load i32, ptr");
  }

  /** With mask registers alone: without, a masked store costs more than one for each lane. */
  @Test
  void storesAFewElementsApartAreMaskedStoresOfWholeVectors() throws Exception {
    String body =
        """
          %j = mul i64 %i, 3
          %at = getelementptr i32, ptr %p, i64 %j
          %k = trunc i64 %i to i32
          store i32 %k, ptr %at
          ret void
        """;
    ImageTarget fourth = ImageTarget.parse("x86_64_v4");
    assertThat(widen(body, LaneWidths.always(fourth, 4)))
        .contains("<4 x i1> <i1 true, i1 false, i1 false, i1 true>")
        .doesNotContain("llvm.masked.scatter");
    assertThat(widen(body)).contains("llvm.masked.scatter");
  }

  @Test
  void arraysOfComputedSizeStayScalar() {
    assertThatThrownBy(
            () ->
                widen(
                    """
                      %a = alloca i32, i32 %n
                      %at = getelementptr i32, ptr %a, i64 %i
                      store i32 1, ptr %at
                      %v = load i32, ptr %a
                      store i32 %v, ptr %p
                      ret void
                    """))
        .isInstanceOf(LaneObstacle.class)
        .hasMessage("an array's size is computed");
  }

  private static final String GATHERS =
      """
        br label %loop
      loop:
        %k = phi i64 [ %i, %0 ], [ %next, %loop ]
        %at = getelementptr i64, ptr %p, i64 %k
        %next = load i64, ptr %at
        %c = icmp sgt i64 %next, 0
        br i1 %c, label %loop, label %out
      out:
        %to = getelementptr i64, ptr %p, i64 %i
        store i64 %next, ptr %to
        ret void
      """;

  @Test
  void theCostChoosesTheWidthOrTheScalarCode() throws Exception {
    LaneWidths byCost = LaneWidths.byCost(TARGET);
    assertThat(widen(body("divergent-loop"), byCost)).contains("<16 x float>");
    assertThat(widen(body("divergent-loop"), byCost.ofOneRegister()))
        .contains("<8 x float>")
        .doesNotContain("<16 x");
    assertThatThrownBy(() -> widen(GATHERS, LaneWidths.byCost(ImageTarget.X86_64)))
        .isInstanceOf(LaneObstacle.class)
        .hasMessageContaining("lanes are estimated not to pay");
  }

  /**
   * Backtracking: in each pass lanes search for as long as the slowest, each for something else.
   */
  private static final String SEARCH =
      """
      entry:
        %a = alloca [10 x i32]
        call void @llvm.memset.p0.i64(ptr %a, i8 0, i64 40, i1 false)
        %x = trunc i64 %i to i32
        %place = getelementptr i32, ptr %p, i64 %i
        %start = load i32, ptr %place
        br label %row
      row:
        %r = phi i32 [ %start, %entry ], [ %up, %hit ], [ %down, %free ]
        %at.r = getelementptr [10 x i32], ptr %a, i32 0, i32 %r
        %old = load i32, ptr %at.r
        %new = add i32 %old, 1
        store i32 %new, ptr %at.r
        br label %find
      find:
        %k = phi i32 [ 0, %row ], [ %k.next, %on ]
        %at.k = getelementptr [10 x i32], ptr %a, i32 0, i32 %k
        %v = load i32, ptr %at.k
        %same = icmp eq i32 %v, %new
        br i1 %same, label %hit, label %on
      on:
        %k.next = add i32 %k, 1
        %more = icmp slt i32 %k.next, %r
        br i1 %more, label %find, label %free
      hit:
        %up = sub i32 %r, 1
        %left = icmp slt i32 %up, 0
        br i1 %left, label %end, label %row
      free:
        %down = add i32 %r, 1
        %full = icmp sgt i32 %down, 9
        br i1 %full, label %end, label %row
      end:
        %result = phi i32 [ %up, %hit ], [ %down, %free ]
        store i32 %result, ptr %place
        ret void
      """;

  @Test
  void searchesOfLanesThatAreApartStayScalar() throws Exception {
    assertThatThrownBy(() -> widen(SEARCH, LaneWidths.byCost(TARGET)))
        .isInstanceOf(LaneObstacle.class)
        .hasMessageContaining("lanes are estimated not to pay");
    // `a || b` joins the values of two blocks.
    String joined =
        SEARCH.replace(
            "br i1 %same, label %hit, label %on",
            """
            %first = zext i1 %same to i8
            br i1 %same, label %found, label %else
            else:
              %next = getelementptr i32, ptr %at.k, i32 1
              %w = load i32, ptr %next
              %near = icmp eq i32 %w, %new
              %second = zext i1 %near to i8
              br label %found
            found:
              %any = phi i8 [ %first, %find ], [ %second, %else ]
              %either = icmp ne i8 %any, 0
              br i1 %either, label %hit, label %on
            """);
    assertThatThrownBy(() -> widen(joined, LaneWidths.byCost(TARGET)))
        .isInstanceOf(LaneObstacle.class)
        .hasMessageContaining("lanes are estimated not to pay");
    // Whether a loop ends by what is found or after a number of passes is the difference.
    String counted = SEARCH.replace("br i1 %same,", "%never = icmp eq i32 %k, 77\n br i1 %never,");
    assertThat(widen(counted, LaneWidths.byCost(TARGET))).contains("<8 x i32>");
  }

  /** One thread runs a group, so that an update of local memory is a load, an addition, a store. */
  @Test
  void updatesOfLocalMemoryCostLittle() throws Exception {
    String update =
        """
          %at = getelementptr i32, ptr %p, i64 %i
          %v = load i32, ptr %at
          %x = fdiv float 1.0, 3.0
          %bin = and i32 %v, 255
          %local = addrspacecast ptr %p to ptr addrspace(SPACE)
          %to = getelementptr i32, ptr addrspace(SPACE) %local, i32 %bin
          %m = mul i32 %v, %v
          %m1 = mul i32 %m, %v
          %m2 = mul i32 %m1, %m
          %m3 = mul i32 %m2, %m
          %m4 = mul i32 %m3, %m1
          %old = atomicrmw add ptr addrspace(SPACE) %to, i32 %m4 seq_cst
          ret void
        """;
    assertThat(widen(update.replace("SPACE", "3"), LaneWidths.byCost(TARGET)))
        .contains("<8 x i32>");
    assertThatThrownBy(() -> widen(update.replace("SPACE", "1"), LaneWidths.byCost(TARGET)))
        .hasMessageContaining("lanes are estimated not to pay");
  }

  /** A kernel that needs much stack runs on threads that are started for each launch. */
  @Test
  void largePrivateArraysStayScalarUnlessForced() throws Exception {
    String body = body("private-array").replace("[8 x i32]", "[1024 x i32]");
    assertThatThrownBy(() -> widen(body, LaneWidths.byCost(TARGET)))
        .isInstanceOf(LaneObstacle.class)
        .hasMessage("the stack has no room for the private arrays of several: 4096 bytes each");
    assertThat(widen(body)).contains("<4 x i32>");
  }

  /** Sums of integers within a work-item, and bytes of neighbours: more lanes than ours. */
  @Test
  void whatLlvmPutsIntoVectorsItselfStaysScalar() {
    String rows =
        """
          %row = mul i64 %i, 100
          br label %loop
        loop:
          %k = phi i64 [ 0, %0 ], [ %next, %loop ]
          %s = phi i32 [ 0, %0 ], [ %sum, %loop ]
          %at = add i64 %row, %k
          %a = getelementptr i32, ptr %p, i64 %at
          %x = load i32, ptr %a
          %b = getelementptr i32, ptr %p, i64 %k
          %y = load i32, ptr %b
          %xy = mul i32 %x, %y
          %sum = add i32 %s, %xy
          %next = add i64 %k, 1
          %more = icmp ult i64 %next, 100
          br i1 %more, label %loop, label %out
        out:
          %to = getelementptr i32, ptr %p, i64 %i
          store i32 %sum, ptr %to
          ret void
        """;
    String bytes =
        """
          %at = getelementptr i8, ptr %p, i64 %i
          %v = load i8, ptr %at
          %w = add i8 %v, 3
          store i8 %w, ptr %at
          ret void
        """;
    for (ImageTarget target : List.of(TARGET, ImageTarget.parse("x86_64_v4"))) {
      for (String body : List.of(rows, bytes)) {
        assertThatThrownBy(() -> widen(body, LaneWidths.byCost(target)))
            .isInstanceOf(LaneObstacle.class)
            .hasMessageContaining("lanes are estimated not to pay");
      }
    }
  }

  private static final String SUMS =
      """
        br label %loop
      loop:
        %k = phi i64 [ 0, %0 ], [ %k.next, %loop ]
        PHIS
        %row = mul i64 %k, 1024
        %place = add i64 %row, PLACE
        %b.at = getelementptr float, ptr %p, i64 %place
        %b = load float, ptr %b.at
        %a.at = getelementptr float, ptr %p, i64 %k
        %a = load float, ptr %a.at
        %product = fmul float %a, %b
        %s = fptosi float %b to i32
        SUMS
        %k.next = add nuw nsw i64 %k, 1
        %passes = zext nneg i32 %n to i64
        %more = icmp slt i64 %k.next, END
        br i1 %more, label %loop, label %end
      end:
        %at = getelementptr float, ptr %p, i64 %i
        store TYPE %sum, ptr %at
        ret void
      """;

  private static final String SUM = "%sum = phi float [ 0.0, %0 ], [ %sum.next, %loop ]";

  private static String lanes(String phis, String sums, String place, String end) throws Exception {
    String body = SUMS.replace("PHIS", phis).replace("SUMS", sums).replace("PLACE", place);
    String type = phis.contains("phi i32") ? "i32" : "float";
    String widened =
        widen(body.replace("END", end).replace("TYPE", type), LaneWidths.byCost(TARGET));
    return widened.substring(0, widened.indexOf('\n') + 1)
        + widened.lines().filter(line -> line.contains("store")).findFirst().orElse("");
  }

  /** One sum in each register would wait for itself most of the time. */
  @Test
  void loopsThatWaitForTheirOwnResultsHaveSeveralRegisters() throws Exception {
    String add = "%sum.next = fadd float %sum, %product";
    assertThat(lanes(SUM, add, "%i", "%passes")).contains("<32 x float>");
    // Of as many sums there is always one that can go on, and no register is left.
    StringBuilder phis = new StringBuilder(SUM);
    StringBuilder sums = new StringBuilder(add);
    for (int k = 1; k < 8; k++) {
      phis.append("\n%s").append(k).append(" = phi float [ 0.0, %0 ], [ %n").append(k);
      phis.append(", %loop ]");
      sums.append("\n%n").append(k).append(" = fadd float %s").append(k);
      sums.append(k == 7 ? ", %sum" : ", %s" + (k + 1));
    }
    assertThat(lanes(phis.toString(), sums.toString(), "%i", "%passes")).contains("<8 x float>");
  }

  /** Integers are added in one cycle; a short loop overlaps with that of the next vector. */
  @Test
  void otherLoopsHaveOne() throws Exception {
    String add = "%sum.next = fadd float %sum, %product";
    assertThat(lanes(SUM, add, "%i", "16")).contains("<8 x float>");
    String ints = "%sum = phi i32 [ 0, %0 ], [ %sum.next, %loop ]";
    assertThat(lanes(ints, "%sum.next = add i32 %sum, %s", "%i", "%passes")).contains("<8 x i32>");
    // Each lane loads by itself.
    String body =
        SUMS.replace(
            "%place = add i64 %row, PLACE",
            "%far = mul i64 %i, %row\n  %place = add i64 %row, %far");
    String widened =
        widen(
            body.replace("PHIS", SUM)
                .replace("SUMS", add)
                .replace("END", "%passes")
                .replace("TYPE", "float"),
            LaneWidths.byCost(TARGET));
    assertThat(widened).contains("<8 x float>").doesNotContain("<16 x float>");
  }

  /** Most checks are made once, before all passes; those that are not take little time. */
  @Test
  void loopsWithChecksHaveAsManyRegisters() throws Exception {
    String checked =
        """
        %index = trunc i64 %place to i32
        %bad = icmp uge i32 %index, %n
        call void @sycamore.check.v(i1 %bad, i32 %index)
        %sum.next = fadd float %sum, %product
        """;
    assertThat(lanes(SUM, checked, "%i", "%passes")).contains("<32 x float>");
  }

  private static final String LOOP_AND_COPY =
      """
        %holds = icmp ult i32 %n, 1000
        %all = call i1 @sycamore.all(i1 %holds)
        %passes = zext nneg i32 %n to i64
        br i1 %all, label %loop, label %copy
      loop:
        %k = phi i64 [ 0, %0 ], [ %k.next, %loop ]
        %sum = phi float [ 0.0, %0 ], [ %sum.next, %loop ]
        %row = mul i64 %k, 1024
        %place = add i64 %row, %i
        %b.at = getelementptr float, ptr %p, i64 %place
        %b = load float, ptr %b.at
        %sum.next = fadd float %sum, %b
        %k.next = add nuw nsw i64 %k, 1
        %more = icmp slt i64 %k.next, %passes
        br i1 %more, label %loop, label %end
      copy:
        %copied.k = phi i64 [ 0, %0 ], [ %copied.next, %copy ]
        %copied.sum = phi float [ 0.0, %0 ], [ %copied.sum.next, %copy ]
        %far = mul i64 %copied.k, %i
        %index = trunc i64 %far to i32
        %bad = icmp uge i32 %index, %n
        call void @sycamore.check.v(i1 %bad, i32 %index)
        %far.at = getelementptr float, ptr %p, i64 %far
        %c = load float, ptr %far.at
        %copied.sum.next = fadd float %copied.sum, %c
        %copied.next = add nuw nsw i64 %copied.k, 1
        %copied.more = icmp slt i64 %copied.next, %passes
        br i1 %copied.more, label %copy, label %end
      end:
        %total = phi float [ %sum.next, %loop ], [ %copied.sum.next, %copy ]
        %at = getelementptr float, ptr %p, i64 %i
        store float %total, ptr %at
        ret void
      """;

  /**
   * A copy with all checks runs where one of them fails; here each of its lanes loads by itself.
   */
  @Test
  void copiesOfLoopsWithAllChecksDoNotCount() throws Exception {
    assertThat(widen(LOOP_AND_COPY, LaneWidths.byCost(TARGET))).contains("<32 x float>");
    String other = LOOP_AND_COPY.replace("br i1 %all,", "br i1 %holds,");
    assertThat(widen(other, LaneWidths.byCost(TARGET))).doesNotContain("<32 x float>");
  }
}
