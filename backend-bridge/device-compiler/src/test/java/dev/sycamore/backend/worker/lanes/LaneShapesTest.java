package dev.sycamore.backend.worker.lanes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.flow.FunctionFlow;
import dev.sycamore.backend.worker.flow.NaturalLoop;
import dev.sycamore.backend.worker.lanes.shape.LaneShape;
import dev.sycamore.backend.worker.lanes.shape.LaneShapes;
import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.llvm.ModuleReader;
import dev.sycamore.backend.worker.stage.CompileException;
import java.util.Map;
import java.util.TreeMap;
import org.bytedeco.llvm.LLVM.LLVMContextRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;
import org.junit.jupiter.api.Test;

/**
 * The shapes of values, one test for each rule. In all functions {@code %i} is consecutive and
 * {@code %n} uniform.
 */
class LaneShapesTest {

  /** The shapes of the named values, and {@code loop HEADER} of loops that lanes leave apart. */
  private static Map<String, String> shapes(String body) throws CompileException {
    LLVMContextRef context = LLVMContextCreate();
    try {
      String text = "define void @f(i64 %i, i32 %n, ptr %p) {\n" + body + "}\n";
      DeviceModule module = new ModuleReader(context).read("test", text);
      LLVMValueRef function = LLVMGetNamedFunction(module.ref(), "f");
      FunctionFlow flow = FunctionFlow.of(function);
      LaneShapes shapes =
          LaneShapes.of(
              flow,
              LLVMGetModuleDataLayout(module.ref()),
              Map.of(LLVMGetParam(function, 0), LaneShape.strided(1)));
      Map<String, String> found = new TreeMap<>();
      for (LLVMValueRef instruction : Llvm.instructions(function)) {
        if (!Llvm.name(instruction).isEmpty()) {
          found.put(Llvm.name(instruction), shapes.of(instruction).toString());
        }
      }
      for (NaturalLoop loop : flow.loops().loops()) {
        String header = LLVMGetBasicBlockName(flow.blocks().get(loop.header())).getString();
        found.put("loop " + header, shapes.isDivergent(loop) ? "divergent" : "uniform");
      }
      module.dispose();
      return found;
    } finally {
      LLVMContextDispose(context);
    }
  }

  @Test
  void arithmeticKeepsStrides() throws CompileException {
    assertThat(
            shapes(
                """
                  %narrow = trunc i64 %i to i32
                  %sum = add i32 %narrow, %n
                  %three = mul i32 %sum, 3
                  %back = sub i32 %n, %three
                  %twice = shl i32 %sum, 1
                  %wide = sext i32 %three to i64
                  %down = sext i32 %back to i64
                  %unsigned = zext i32 %sum to i64
                  %nonnegative = zext nneg i32 %sum to i64
                  %at = getelementptr float, ptr %p, i64 %wide
                  %none = sub i32 %sum, %narrow
                  %square = mul i32 %sum, %sum
                  %scaled = mul i32 %sum, %n
                  %moved = sext i32 %sum to i64
                  %place = sext i32 %narrow to i64
                  %difference = sub i64 %moved, %place
                  %tiny = trunc i32 %sum to i8
                  %again = sext i8 %tiny to i32
                  %cell = getelementptr float, ptr %p, i8 %tiny
                  %bit = trunc i32 %sum to i1
                  ret void
                """))
        .containsEntry("narrow", "stride 1")
        .containsEntry("sum", "stride 1")
        .containsEntry("three", "stride 3")
        .containsEntry("back", "stride -3")
        .containsEntry("twice", "stride 2")
        .containsEntry("wide", "stride 3")
        .containsEntry("down", "varying")
        .containsEntry("unsigned", "varying")
        .containsEntry("nonnegative", "stride 1")
        .containsEntry("at", "stride 12")
        .containsEntry("none", "uniform")
        .containsEntry("square", "varying")
        .containsEntry("scaled", "varying")
        .containsEntry("moved", "stride 1")
        .containsEntry("difference", "varying")
        .containsEntry("tiny", "stride 1")
        .containsEntry("again", "varying")
        .containsEntry("cell", "varying")
        .containsEntry("bit", "varying");
  }

