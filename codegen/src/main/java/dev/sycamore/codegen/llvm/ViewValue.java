package dev.sycamore.codegen.llvm;

import dev.sycamore.model.type.ViewType;
import java.util.ArrayList;
import java.util.List;

/**
 * A view in registers.
 *
 * @param extents i32, one for each dimension
 * @param pitches i32, one for each dimension but the first
 */
record ViewValue(ViewType type, String pointer, List<String> extents, List<String> pitches) {

  /** What a dropped entry parameter leaves: nothing reads it. */
  static final String UNUSED = "poison";

  ViewValue {
    extents = List.copyOf(extents);
    pitches = List.copyOf(pitches);
  }

  /**
   * The view whose parts are in registers.
   *
   * @param registers in the order of {@link #parts}
   */
  static ViewValue of(ViewType type, List<String> registers) {
    int pitches = 1 + type.dimensions();
    return new ViewValue(
        type,
        registers.get(0),
        registers.subList(1, pitches),
        registers.subList(pitches, registers.size()));
  }

  /** As parameters or arguments: a pointer, the extents, the pitches. */
  List<String> parts() {
    List<String> parts = new ArrayList<>();
    parts.add(LlvmTypes.pointer(type.space()) + " " + pointer);
    for (String extent : extents) {
      parts.add("i32 " + extent);
    }
    for (String pitch : pitches) {
      parts.add("i32 " + pitch);
    }
    return parts;
  }
}
