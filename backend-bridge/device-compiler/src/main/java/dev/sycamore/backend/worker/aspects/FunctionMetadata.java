package dev.sycamore.backend.worker.aspects;

import dev.sycamore.backend.worker.llvm.FunctionNames;
import dev.sycamore.backend.worker.llvm.Metadata;
import dev.sycamore.backend.worker.stage.CompileException;
import dev.sycamore.binding.ir.FunctionAttributes;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.bytedeco.llvm.LLVM.LLVMContextRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** What the metadata of a function says when the pass begins. */
public final class FunctionMetadata {

  private static final String SUB_GROUP_SIZE = "intel_reqd_sub_group_size";
  private static final String WORK_GROUP_SIZE = "reqd_work_group_size";
  private static final String WORK_GROUP_DIMENSIONS = "work_group_num_dim";

  private final LLVMContextRef context;
  private final String shown;
  private final Map<Integer, List<LLVMValueRef>> attachments;
  private final Map<Spelling, List<Integer>> used = new EnumMap<>(Spelling.class);
  private final Map<Spelling, List<Integer>> declared = new EnumMap<>(Spelling.class);

  public FunctionMetadata(LLVMContextRef context, LLVMValueRef function) throws CompileException {
    this.context = context;
    this.shown = FunctionNames.of(function).shown();
    this.attachments = Metadata.attachments(context, function);
    for (Spelling spelling : Spelling.values()) {
      read(spelling.used()).ifPresent(list -> used.put(spelling, list));
      read(spelling.declared()).ifPresent(list -> declared.put(spelling, list));
    }
  }

  /** The lists of used aspects, as they are. */
  Map<Spelling, List<Integer>> used() {
    return used;
  }

  /** The aspects of all lists of used ones, in their order. */
  public Set<Integer> usedAspects() {
    Set<Integer> all = new LinkedHashSet<>();
    used.values().forEach(all::addAll);
    return all;
  }

  /** What declarations list of functions in other modules that it calls; empty if nothing. */
  Optional<List<Integer>> importedAspects() throws CompileException {
    return read(FunctionAttributes.IMPORTED_ASPECTS);
  }

  /** The declared aspects, in their order; empty if the function does not declare any set. */
  public Optional<Set<Integer>> declaredAspects() {
    if (declared.isEmpty()) {
      return Optional.empty();
    }
    Set<Integer> all = new LinkedHashSet<>();
    declared.values().forEach(all::addAll);
    return Optional.of(all);
  }

  /** The spelling for what the function does not have yet. */
  Spelling spelling(Spelling other) {
    for (Spelling spelling : List.of(Spelling.SYCL, Spelling.INTEL)) {
      if (used.containsKey(spelling)
          || declared.containsKey(spelling)
          || has(spelling.fixedTargets())) {
        return spelling;
      }
    }
    return other;
  }

  public boolean has(String kind) {
    return !nodes(kind).isEmpty();
  }

  /** Whether there is a node that is not empty. */
  boolean hasOperands(String kind) {
    return nodes(kind).stream().anyMatch(node -> !Metadata.operands(node).isEmpty());
  }

  /** The sub-group size that is a number; a name, such as {@code primary}, is any. */
  public Optional<Integer> subGroupSize() throws CompileException {
    for (LLVMValueRef node : nodes(SUB_GROUP_SIZE)) {
      if (Metadata.operands(node).size() != 1) {
        throw Metadata.malformed(where(SUB_GROUP_SIZE), "there is not one operand");
      }
    }
    return firstSubGroupSize();
  }

  /** The same for DPC++, which does not count the operands. */
  public Optional<Integer> firstSubGroupSize() throws CompileException {
    for (LLVMValueRef node : nodes(SUB_GROUP_SIZE)) {
      List<LLVMValueRef> operands = Metadata.operands(node);
      if (operands.isEmpty()) {
        throw Metadata.malformed(where(SUB_GROUP_SIZE), "there is not one operand");
      }
      if (!Metadata.isString(operands.get(0))) {
        return Optional.of(Metadata.number(operands.get(0), where(SUB_GROUP_SIZE)));
      }
    }
    return Optional.empty();
  }

  /** The work-group size in the attribute's order, which is the reverse of the metadata's. */
  List<Integer> workGroupSize() throws CompileException {
    List<Integer> size = new ArrayList<>(workGroupOperands());
    int dimensions = workGroupDimensions().orElse(size.size());
    if (dimensions >= 0 && dimensions < size.size()) {
      size = size.subList(0, dimensions);
    }
    Collections.reverse(size);
    return size;
  }

  /** The work-group size as the metadata has it; none if there is none. */
  public List<Integer> workGroupOperands() throws CompileException {
    return read(WORK_GROUP_SIZE).orElse(List.of());
  }

  /** How many dimensions of the work-group size the source gives, where the metadata says. */
  public Optional<Integer> workGroupDimensions() throws CompileException {
    return read(WORK_GROUP_DIMENSIONS).stream().flatMap(List::stream).findFirst();
  }

  private Optional<List<Integer>> read(String kind) throws CompileException {
    List<LLVMValueRef> nodes = nodes(kind);
    if (nodes.isEmpty()) {
      return Optional.empty();
    }
    List<Integer> numbers = new ArrayList<>();
    for (LLVMValueRef node : nodes) {
      numbers.addAll(AspectLists.read(node, where(kind)));
    }
    return Optional.of(numbers);
  }

  /** The names of the targets that the function was compiled for; none if for all. */
  public NavigableSet<String> fixedTargetNames() throws CompileException {
    NavigableSet<String> names = new TreeSet<>();
    for (Spelling spelling : Spelling.values()) {
      String kind = spelling.fixedTargets();
      for (LLVMValueRef node : nodes(kind)) {
        for (LLVMValueRef operand : Metadata.operands(node)) {
          names.add(
              Metadata.isString(operand)
                  ? Metadata.string(operand)
                  : Integer.toString(Metadata.number(operand, where(kind))));
        }
      }
    }
    return Collections.unmodifiableNavigableSet(names);
  }

  /** The nodes of a kind. */
  public List<LLVMValueRef> nodes(String kind) {
    return attachments.getOrDefault(Spelling.kind(context, kind), List.of());
  }

  /** A kind in messages. */
  public String where(String kind) {
    return "function " + shown + ": !" + kind;
  }
}
