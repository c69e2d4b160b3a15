package dev.sycamore.backend.worker.postlink;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The functions of one image, in the order of the module.
 *
 * @param entries those that the image is for
 * @param others those that these need
 */
record ImageFunctions(List<FunctionFacts> entries, List<FunctionFacts> others) {

  /**
   * @param nodes the numbers of all nodes of the image
   */
  static ImageFunctions of(List<FunctionFacts> functions, ImagePlan plan, int[] nodes) {
    Set<Integer> roots = new HashSet<>();
    for (int entry : plan.entries()) {
      roots.add(entry);
    }
    List<FunctionFacts> entries = new ArrayList<>();
    List<FunctionFacts> others = new ArrayList<>();
    for (int node : nodes) {
      if (node < functions.size()) {
        (roots.contains(node) ? entries : others).add(functions.get(node));
      }
    }
    return new ImageFunctions(entries, others);
  }

  /** The names of those without a body. */
  List<String> declared() {
    return others.stream().filter(other -> !other.isDefined()).map(FunctionFacts::name).toList();
  }

  /** Those with a body, the entries first. */
  Stream<FunctionFacts> defined() {
    return Stream.concat(entries.stream(), others.stream()).filter(FunctionFacts::isDefined);
  }

  /** The names of the entries. */
  List<String> symbols() {
    return entries.stream().map(FunctionFacts::name).toList();
  }
}
