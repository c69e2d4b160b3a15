package dev.sycamore.fuzz.generate;

import dev.sycamore.fuzz.program.Prim;
import dev.sycamore.fuzz.program.RecordClass;
import java.util.List;
import java.util.Locale;

/** The instance methods of generated records: each takes one value, and its name says its types. */
final class RecordMethods {
  /** A method of a record. */
  record Method(String name, Prim parameter) {}

  private RecordMethods() {}

  /** Such as {@code intOfByte}. */
  static String name(Prim type, Prim parameter) {
    String of = parameter.keyword();
    return type.keyword() + "Of" + of.substring(0, 1).toUpperCase(Locale.ROOT) + of.substring(1);
  }

  /** Those that return {@code type}. */
  static List<Method> of(RecordClass record, Prim type) {
    return record.methods().stream()
        .filter(method -> method.name().startsWith(type.keyword() + "Of"))
        .map(
            method ->
                new Method(
                    method.name(),
                    Prim.valueOf(
                        method
                            .name()
                            .substring(type.keyword().length() + 2)
                            .toUpperCase(Locale.ROOT))))
        .toList();
  }
}