  @Test
  void loadsFromOnePlaceAreUniform() throws CompileException {
    assertThat(
            shapes(
                """
                  %one = load i32, ptr %p
                  %at = getelementptr i32, ptr %p, i64 %i
                  %each = load i32, ptr %at
                  %old = atomicrmw add ptr %p, i32 1 monotonic
                  ret void
                """))
        .containsEntry("one", "uniform")
        .containsEntry("each", "varying")
        .containsEntry("old", "varying");
  }

  private static final String BRANCH =
      """
        %c = icmp {compare}
        br i1 %c, label %then, label %else
      then:
        br label %join
      else:
        br label %join
      join:
        %chosen = phi i32 [ 1, %then ], [ 2, %else ]
        %same = phi i32 [ %n, %then ], [ %n, %else ]
        ret void
      """;

  @Test
  void phisVaryWhereLanesMeetAgain() throws CompileException {
    assertThat(shapes(BRANCH.replace("{compare}", "slt i64 %i, 7")))
        .containsEntry("chosen", "varying")
        .containsEntry("same", "uniform");
    assertThat(shapes(BRANCH.replace("{compare}", "slt i32 %n, 7")))
        .containsEntry("chosen", "uniform");
  }

  @Test
  void phisInsideOfOneBranchStayUniform() throws CompileException {
    assertThat(
            shapes(
                """
                  %c = icmp slt i64 %i, 7
                  br i1 %c, label %then, label %join
                then:
                  %d = icmp slt i32 %n, 7
                  br i1 %d, label %a, label %b
                a:
                  br label %b
                b:
                  %inner = phi i32 [ 1, %then ], [ 2, %a ]
                  br label %join
                join:
                  %outer = phi i32 [ 0, %0 ], [ %inner, %b ]
                  ret void
                """))
        .containsEntry("inner", "uniform")
        .containsEntry("outer", "varying");
  }

  private static final String LOOP =
      """
        br label %head
      head:
        %k = phi i32 [ 0, %0 ], [ %next, %head ]
        %next = add i32 %k, 1
        %wide = zext i32 %next to i64
        %c = icmp slt {compare}
        br i1 %c, label %head, label %out
      out:
        %last = phi i32 [ %next, %head ]
        %fixed = phi i32 [ %n, %head ]
        ret void
      """;

  @Test
  void whatLoopsLeaveVariesIfLanesLeaveThemApart() throws CompileException {
    assertThat(shapes(LOOP.replace("{compare}", "i64 %wide, %i")))
        .containsEntry("loop head", "divergent")
        .containsEntry("k", "uniform")
        .containsEntry("last", "varying")
        .containsEntry("fixed", "uniform");
    assertThat(shapes(LOOP.replace("{compare}", "i32 %next, %n")))
        .containsEntry("loop head", "uniform")
        .containsEntry("last", "uniform");
  }

  @Test
  void aUniformExitBehindADivergentBranchPartsLanes() throws CompileException {
    String loop =
        """
          br label %head
        head:
          %k = phi i32 [ 0, %0 ], [ %next, %latch ]
          %mine = icmp slt i64 %i, 7
          br i1 %mine, label %check, label %latch
        check:
          %d = icmp slt i32 %k, %n
          br i1 %d, label %latch, label {target}
        latch:
          %next = add i32 %k, 1
          %c = icmp slt i32 %next, %n
          br i1 %c, label %head, label %out
        out:
          ret void
        """;
    assertThat(shapes(loop.replace("{target}", "%out"))).containsEntry("loop head", "divergent");
    assertThat(shapes(loop.replace("{target}", "%latch"))).containsEntry("loop head", "uniform");
  }

