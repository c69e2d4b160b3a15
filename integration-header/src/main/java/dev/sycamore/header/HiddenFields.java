package dev.sycamore.header;

import dev.sycamore.header.model.HiddenFieldRow;
import dev.sycamore.model.program.ValueSource;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The hidden fields that a binding class reads, each once. */
final class HiddenFields {
  private static final String LOOKUP = "MethodHandles.lookup(), ";

  private final Map<String, Integer> indices = new LinkedHashMap<>();

  /** The constant for a field. */
  String name(ValueSource.Hidden field) {
    return name(
        "of("
            + LOOKUP
            + JavaText.literal(field.holder())
            + ", "
            + JavaText.literal(field.field())
            + ")");
  }

  /** The constant for the reference to the object around. */
  String name(ValueSource.Enclosing field) {
    return name("enclosing(" + LOOKUP + JavaText.literal(field.holder()) + ")");
  }

  /** The constant for a static field. */
  String name(ValueSource.Static field) {
    return name(
        "ofStatic("
            + LOOKUP
            + JavaText.literal(field.owner())
            + ", "
            + JavaText.literal(field.field())
            + ")");
  }

  private String name(String call) {
    return "FIELD" + indices.computeIfAbsent(call, c -> indices.size());
  }

  List<HiddenFieldRow> rows() {
    List<HiddenFieldRow> rows = new ArrayList<>();
    indices.forEach((call, index) -> rows.add(new HiddenFieldRow(index, call)));
    return rows;
  }
}
