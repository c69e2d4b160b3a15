package dev.sycamore.backend.pipeline;

import dev.sycamore.backend.target.ImageTarget;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The stages between modules and images beside classes, each as somebody carries it out: in memory,
 * or as a command over files. {@link #run} is the only place that has their order.
 *
 * @param <L> linked code
 * @param <P> parts of it that become an image each
 * @param <I> the images of a target
 * @param <E> how a stage fails
 */
public interface PipelineStages<L, P, I, E extends Exception> {

  /** Makes one module of all. */
  L link() throws E;

  /** Splits it. */
  P split(L linked) throws E;

  /** The parts that a target can run. */
  P filter(ImageTarget target, P parts) throws E;

  /** The images of these parts for a target. */
  I build(ImageTarget target, P parts) throws E;

  /** Puts images beside the classes whose kernels they hold. */
  void wrap(Map<ImageTarget, I> images) throws E;

  /** Goes through all stages. */
  default void run(List<ImageTarget> targets) throws E {
    P parts = split(link());
    Map<ImageTarget, I> images = new LinkedHashMap<>();
    for (ImageTarget target : targets) {
      images.put(target, build(target, filter(target, parts)));
    }
    wrap(images);
  }
}
