package dev.sycamore.backend.worker.lanes.widen;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.flow.FunctionFlow;
import dev.sycamore.backend.worker.flow.NaturalLoop;
import dev.sycamore.backend.worker.lanes.shape.LaneShapes;
import dev.sycamore.backend.worker.llvm.Llvm;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.bytedeco.llvm.LLVM.LLVMBasicBlockRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * Writes the blocks of the new function, region by region. A block runs only when some lane runs
 * it: so what is the same in all lanes may be computed once, whatever it does.
 */
final class FlowWidening {

  private final FunctionFlow flow;
  private final LaneShapes shapes;
  private final LaneBuilder builder;
  private final LaneValues values;
  private final RegionForms forms;
  private final InstructionWidening instructions;
  private final ReachedLanes reached;
  private final EdgeWidening edges;
  private final ResultWidening result;

  /** Where the code of each node begins. */
  private final Map<Integer, LLVMBasicBlockRef> starts = new HashMap<>();

  /** By the header of a loop, where a linear region around it goes on. */
  private final Map<Integer, LLVMBasicBlockRef> ends = new HashMap<>();

  FlowWidening(
      FunctionFlow flow,
      LaneShapes shapes,
      LaneBuilder builder,
      LaneValues values,
      InstructionWidening instructions) {
    this.flow = flow;
    this.shapes = shapes;
    this.builder = builder;
    this.values = values;
    this.forms = new RegionForms(flow, shapes);
    this.instructions = instructions;
    this.result = new ResultWidening(flow, builder, values);
    this.reached = new ReachedLanes(forms, builder, values);
    this.edges = new EdgeWidening(flow, shapes, forms, builder, values, reached);
  }

  /**
   * Writes the function after what the builder has written.
   *
   * @param mask the lanes that run it, the first one among them
   */
  void write(LaneMask mask) {
    LLVMBasicBlockRef end = builder.newBlock("end");
    region(Optional.empty(), mask, end);
    builder.moveTo(end);
    result.write();
  }

  /**
   * Writes a region.
   *
   * @param mask the lanes that run it, in this pass
   * @param end where a linear region goes on after its last node
   */
  private void region(Optional<NaturalLoop> region, LaneMask mask, LLVMBasicBlockRef end) {
    List<Integer> nodes = forms.nodes(region);
    for (int node : nodes) {
      if (forms.isGuarded(region, node)) {
        reached.clear(region, node);
      }
      starts.put(node, builder.newBlock("lanes." + node));
    }
    LLVMBuildBr(builder.ref(), starts.get(nodes.get(0)));
    for (int i = 0; i < nodes.size(); i++) {
      int node = nodes.get(i);
      LLVMBasicBlockRef next = i + 1 < nodes.size() ? starts.get(nodes.get(i + 1)) : end;
      builder.moveTo(starts.get(node));
      LaneMask own = mask;
      if (forms.isGuarded(region, node)) {
        LLVMBasicBlockRef run = builder.newBlock("run." + node);
        LLVMValueRef condition;
        if (forms.arrivesTogether(region, node)) {
          condition = reached.isReached(node);
        } else {
          own = new LaneMask(reached.mask(node), false);
          condition = builder.any(own.value());
        }
        LLVMBuildCondBr(builder.ref(), condition, run, beyond(nodes, i, end));
        builder.moveTo(run);
      }
      Optional<NaturalLoop> loop = forms.loop(region, node);
      if (loop.isPresent()) {
        loop(region, loop.get(), own, next);
      } else {
        block(region, node, own, next);
      }
    }
  }

  /** Where a region goes on without a node: behind those that no lane gets to but through it. */
  private LLVMBasicBlockRef beyond(List<Integer> nodes, int i, LLVMBasicBlockRef end) {
    return nodes.subList(i + 1, nodes.size()).stream()
        .filter(later -> !flow.dominators().dominates(nodes.get(i), later))
        .findFirst()
        .map(starts::get)
        .orElse(end);
  }

  private void loop(
      Optional<NaturalLoop> around, NaturalLoop loop, LaneMask mask, LLVMBasicBlockRef next) {
    Optional<NaturalLoop> region = Optional.of(loop);
    // A loop may have no exit, and then nothing goes on from it.
    LLVMBasicBlockRef after =
        forms.isLinear(around)
            ? next
            : loop.exitBlocks().stream().findFirst().map(starts::get).orElse(next);
    if (!forms.isLinear(region)) {
      ends.put(loop.header(), after);
      region(region, mask, after);
      return;
    }
    LLVMBasicBlockRef pass = builder.newBlock("pass." + loop.header());
    LLVMValueRef live = values.slot(builder.maskType());
    LLVMBuildStore(builder.ref(), mask.value(), live);
    LLVMBuildBr(builder.ref(), pass);
    builder.moveTo(pass);
    boolean full = mask.isFull() && !shapes.isDivergent(loop);
    LLVMValueRef now = LLVMBuildLoad2(builder.ref(), builder.maskType(), live, "");
    reached.clearLive(loop);
    LLVMBasicBlockRef latch = builder.newBlock("latch." + loop.header());
    region(region, new LaneMask(full ? builder.allLanes() : now, full), latch);
    builder.moveTo(latch);
    LLVMValueRef remaining = reached.live(loop);
    LLVMBuildStore(builder.ref(), remaining, live);
    LLVMBuildCondBr(builder.ref(), builder.any(remaining), pass, after);
  }

  private void block(
      Optional<NaturalLoop> region, int block, LaneMask mask, LLVMBasicBlockRef next) {
    values.enterBlock();
    for (LLVMValueRef instruction : Llvm.instructions(flow.blocks().get(block))) {
      if (LLVMGetInstructionOpcode(instruction) != LLVMPHI
          && LLVMIsATerminatorInst(instruction) == null) {
        instructions.widen(instruction, mask);
      }
    }
    LLVMValueRef terminator = LLVMGetBasicBlockTerminator(flow.blocks().get(block));
    int opcode = LLVMGetInstructionOpcode(terminator);
    boolean branches = opcode == LLVMBr && LLVMIsConditional(terminator) != 0;
    if (branches && !forms.isLinear(region)) {
      // It may be a phi, which has its next value once the edges are written.
      values.scalar(LLVMGetCondition(terminator));
    }
    edges.write(block, mask);
    result.set(block, mask);
    if (forms.isLinear(region)) {
      // Lanes that return, or get to where no program gets, are in no mask from here on.
      LLVMBuildBr(builder.ref(), next);
    } else if (opcode == LLVMRet) {
      result.write();
    } else if (opcode == LLVMUnreachable) {
      LLVMBuildUnreachable(builder.ref());
    } else if (!branches) {
      LLVMBuildBr(builder.ref(), target(region, terminator, 0));
    } else {
      LLVMBuildCondBr(
          builder.ref(),
          values.scalar(LLVMGetCondition(terminator)),
          target(region, terminator, 0),
          target(region, terminator, 1));
    }
  }

  /**
   * Where a branch goes that all lanes take together: a block of the region or of one around it,
   * but not beyond a linear one, which goes on with its next node.
   */
  private LLVMBasicBlockRef target(Optional<NaturalLoop> region, LLVMValueRef branch, int index) {
    int to = flow.number(LLVMGetSuccessor(branch, index));
    Optional<NaturalLoop> inside = region;
    while (inside.isPresent() && !inside.get().contains(to)) {
      Optional<NaturalLoop> around = flow.loops().around(inside.get());
      if (forms.isLinear(around)) {
        return ends.get(inside.get().header());
      }
      inside = around;
    }
    return starts.get(to);
  }
}
