package dev.sycamore.outliner.types;

import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.model.type.RecordType;
import dev.sycamore.model.type.ScalarType;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * A sealed interface of records as a value: a tag, which is the number of the record's class, and
 * slots that the classes share. Each scalar of a record is in a slot of four bytes, {@code long}
 * and {@code double} in one of eight; there are as many of each as the record that needs most of
 * them has. A slot has the type of what is in it, or of an integer where classes differ, which then
 * has the bits.
 *
 * @param type tag and slots
 * @param alternatives the classes, by their tags
 */
public record TaggedType(RecordType type, List<Alternative> alternatives) {

  /**
   * One class.
   *
   * @param slots the components of the tagged type that its scalars are in, in their order
   */
  public record Alternative(JavaType.Declared javaType, RecordType record, List<Integer> slots) {
    public Alternative {
      slots = List.copyOf(slots);
    }
  }

  public TaggedType {
    alternatives = List.copyOf(alternatives);
  }

  /** The tag of a class; -1 if the record is none of them. */
  public int tagOf(RecordType record) {
    for (int tag = 0; tag < alternatives.size(); tag++) {
      if (alternatives.get(tag).record().equals(record)) {
        return tag;
      }
    }
    return -1;
  }

  /**
   * Lays out the slots.
   *
   * @param types the Java types of the records
   */
  static TaggedType of(
      String symbol, String name, List<JavaType.Declared> types, List<RecordType> records) {
    List<Set<ScalarType>> narrow = new ArrayList<>();
    List<Set<ScalarType>> wide = new ArrayList<>();
    for (RecordType record : records) {
      int narrowUsed = 0;
      int wideUsed = 0;
      for (ScalarType scalar : scalars(record)) {
        if (isWide(scalar)) {
          use(wide, wideUsed++, scalar);
        } else {
          use(narrow, narrowUsed++, scalar);
        }
      }
    }
    List<RecordType.Component> components = new ArrayList<>();
    components.add(new RecordType.Component("tag", ScalarType.INT));
    narrow.forEach(each -> add(components, each, ScalarType.INT));
    wide.forEach(each -> add(components, each, ScalarType.LONG));
    List<Alternative> alternatives = new ArrayList<>();
    for (int i = 0; i < records.size(); i++) {
      List<Integer> slots = new ArrayList<>();
      int nextNarrow = 1;
      int nextWide = 1 + narrow.size();
      for (ScalarType scalar : scalars(records.get(i))) {
        slots.add(isWide(scalar) ? nextWide++ : nextNarrow++);
      }
      alternatives.add(new Alternative(types.get(i), records.get(i), slots));
    }
    return new TaggedType(new RecordType(symbol, name, components), alternatives);
  }

  /** The scalars in a record, those of records inside of it in their places. */
  public static List<ScalarType> scalars(RecordType record) {
    List<ScalarType> scalars = new ArrayList<>();
    for (RecordType.Component component : record.components()) {
      DeviceType type = component.type();
      if (type instanceof RecordType inner) {
        scalars.addAll(scalars(inner));
      } else {
        scalars.add((ScalarType) type);
      }
    }
    return scalars;
  }

  private static boolean isWide(ScalarType type) {
    return type == ScalarType.LONG || type == ScalarType.DOUBLE;
  }

  private static void use(List<Set<ScalarType>> slots, int slot, ScalarType type) {
    if (slot == slots.size()) {
      slots.add(EnumSet.noneOf(ScalarType.class));
    }
    slots.get(slot).add(type);
  }

  private static void add(
      List<RecordType.Component> components, Set<ScalarType> used, ScalarType mixed) {
    ScalarType type = used.size() == 1 ? used.iterator().next() : mixed;
    components.add(new RecordType.Component("slot" + components.size(), type));
  }
}
