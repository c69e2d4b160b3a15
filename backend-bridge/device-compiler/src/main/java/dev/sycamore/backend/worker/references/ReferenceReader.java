package dev.sycamore.backend.worker.references;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.job.BuildStage;
import dev.sycamore.backend.worker.llvm.CallInstructions;
import dev.sycamore.backend.worker.llvm.FunctionNames;
import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.llvm.OneLine;
import dev.sycamore.backend.worker.stage.CompileException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** Reads what the nodes of a module need. */
public final class ReferenceReader {

  /** What runs when an image is loaded belongs to every image. */
  private static final Set<String> ALWAYS = Set.of("llvm.global_ctors", "llvm.global_dtors");

  private final ModuleNodes nodes;
  private final Map<Long, Integer> numbers = new HashMap<>();

  /** The nodes in constants that have parts, by address: LLVM has each constant once. */
  private final Map<Long, Set<Integer>> constants = new HashMap<>();

  /** Nodes whose address is taken somewhere. */
  private final Set<Integer> pointedTo = new HashSet<>();

  /** By node of a function: the types of calls through pointers, as addresses. */
  private final Map<Integer, Set<Long>> indirect = new HashMap<>();

  public ReferenceReader(ModuleNodes nodes) {
    this.nodes = nodes;
    for (LLVMValueRef node : nodes.all()) {
      numbers.put(node.address(), numbers.size());
    }
  }

  public ReferenceGraph read() throws CompileException {
    Set<Integer>[] found = sets(nodes.size());
    Set<Integer> always = new TreeSet<>();
    int node = 0;
    for (LLVMValueRef function : nodes.functions()) {
      readFunction(function, node, found[node]);
      node++;
    }
    for (LLVMValueRef variable : nodes.variables()) {
      LLVMValueRef value = LLVMGetInitializer(variable);
      if (value != null) {
        addPointers(value, found[node]);
      }
      if (ALWAYS.contains(Llvm.name(variable))) {
        always.add(node);
      }
      node++;
    }
    for (LLVMValueRef alias : nodes.aliases()) {
      add(LLVMAliasGetAliasee(alias), found[node++]);
    }
    for (LLVMValueRef resolver : nodes.resolvers()) {
      add(LLVMGetGlobalIFuncResolver(resolver), found[node++]);
    }
    addIndirect(found);
    int[][] references = new int[found.length][];
    for (int i = 0; i < found.length; i++) {
      references[i] = array(found[i]);
    }
    return new ReferenceGraph(references, array(always));
  }

  @SuppressWarnings({"unchecked", "rawtypes"})
  private static Set<Integer>[] sets(int count) {
    Set<Integer>[] sets = new Set[count];
    for (int i = 0; i < count; i++) {
      sets[i] = new LinkedHashSet<>();
    }
    return sets;
  }

  private static int[] array(Set<Integer> numbers) {
    return numbers.stream().mapToInt(Integer::intValue).toArray();
  }

  private void readFunction(LLVMValueRef function, int node, Set<Integer> found)
      throws CompileException {
    int own = LLVMGetNumOperands(function);
    for (int i = 0; i < own; i++) {
      addPointers(LLVMGetOperand(function, i), found);
    }
    for (LLVMValueRef instruction : Llvm.instructions(function)) {
      boolean call = CallInstructions.isCall(instruction);
      int operands = LLVMGetNumOperands(instruction);
      // The last operand of a call is what it calls.
      for (int i = 0; i < (call ? operands - 1 : operands); i++) {
        LLVMValueRef operand = LLVMGetOperand(instruction, i);
        if (operand != null) {
          addPointers(operand, found);
        }
      }
      if (call) {
        add(LLVMGetCalledValue(instruction), found);
        if (CallInstructions.callee(instruction) == null && !isAssembly(instruction)) {
          indirect
              .computeIfAbsent(node, unused -> new LinkedHashSet<>())
              .add(LLVMGetCalledFunctionType(instruction).address());
        }
      }
    }
  }

  private static boolean isAssembly(LLVMValueRef call) {
    return LLVMGetValueKind(LLVMGetCalledValue(call)) == LLVMInlineAsmValueKind;
  }

  /** Adds what a value names, as pointers. */
  private void addPointers(LLVMValueRef value, Set<Integer> found) throws CompileException {
    Set<Integer> named = of(value);
    found.addAll(named);
    pointedTo.addAll(named);
  }

  private void add(LLVMValueRef value, Set<Integer> found) throws CompileException {
    found.addAll(of(value));
  }

  /** The nodes that a value names. */
  private Set<Integer> of(LLVMValueRef value) throws CompileException {
    switch (LLVMGetValueKind(value)) {
      case LLVMFunctionValueKind,
          LLVMGlobalVariableValueKind,
          LLVMGlobalAliasValueKind,
          LLVMGlobalIFuncValueKind -> {
        Integer node = numbers.get(value.address());
        return node == null ? Set.of() : Set.of(node);
      }
      case LLVMConstantExprValueKind,
          LLVMConstantArrayValueKind,
          LLVMConstantStructValueKind,
          LLVMConstantVectorValueKind,
          LLVMConstantPtrAuthValueKind -> {
        return ofParts(value);
      }
      case LLVMBlockAddressValueKind ->
          throw new CompileException(
              BuildStage.SPLIT,
              OneLine.of(
                  "the address of a block is taken in function "
                      + FunctionNames.of(LLVMGetOperand(value, 0)).shown()
                      + ", which device code cannot do"));
      default -> {
        return Set.of();
      }
    }
  }

  private Set<Integer> ofParts(LLVMValueRef constant) throws CompileException {
    Set<Integer> known = constants.get(constant.address());
    if (known == null) {
      Set<Integer> all = new LinkedHashSet<>();
      int operands = LLVMGetNumOperands(constant);
      for (int i = 0; i < operands; i++) {
        all.addAll(of(LLVMGetOperand(constant, i)));
      }
      known = Set.copyOf(all);
      constants.put(constant.address(), known);
    }
    return known;
  }

  /** A call through a pointer may reach each function of its type that has a pointer to it. */
  private void addIndirect(Set<Integer>[] found) {
    if (indirect.isEmpty()) {
      return;
    }
    Map<Long, Set<Integer>> targets = new HashMap<>();
    for (int node : pointedFunctions(found)) {
      LLVMValueRef function = nodes.functions().get(node);
      if (!Llvm.hasKernelConvention(function)) {
        targets
            .computeIfAbsent(
                LLVMGlobalGetValueType(function).address(), unused -> new LinkedHashSet<>())
            .add(node);
      }
    }
    indirect.forEach(
        (node, types) ->
            types.forEach(type -> found[node].addAll(targets.getOrDefault(type, Set.of()))));
  }

  /** A pointer to an alias is one to what it stands for. */
  private Set<Integer> pointedFunctions(Set<Integer>[] found) {
    Deque<Integer> waiting = new ArrayDeque<>(pointedTo);
    while (!waiting.isEmpty()) {
      int node = waiting.remove();
      if (node >= nodes.firstAlias() && node < nodes.firstResolver()) {
        for (int aliasee : found[node]) {
          if (pointedTo.add(aliasee)) {
            waiting.add(aliasee);
          }
        }
      }
    }
    Set<Integer> functions = new TreeSet<>(pointedTo);
    functions.removeIf(node -> node >= nodes.firstVariable());
    return functions;
  }
}
