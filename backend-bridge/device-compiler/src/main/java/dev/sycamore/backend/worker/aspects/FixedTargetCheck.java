package dev.sycamore.backend.worker.aspects;

import dev.sycamore.backend.aspects.FixedModuleTarget;
import dev.sycamore.backend.worker.stage.CompileException;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.stream.Collectors;

/** Compares what functions need with what the fixed targets have. */
final class FixedTargetCheck {

  private final ChainFinder uses;
  private final ChainFinder declarations;
  private final AspectNames names;
  private final WarningText text;
  private final List<FixedModuleTarget> targets;

  FixedTargetCheck(
      ChainFinder uses,
      ChainFinder declarations,
      AspectNames names,
      WarningText text,
      List<FixedModuleTarget> targets) {
    this.uses = uses;
    this.declarations = declarations;
    this.names = names;
    this.text = text;
    this.targets = targets;
  }

  /**
   * The warnings for a function.
   *
   * @param needed the aspects of its metadata, used and declared
   */
  List<String> warnings(ModuleFunction function, NavigableSet<Integer> needed)
      throws CompileException {
    List<String> warnings = new ArrayList<>();
    for (FixedModuleTarget target : targets) {
      for (int aspect : target.lacks(needed)) {
        CallChain chain = chain(function, aspect);
        warnings.add(text.unsupported(names.name(aspect), target.name(), chain, chain.use(aspect)));
      }
      addSizes(function, target, warnings);
    }
    return warnings;
  }

  /** To the use; to the function that declares the aspect if nothing uses it. */
  private CallChain chain(ModuleFunction function, int aspect) {
    return uses.find(function, aspect)
        .or(() -> declarations.find(function, aspect))
        .orElseGet(() -> CallChain.of(function));
  }

  private void addSizes(ModuleFunction function, FixedModuleTarget target, List<String> warnings)
      throws CompileException {
    Optional<Integer> subGroup = function.metadata().subGroupSize();
    if (subGroup.isPresent() && !target.mayRunSubGroups(subGroup.get())) {
      warnings.add(
          text.unsupportedSize(
              function, "sub-group", Integer.toUnsignedString(subGroup.get()), target.name()));
    }
    List<Integer> workGroup = function.metadata().workGroupSize();
    if (!workGroup.isEmpty() && !target.mayRunWorkGroups(workGroup)) {
      String size =
          workGroup.stream().map(Integer::toUnsignedString).collect(Collectors.joining(","));
      warnings.add(text.unsupportedSize(function, "work-group", size, target.name()));
    }
  }
}
