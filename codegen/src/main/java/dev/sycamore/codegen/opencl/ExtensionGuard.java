package dev.sycamore.codegen.opencl;

import dev.sycamore.annotations.Aspect;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.model.type.RecordType;
import dev.sycamore.model.type.ViewType;
import java.util.Collection;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * The condition under which a device's compiler sees a part of a program: that it has the
 * extensions of the aspects that the part needs. So a kernel never keeps its neighbours from a
 * device that lacks something.
 */
final class ExtensionGuard {
  private static final Map<Aspect, List<String>> EXTENSIONS =
      Map.of(
          Aspect.FP64,
          List.of("cl_khr_fp64"),
          Aspect.ATOMIC64,
          List.of("cl_khr_int64_base_atomics", "cl_khr_int64_extended_atomics"));

  private ExtensionGuard() {}

  /** The condition for code that mentions some types. */
  static String ofTypes(Collection<? extends DeviceType> types) {
    return of(Set.of(), types);
  }

  /**
   * The condition for a part; empty for what every device takes. Half is made of integers.
   *
   * @param aspects that its code needs
   * @param types that it mentions; memory whose elements are not touched too
   */
  static String of(Set<Aspect> aspects, Collection<? extends DeviceType> types) {
    Set<Aspect> all = EnumSet.noneOf(Aspect.class);
    all.addAll(aspects);
    types.forEach(type -> all.addAll(mentioned(type)));
    if (all.isEmpty()) {
      return "";
    }
    Set<String> extensions = new TreeSet<>();
    for (Aspect aspect : all) {
      extensions.addAll(EXTENSIONS.getOrDefault(aspect, List.of()));
    }
    return String.join(" && ", extensions.stream().map(e -> "defined(" + e + ")").toList());
  }

  private static Set<Aspect> mentioned(DeviceType type) {
    if (type instanceof ViewType view) {
      return view.element().aspects();
    }
    Set<Aspect> all = new HashSet<>(type.aspects());
    if (type instanceof RecordType record) {
      record.components().forEach(component -> all.addAll(mentioned(component.type())));
    }
    return all;
  }
}
