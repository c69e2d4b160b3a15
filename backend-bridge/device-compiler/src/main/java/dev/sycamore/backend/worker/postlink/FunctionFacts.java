package dev.sycamore.backend.worker.postlink;

import dev.sycamore.backend.worker.llvm.DebugLocation;
import java.util.Collections;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeSet;

/**
 * What a function of the module says of itself, without LLVM: the module may be gone.
 *
 * @param name in the IR
 * @param shownName for users
 * @param place where it begins
 * @param isDefined whether it has a body
 * @param role what it is for others
 * @param moduleId the module that it came from, empty if it does not say
 * @param used the aspects that it and what it calls use
 * @param declared the aspects that it declares itself
 * @param subGroupSize one that is a number
 * @param workGroupSize as the metadata has it; none if it does not require one
 * @param workGroupDimensions how many of these, from the first on, the source gives
 * @param fixedTargets the aspects of the targets that it was compiled for; nothing if it does not
 *     have to say
 * @param omittedParameters for each parameter of the source whether it was removed; nothing if that
 *     is not known
 * @param optimizationLevel of the module that it came from
 * @param reachesAssertion whether a failed assertion may be reported from it
 * @param dpcpp what only DPC++'s dialect asks for
 */
record FunctionFacts(
    String name,
    String shownName,
    Optional<DebugLocation> place,
    boolean isDefined,
    Role role,
    String moduleId,
    NavigableSet<Integer> used,
    NavigableSet<Integer> declared,
    Optional<Integer> subGroupSize,
    List<Integer> workGroupSize,
    int workGroupDimensions,
    Optional<NavigableSet<Integer>> fixedTargets,
    Optional<List<Boolean>> omittedParameters,
    OptionalInt optimizationLevel,
    boolean reachesAssertion,
    DpcppFacts dpcpp) {

  /** What functions are for others. */
  enum Role {
    KERNEL,
    /** With a module id, for calls from other modules. */
    EXPORTED,
    /** Everything else, without a body or with one. */
    OTHER
  }

  /** The aspects that it uses or declares. */
  NavigableSet<Integer> aspects() {
    NavigableSet<Integer> all = new TreeSet<>(used);
    all.addAll(declared);
    return all;
  }

  /** Whether images may call it in another image, where that is allowed at all. */
  boolean isImportable() {
    return dpcpp.isImportable(name, shownName);
  }

  /** The targets that it was compiled for; none if for all. */
  NavigableSet<Integer> targets() {
    return fixedTargets.orElse(Collections.emptyNavigableSet());
  }
}
