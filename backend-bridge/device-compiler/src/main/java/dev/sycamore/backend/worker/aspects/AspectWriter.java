package dev.sycamore.backend.worker.aspects;

import static org.bytedeco.llvm.global.LLVM.LLVMGlobalSetMetadata;

import dev.sycamore.backend.aspects.FixedModuleTarget;
import dev.sycamore.backend.worker.llvm.Metadata;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import org.bytedeco.llvm.LLVM.LLVMContextRef;
import org.bytedeco.llvm.LLVM.LLVMMetadataRef;

/** Writes the metadata of functions, each in the spelling that it has. */
final class AspectWriter {

  private final LLVMContextRef context;
  private final Spelling spelling;

  /**
   * @param spelling that of functions without any
   */
  AspectWriter(LLVMContextRef context, Spelling spelling) {
    this.context = context;
    this.spelling = spelling;
  }

  /** Writes the used aspects in their order; what is so already is left as it is. */
  void writeUsed(ModuleFunction function, List<Integer> aspects) {
    Map<Spelling, List<Integer>> present = function.metadata().used();
    Set<Spelling> spellings =
        present.isEmpty() ? Set.of(function.metadata().spelling(spelling)) : present.keySet();
    for (Spelling each : spellings) {
      List<Integer> before = present.getOrDefault(each, List.of());
      if (!before.equals(aspects)) {
        set(function, each.used(), Metadata.numbers(context, aspects));
      }
    }
  }

  /**
   * Writes the fixed targets of an entry point. What it was compiled with before is kept, unless
   * that was nothing.
   */
  void writeFixedTargets(
      ModuleFunction function, List<FixedModuleTarget> targets, AspectNames names) {
    FunctionMetadata metadata = function.metadata();
    List<Spelling> present = new ArrayList<>();
    for (Spelling each : Spelling.values()) {
      if (metadata.hasOperands(each.fixedTargets())) {
        return;
      }
      if (metadata.has(each.fixedTargets())) {
        present.add(each);
      }
    }
    if (present.isEmpty()) {
      present.add(metadata.spelling(spelling));
    } else if (targets.isEmpty()) {
      return;
    }
    for (Spelling each : present) {
      set(
          function,
          each.fixedTargets(),
          each == Spelling.SYCL
              ? Metadata.numbers(context, numbers(targets, names))
              : Metadata.strings(context, targets.stream().map(FixedModuleTarget::name).toList()));
    }
  }

  /** The number of a target: as the module gives it, else as the device configuration does. */
  static OptionalInt number(FixedModuleTarget target, AspectNames names) {
    OptionalInt ofModule = names.inModule(target.name());
    return ofModule.isPresent() ? ofModule : target.number();
  }

  private static Set<Integer> numbers(List<FixedModuleTarget> targets, AspectNames names) {
    Set<Integer> numbers = new TreeSet<>();
    for (FixedModuleTarget target : targets) {
      number(target, names).ifPresent(numbers::add);
    }
    return numbers;
  }

  private void set(ModuleFunction function, String kind, LLVMMetadataRef node) {
    LLVMGlobalSetMetadata(function.ref(), Spelling.kind(context, kind), node);
  }
}
