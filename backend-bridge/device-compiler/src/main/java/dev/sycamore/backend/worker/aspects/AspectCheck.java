package dev.sycamore.backend.worker.aspects;

import java.util.ArrayList;
import java.util.List;
import java.util.NavigableSet;
import java.util.TreeSet;

/** Compares what functions declare with what they use. */
final class AspectCheck {

  private final ChainFinder uses;
  private final AspectSets sets;
  private final AspectNames names;
  private final WarningText text;

  AspectCheck(ChainFinder uses, AspectSets sets, AspectNames names, WarningText text) {
    this.uses = uses;
    this.sets = sets;
    this.names = names;
    this.text = text;
  }

  /** A warning for each aspect that the function uses and does not list. */
  List<String> warnings(ModuleFunction function) {
    List<String> warnings = new ArrayList<>();
    if (function.isDefined() && function.metadata().declaredAspects().isPresent()) {
      NavigableSet<Integer> undeclared = new TreeSet<>(sets.used(function));
      undeclared.removeAll(function.declared());
      for (int aspect : undeclared) {
        uses.find(function, aspect)
            .map(chain -> text.undeclared(names.name(aspect), chain, chain.use(aspect)))
            .ifPresent(warnings::add);
      }
    }
    return warnings;
  }
}
