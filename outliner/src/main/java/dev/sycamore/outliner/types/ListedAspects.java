package dev.sycamore.outliner.types;

import dev.sycamore.annotations.Aspect;
import dev.sycamore.frontend.symbols.AnnotationSet;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Reads the aspects that an annotation lists. */
public final class ListedAspects {
  /** Simple name of the annotation that asserts. */
  public static final String DEVICE_HAS = "DeviceHas";

  /** Simple name of the annotation that states. */
  public static final String USES_ASPECTS = "UsesAspects";

  private ListedAspects() {}

  /**
   * The aspects of one annotation; empty if it is not there. What is no constant of {@code Aspect}
   * is left out: the host compiler refuses it.
   *
   * @param annotation simple name of an annotation of the API
   */
  public static Optional<Set<Aspect>> of(AnnotationSet annotations, String annotation) {
    String name = ApiTypes.ANNOTATIONS + annotation;
    if (!annotations.has(name)) {
      return Optional.empty();
    }
    Set<Aspect> aspects = EnumSet.noneOf(Aspect.class);
    List<?> listed =
        annotations
            .value(name, "value")
            .<List<?>>map(value -> value instanceof List<?> list ? list : List.of(value))
            .orElse(List.of());
    for (Object constant : listed) {
      Stream.of(Aspect.values()).filter(a -> a.name().equals(constant)).forEach(aspects::add);
    }
    return Optional.of(aspects);
  }
}
