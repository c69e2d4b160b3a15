package dev.sycamore.backend.postlink;

import dev.sycamore.annotations.Aspect;
import dev.sycamore.binding.properties.Dialect;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * What post-link is asked for.
 *
 * @param dialect the spelling of properties, and how the module is split
 * @param aspectNames the numbers of aspects by name; those that a module names come first
 * @param targetNumbers the aspects that stand for targets, by name; of several names of a target
 *     the first is the one that it is shown by
 * @param split how the module is taken apart
 * @param specialization what becomes of specialization constants
 * @param switches what else is to be done
 * @param idQueries which values ids of work-items were compiled to have
 * @param text whether images are IR text and not bitcode
 */
public record PostLinkOptions(
    Dialect dialect,
    Map<String, Integer> aspectNames,
    Map<String, Integer> targetNumbers,
    SplitMode split,
    SpecializationMode specialization,
    Set<PostLinkSwitch> switches,
    IdQueriesRange idQueries,
    boolean text) {

  public PostLinkOptions {
    Objects.requireNonNull(dialect, "dialect");
    aspectNames = Collections.unmodifiableMap(new LinkedHashMap<>(aspectNames));
    targetNumbers = Collections.unmodifiableMap(new LinkedHashMap<>(targetNumbers));
    Objects.requireNonNull(split, "split");
    Objects.requireNonNull(specialization, "specialization");
    switches = Set.copyOf(switches);
    Objects.requireNonNull(idQueries, "idQueries");
  }

  /** Nothing but the split that is standard in the dialect. */
  public static PostLinkOptions of(
      Dialect dialect, Map<String, Integer> aspectNames, Map<String, Integer> targetNumbers) {
    return new PostLinkOptions(
        dialect,
        aspectNames,
        targetNumbers,
        SplitMode.standard(dialect),
        SpecializationMode.KEEP,
        Set.of(),
        IdQueriesRange.INT,
        false);
  }

  /** The same for the aspects of the product. */
  public static PostLinkOptions of(Dialect dialect, Map<String, Integer> targetNumbers) {
    Map<String, Integer> names = new LinkedHashMap<>();
    for (Aspect aspect : Aspect.values()) {
      names.put(aspect.syclName(), aspect.number());
    }
    return of(dialect, names, targetNumbers);
  }

  /** The same with another way to split. */
  public PostLinkOptions withSplit(SplitMode mode) {
    return new PostLinkOptions(
        dialect, aspectNames, targetNumbers, mode, specialization, switches, idQueries, text);
  }

  /** The same with other specialization constants. */
  public PostLinkOptions withSpecialization(SpecializationMode mode) {
    return new PostLinkOptions(
        dialect, aspectNames, targetNumbers, split, mode, switches, idQueries, text);
  }

  /** The same with other switches. */
  public PostLinkOptions withSwitches(Set<PostLinkSwitch> all) {
    return new PostLinkOptions(
        dialect, aspectNames, targetNumbers, split, specialization, all, idQueries, text);
  }

  /** The same with another range of ids. */
  public PostLinkOptions withIdQueries(IdQueriesRange range) {
    return new PostLinkOptions(
        dialect, aspectNames, targetNumbers, split, specialization, switches, range, text);
  }

  /** The same with images of text, or of bitcode. */
  public PostLinkOptions withText(boolean isText) {
    return new PostLinkOptions(
        dialect, aspectNames, targetNumbers, split, specialization, switches, idQueries, isText);
  }

  /** Whether something is to be done. */
  public boolean has(PostLinkSwitch what) {
    return switches.contains(what);
  }
}