  /** Lanes that have left the inner loop for the next pass wait while others leave both. */
  /** Lanes that have left by the second exit have its value, although the first one is uniform. */
  @Test
  void aBlockBehindTwoExitsJoinsLanesThatLeaveApart() throws CompileException {
    assertThat(
            shapes(
                """
                  br label %head
                head:
                  %k = phi i32 [ 0, %0 ], [ %next, %latch ]
                  %next = add i32 %k, 1
                  br label %first
                first:
                  %few = icmp slt i32 %k, %n
                  br i1 %few, label %second, label %out
                second:
                  %wide = zext i32 %k to i64
                  %mine = icmp eq i64 %wide, %i
                  br i1 %mine, label %out, label %latch
                latch:
                  br label %head
                out:
                  %hit = phi i32 [ 2, %first ], [ 1, %second ]
                  ret void
                """))
        .containsEntry("loop head", "divergent")
        .containsEntry("hit", "varying");
  }

  /** The exit is behind the header here, and all that get to it leave both loops. */
  @Test
  void aUniformExitFromAnInnerLoopPartsLanesThatLeftThatOne() throws CompileException {
    assertThat(
            shapes(
                """
                  br label %outer
                outer:
                  %r = phi i32 [ 0, %0 ], [ %r.next, %outer.latch ]
                  %r.next = add i32 %r, 1
                  br label %inner
                inner:
                  %k = phi i32 [ 0, %outer ], [ %k.next, %inner.latch ]
                  %k.next = add i32 %k, 1
                  br label %test
                test:
                  %all = icmp sgt i32 %k, %n
                  br i1 %all, label %out, label %other
                other:
                  %wide = zext i32 %k to i64
                  %mine = icmp eq i64 %wide, %i
                  br i1 %mine, label %outer.latch, label %inner.latch
                inner.latch:
                  br label %inner
                outer.latch:
                  br label %outer
                out:
                  %last = phi i32 [ %r, %test ]
                  ret void
                """))
        .containsEntry("loop inner", "divergent")
        .containsEntry("loop outer", "divergent")
        .containsEntry("last", "varying");
  }

  @Test
  void aUniformExitOfTwoLoopsPartsLanesThatLeaveTheInnerOneApart() throws CompileException {
    assertThat(
            shapes(
                """
                  br label %outer
                outer:
                  %j = phi i32 [ 0, %0 ], [ %j.next, %outer.latch ]
                  br label %inner
                inner:
                  %k = phi i32 [ 0, %outer ], [ %k.next, %inner.latch ]
                  %few = icmp slt i32 %k, %n
                  br i1 %few, label %test, label %out
                test:
                  %wide = zext i32 %k to i64
                  %mine = icmp eq i64 %wide, %i
                  br i1 %mine, label %outer.latch, label %inner.latch
                inner.latch:
                  %k.next = add i32 %k, 1
                  br label %inner
                outer.latch:
                  %j.next = add i32 %j, 1
                  %again = icmp slt i32 %j.next, %n
                  br i1 %again, label %outer, label %out
                out:
                  %last = phi i32 [ %j, %inner ], [ %j.next, %outer.latch ]
                  ret void
                """))
        .containsEntry("loop inner", "divergent")
        .containsEntry("loop outer", "divergent")
        .containsEntry("j", "uniform")
        .containsEntry("last", "varying");
  }

  /** With the same operands, each lane still adds for itself. */
  @Test
  void whatHasAnEffectVaries() throws CompileException {
    assertThat(
            shapes(
                """
                  %one = call i32 @count(i32 %n)
                  %two = call i32 @compute(i32 %n)
                  ret void
                }
                declare i32 @count(i32)
                declare i32 @compute(i32) memory(none)
                define void @unused() {
                  ret void
                """))
        .containsEntry("one", "varying")
        .containsEntry("two", "uniform");
  }
}
