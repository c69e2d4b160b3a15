package dev.sycamore.outliner.types;

import dev.sycamore.frontend.symbols.ClassSymbol;
import dev.sycamore.frontend.symbols.FieldSymbol;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.model.type.AddressSpace;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.model.type.ViewType;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The components of a record that are no records, in the order of declarations, those of a nested
 * record in its place. Each is memory of its own where records are in buffers; the runtime has the
 * same order.
 */
public final class StoredRecords {

  /**
   * One component.
   *
   * @param path the names on the way to it
   * @param indices the places of these components in their records
   */
  public record Leaf(List<String> path, List<Integer> indices, ScalarType type) {
    public Leaf {
      path = List.copyOf(path);
      indices = List.copyOf(indices);
    }

    /** What all of them are on a device. */
    public ViewType view() {
      return new ViewType(type, 1, AddressSpace.GLOBAL);
    }
  }

  private final List<Leaf> leaves = new ArrayList<>();

  private StoredRecords() {}

  /** What an accessor of records gives, if the type is one and its records can be stored. */
  public static Optional<JavaType.Declared> stored(JavaType type, DeviceTypes types) {
    return type instanceof JavaType.Declared declared
            && ApiTypes.isRecordAccessor(declared.symbol())
            && declared.arguments().size() == 1
            && declared.arguments().get(0) instanceof JavaType.Declared record
            && types.record(record).isPresent()
            && areStorable(record)
            && !of(record).isEmpty()
        ? Optional.of(record)
        : Optional.empty();
  }

  /** What an array holds that kernels can capture, if it holds records that can be stored. */
  public static Optional<JavaType.Declared> inArray(JavaType type, DeviceTypes types) {
    return type instanceof JavaType.Array array
            && array.component() instanceof JavaType.Declared record
            && record.symbol().kind() == ClassSymbol.Kind.RECORD
            && DeviceTypes.scalar(record).isEmpty()
            && types.record(record).isPresent()
            && areStorable(record)
            && !of(record).isEmpty()
        ? Optional.of(record)
        : Optional.empty();
  }

  /** Whether all its components, and theirs, are scalars or records. */
  private static boolean areStorable(JavaType.Declared record) {
    Substitution types = DeviceTypes.argumentsOf(record);
    return record.symbol().recordComponents().stream()
        .allMatch(component -> isStorable(types.apply(component.type())));
  }

  /** Whether values of a type that has some on a device can be in a stored record. */
  public static boolean isStorable(JavaType type) {
    return DeviceTypes.scalar(type).isPresent()
        || (type instanceof JavaType.Declared inner
            && inner.symbol().kind() == ClassSymbol.Kind.RECORD
            && areStorable(inner));
  }

  /** The leaves of a record that has values on a device; of an enum, its ordinal. */
  public static List<Leaf> of(JavaType.Declared type) {
    if (type.symbol().kind() == ClassSymbol.Kind.ENUM) {
      return List.of(new Leaf(List.of(), List.of(), ScalarType.INT));
    }
    StoredRecords found = new StoredRecords();
    found.add(type, List.of(), List.of());
    return found.leaves;
  }

  /**
   * Binary names of a record class or enum, and of the records and enums inside of it: into these
   * the runtime looks. Local classes, which the host compiler names, are not among them.
   */
  public static List<String> classes(JavaType.Declared record) {
    Set<String> names = new LinkedHashSet<>();
    addClasses(record, names);
    names.remove("");
    return List.copyOf(names);
  }

  private static void addClasses(JavaType.Declared type, Set<String> names) {
    ClassSymbol.Kind kind = type.symbol().kind();
    if (kind == ClassSymbol.Kind.RECORD || kind == ClassSymbol.Kind.ENUM) {
      names.add(type.symbol().binaryName());
    }
    Substitution types = DeviceTypes.argumentsOf(type);
    for (FieldSymbol component : type.symbol().recordComponents()) {
      if (types.apply(component.type()) instanceof JavaType.Declared inner) {
        addClasses(inner, names);
      }
    }
  }

  private void add(JavaType.Declared record, List<String> path, List<Integer> indices) {
    Substitution types = DeviceTypes.argumentsOf(record);
    List<FieldSymbol> components = record.symbol().recordComponents();
    for (int i = 0; i < components.size(); i++) {
      List<String> names = with(path, components.get(i).name());
      List<Integer> places = with(indices, i);
      JavaType type = types.apply(components.get(i).type());
      Optional<ScalarType> scalar = DeviceTypes.scalar(type);
      if (scalar.isPresent()) {
        leaves.add(new Leaf(names, places, scalar.get()));
      } else if (type instanceof JavaType.Declared inner
          && inner.symbol().kind() == ClassSymbol.Kind.RECORD) {
        add(inner, names, places);
      }
    }
  }

  private static <T> List<T> with(List<T> list, T last) {
    List<T> longer = new ArrayList<>(list);
    longer.add(last);
    return longer;
  }
}
