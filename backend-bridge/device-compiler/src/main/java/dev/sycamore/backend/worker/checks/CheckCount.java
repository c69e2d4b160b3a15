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

  /** What the generator wrote for a kernel. */
  private record Written(int checks, boolean launch) {}

  /** What a function has of its own. */
  private record Code(Set<Long> sites, List<LLVMValueRef> callees) {}

  private final Map<String, Written> written = new HashMap<>();
  private final Map<String, Set<Long>> made = new HashMap<>();
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

  /**
   * Notes which checks work-items make, while the others are not in the code or in forms of loops
   * that run only if one of them fails.
   */
  public void setMade(LLVMValueRef entry, Set<Long> sites) {
    made.put(Llvm.name(entry), sites);
  }

  /** What there is to say of an entry point, into which all is inlined; nothing without checks. */
  public Optional<String> text(LLVMValueRef entry) {
    Written before = written.get(Llvm.name(entry));
    if (before == null || before.checks() == 0) {
      return Optional.empty();
    }
    Set<Long> left = code(entry).sites();
    int kept = left.size();
    left.retainAll(made.getOrDefault(Llvm.name(entry), left));
    return Optional.of(text(before, kept, left.size()));
  }

  private static String text(Written before, int left, int made) {
    int all = before.checks();
    String text = all + (all == 1 ? " check: " : " checks: ") + (all - left) + " proved";
    if (before.launch()) {
      return text + part(left, " decided at the launch");
    }
    return text + part(left - made, " decided before loops") + part(made, " made by work-items");
  }

  private static String part(int checks, String what) {
    return checks == 0 ? "" : ", " + checks + what;
  }

  private static Code code(LLVMValueRef function) {
    Set<Long> sites = new HashSet<>();
    List<LLVMValueRef> callees = new ArrayList<>();
    for (LLVMValueRef instruction : Llvm.instructions(function)) {
      LLVMValueRef callee = Llvm.isCall(instruction) ? Llvm.callee(instruction) : null;
      if (callee != null && CheckCalls.isViolation(callee)) {
        CheckCalls.siteOfViolation(instruction).ifPresent(sites::add);
      } else if (callee != null && !Llvm.isDeclaration(callee)) {
        callees.add(callee);
      }
    }
    return new Code(sites, callees);
  }
}
