package dev.sycamore.backend.worker.postlink;

import dev.sycamore.backend.worker.references.ReferenceGraph;
import java.util.List;
import java.util.stream.IntStream;

/** Which nodes of the linked module are in an image. */
final class ImageReach {

  private final ReferenceGraph graph;
  private final List<FunctionFacts> functions;
  private final int[] always;
  private final ImageLinks links;

  /**
   * @param functions in the order of their nodes
   * @param always the variables that each image has
   */
  ImageReach(ReferenceGraph graph, List<FunctionFacts> functions, int[] always, ImageLinks links) {
    this.graph = graph;
    this.functions = functions;
    this.always = always.clone();
    this.links = links;
  }

  /** The nodes of one image, ascending. */
  int[] of(ImagePlan image) {
    boolean virtual = links.hasVirtualFunctions(entries(image));
    return graph.closure(
        roots(List.of(image)),
        node -> node < functions.size() && links.isElsewhere(functions.get(node), virtual));
  }

  /** The nodes of some images, ascending. */
  int[] of(List<ImagePlan> images) {
    return graph.closure(roots(images));
  }

  private int[] roots(List<ImagePlan> images) {
    return IntStream.concat(
            images.stream().flatMapToInt(image -> IntStream.of(image.entries())),
            IntStream.of(always))
        .toArray();
  }

  private List<FunctionFacts> entries(ImagePlan image) {
    return IntStream.of(image.entries()).mapToObj(functions::get).toList();
  }
}
