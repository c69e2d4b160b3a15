package dev.sycamore.backend.worker.checks;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.binding.ir.FunctionAttributes;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * How many checks kernels have, and how many of them are left. Those of one place in the source are
 * one check, wherever copies of it are.
 */
public final class CheckCount {

  /** Where a call of the violation function has the number of the place. */
  private static final int SITE = 2;

  /** What the generator wrote for a kernel. */
  private record Written(int checks, boolean launch) {}

  /** What a function has of its own. */
  private record Code(Set<Long> sites, List<LLVMValueRef> callees) {}

  private final Map<String, Written> written = new HashMap<>();
  private final Map<LLVMValueRef, Code> functions = new HashMap<>();

  private CheckCount() {}

  /** Counts what the generator wrote, before anything is inlined or left out. */
  public static CheckCount of(DeviceModule module, List<LLVMValueRef> kernels) {
    CheckCount count = new CheckCount();
    if (CheckedBody.isIn(module)) {
      kernels.forEach(count::add);
    }
    return count;
  }

  private void add(LLVMValueRef kernel) {
    Set<Long> sites = new HashSet<>();
    Set<LLVMValueRef> reached = new HashSet<>(Set.of(kernel));
    Deque<LLVMValueRef> waiting = new ArrayDeque<>(reached);
    while (!waiting.isEmpty()) {
      Code code = functions.computeIfAbsent(waiting.remove(), CheckCount::code);
      sites.addAll(code.sites());
      code.callees().stream().filter(reached::add).forEach(waiting::add);
    }
    boolean launch = Llvm.stringAttribute(kernel, FunctionAttributes.LAUNCH_CHECKS) != null;
    written.put(Llvm.name(kernel), new Written(sites.size(), launch));
  }

  /** What there is to say of an entry point, into which all is inlined; nothing without checks. */
  public Optional<String> text(LLVMValueRef entry) {
    Written before = written.get(Llvm.name(entry));
    return before == null || before.checks() == 0
        ? Optional.empty()
        : Optional.of(text(before.checks(), code(entry).sites().size(), before.launch()));
  }

  private static String text(int all, int left, boolean launch) {
    String proved = all + (all == 1 ? " check: " : " checks: ") + (all - left) + " proved";
    return left == 0
        ? proved
        : proved + ", " + left + (launch ? " decided at the launch" : " made by work-items");
  }

  private static Code code(LLVMValueRef function) {
    Set<Long> sites = new HashSet<>();
    List<LLVMValueRef> callees = new ArrayList<>();
    for (LLVMValueRef instruction : Llvm.instructions(function)) {
      LLVMValueRef callee = Llvm.isCall(instruction) ? Llvm.callee(instruction) : null;
      if (callee != null && CheckCalls.isViolation(callee)) {
        LLVMValueRef site = LLVMGetOperand(instruction, SITE);
        if (LLVMIsAConstantInt(site) != null) {
          sites.add(LLVMConstIntGetZExtValue(site));
        }
      } else if (callee != null && !Llvm.isDeclaration(callee)) {
        callees.add(callee);
      }
    }
    return new Code(sites, callees);
  }
}
