package dev.sycamore.codegen.llvm;

import dev.sycamore.annotations.Aspect;
import dev.sycamore.binding.ir.FunctionAttributes;
import dev.sycamore.model.program.AspectRequirements;
import dev.sycamore.model.program.DeviceFunction;
import dev.sycamore.model.program.FixedTarget;
import dev.sycamore.model.program.KernelAttributes;
import dev.sycamore.model.program.SubGroupSize;
import dev.sycamore.model.type.RecordType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Metadata that says what kernels and functions require of launches and of devices, in the words of
 * the design document "Behavior for optional kernel features".
 */
final class RequirementMetadata {
  private static final int DIMENSIONS = 3;

  private final IrModule module;
  private final List<FixedTarget> fixedTargets;

  RequirementMetadata(IrModule module, List<FixedTarget> fixedTargets) {
    this.module = module;
    this.fixedTargets = fixedTargets;
  }

  /** What follows a kernel's attributes. */
  String of(KernelAttributes attributes) {
    return sizes("reqd_work_group_size", attributes.requiredWorkGroupSize())
        + sizes("work_group_size_hint", attributes.workGroupSizeHint())
        + subGroup(attributes.requiredSubGroupSize())
        + aspects(attributes.aspects())
        + targets();
  }

  /** What follows a function's attributes. */
  String of(DeviceFunction function) {
    return subGroup(function.requiredSubGroupSize())
        + aspects(function.aspects())
        + (function.external() ? targets() : "");
  }

  /** The named metadata of the records that need aspects of their own; empty if none does. */
  String types(List<RecordType> records) {
    List<String> nodes = new ArrayList<>();
    for (RecordType record : records) {
      if (!record.ownAspects().isEmpty()) {
        List<Aspect> aspects = record.ownAspects().stream().sorted().toList();
        nodes.add(
            module.node(
                "!{!\"" + LlvmTypes.recordName(record) + "\", " + IrText.numbers(aspects) + "}"));
      }
    }
    return nodes.isEmpty()
        ? ""
        : "!intel_types_that_use_aspects = !{" + String.join(", ", nodes) + "}\n";
  }

  /** Sizes in the order of IR, dimension 0 the fastest, filled up to three. */
  private String sizes(String kind, List<Integer> sizes) {
    if (sizes.isEmpty()) {
      return "";
    }
    List<String> operands = new ArrayList<>();
    for (int d = 0; d < DIMENSIONS; d++) {
      operands.add("i32 " + (d < sizes.size() ? sizes.get(sizes.size() - 1 - d) : 1));
    }
    String count = node("work_group_num_dim", "i32 " + sizes.size());
    return node(kind, String.join(", ", operands))
        + (kind.equals("reqd_work_group_size") ? count : "");
  }

  private String subGroup(Optional<SubGroupSize> size) {
    return size.map(
            s ->
                node(
                    "intel_reqd_sub_group_size",
                    s instanceof SubGroupSize.Numeric
                        ? "i32 " + s.text()
                        : "!\"" + s.text() + "\""))
        .orElse("");
  }

  /** Its own uses only: the pass that propagates aspects finds the calls that lead to them. */
  private String aspects(AspectRequirements aspects) {
    String declared =
        aspects
            .declared()
            .map(listed -> node("intel_declared_aspects", IrText.numbers(listed)))
            .orElse("");
    String used =
        aspects.own().isEmpty() ? "" : node("intel_used_aspects", IrText.numbers(aspects.own()));
    String imported =
        aspects.imported().isEmpty()
            ? ""
            : node(FunctionAttributes.IMPORTED_ASPECTS, IrText.numbers(aspects.imported()));
    return declared + used + imported;
  }

  /** Also without targets: that tells code that was compiled without them from code of passes. */
  private String targets() {
    return node(
        "intel_fixed_targets",
        fixedTargets.stream()
            .map(target -> "!\"" + target.architecture() + "\"")
            .collect(Collectors.joining(", ")));
  }

  private String node(String kind, String operands) {
    return " !" + kind + " " + module.node("!{" + operands + "}");
  }
}
