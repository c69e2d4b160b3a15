package dev.sycamore.backend.aspects;

import dev.sycamore.binding.properties.Dialect;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * What the pass that propagates aspects is asked for.
 *
 * @param dialect the spelling of what functions without any get, and of warnings
 * @param aspectNames the numbers of aspects by name, for messages and for {@code excludedAspects};
 *     those that a module names in {@code !sycl_aspects} come first
 * @param fixedTargets asserted targets; none if there is no such assertion
 * @param excludedAspects names or numbers of aspects that are not written as used
 * @param check whether to warn about aspects that a function uses and does not declare
 * @param acrossModules whether aspects also go from functions of one module id to callers of
 *     another
 */
public record PropagationOptions(
    Dialect dialect,
    Map<String, Integer> aspectNames,
    List<FixedModuleTarget> fixedTargets,
    List<String> excludedAspects,
    boolean check,
    boolean acrossModules) {

  public PropagationOptions {
    Objects.requireNonNull(dialect, "dialect");
    aspectNames = Collections.unmodifiableMap(new LinkedHashMap<>(aspectNames));
    fixedTargets = List.copyOf(fixedTargets);
    excludedAspects = List.copyOf(excludedAspects);
  }

  /** The pass on its own: everything is checked, and a linked module is one. */
  public static PropagationOptions of(Dialect dialect, Map<String, Integer> aspectNames) {
    return new PropagationOptions(dialect, aspectNames, List.of(), List.of(), true, true);
  }

  /** Whether entry points get fixed targets; DPC++ writes none when it splits a linked module. */
  public boolean writesFixedTargets() {
    return acrossModules || dialect == Dialect.DESIGN;
  }

  /** The same with fixed targets. */
  public PropagationOptions withFixedTargets(List<FixedModuleTarget> targets) {
    return new PropagationOptions(
        dialect, aspectNames, targets, excludedAspects, check, acrossModules);
  }

  /** The same with excluded aspects. */
  public PropagationOptions withExcludedAspects(List<String> aspects) {
    return new PropagationOptions(
        dialect, aspectNames, fixedTargets, aspects, check, acrossModules);
  }

  /** The same for a linked module whose parts have been checked, each for itself. */
  public PropagationOptions withinModules() {
    return new PropagationOptions(
        dialect, aspectNames, fixedTargets, excludedAspects, check, false);
  }

  /** The same without the check of declared aspects. */
  public PropagationOptions withoutCheck() {
    return new PropagationOptions(
        dialect, aspectNames, fixedTargets, excludedAspects, false, acrossModules);
  }
}
