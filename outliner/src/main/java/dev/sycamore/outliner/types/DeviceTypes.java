package dev.sycamore.outliner.types;

import dev.sycamore.annotations.Aspect;
import dev.sycamore.frontend.symbols.ClassSymbol;
import dev.sycamore.frontend.symbols.FieldSymbol;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.model.program.CIdentifier;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.model.type.RecordType;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.model.type.VoidType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Which Java types have values on a device, and what they are there. */
public final class DeviceTypes {
  private static final TypeDisplay DISPLAY = new TypeDisplay();
  private final Identifiers symbols = new Identifiers();
  private final Map<JavaType, Optional<RecordType>> records = new HashMap<>();
  private final Map<JavaType, Optional<TaggedType>> tagged = new HashMap<>();
  private final Set<JavaType> open = new HashSet<>();

  /** Primitive types, {@code Half}, and enums, whose values are their ordinals. */
  public static Optional<ScalarType> scalar(JavaType type) {
    if (type instanceof JavaType.Primitive primitive) {
      return switch (primitive) {
        case VOID -> Optional.empty();
        case BOOLEAN -> Optional.of(ScalarType.BOOLEAN);
        case BYTE -> Optional.of(ScalarType.BYTE);
        case SHORT -> Optional.of(ScalarType.SHORT);
        case CHAR -> Optional.of(ScalarType.CHAR);
        case INT -> Optional.of(ScalarType.INT);
        case LONG -> Optional.of(ScalarType.LONG);
        case FLOAT -> Optional.of(ScalarType.FLOAT);
        case DOUBLE -> Optional.of(ScalarType.DOUBLE);
      };
    }
    if (type instanceof JavaType.Declared declared) {
      if (declared.symbol().kind() == ClassSymbol.Kind.ENUM) {
        return Optional.of(ScalarType.INT);
      }
      if (declared.symbol().canonicalName().equals("dev.sycamore.Half")) {
        return Optional.of(ScalarType.HALF);
      }
    }
    return Optional.empty();
  }

  /** What is passed by value: scalars and records of them. */
  public Optional<DeviceType> value(JavaType type) {
    Optional<ScalarType> scalar = scalar(type);
    if (scalar.isPresent()) {
      return Optional.of(scalar.get());
    }
    Optional<RecordType> record = record(type);
    return record.isPresent() ? record.map(r -> r) : tagged(type).map(TaggedType::type);
  }

  /** A sealed interface that only records implement, all of which are values on a device. */
  public Optional<TaggedType> tagged(JavaType type) {
    if (!SealedClasses.isSealedInterface(type)) {
      return Optional.empty();
    }
    Optional<TaggedType> known = tagged.get(type);
    if (known != null) {
      return known;
    }
    if (!open.add(type)) {
      // A value that holds one of its own type has no size.
      return Optional.empty();
    }
    Optional<TaggedType> made = makeTagged((JavaType.Declared) type);
    open.remove(type);
    tagged.put(type, made);
    return made;
  }

  /** The sealed interface that a device type is. */
  public Optional<TaggedType> tagged(DeviceType type) {
    return tagged.values().stream()
        .flatMap(Optional::stream)
        .filter(t -> t.type().equals(type))
        .findFirst();
  }

  /** The Java type of a record. */
  public Optional<JavaType.Declared> javaTypeOf(RecordType type) {
    return records.entrySet().stream()
        .filter(e -> e.getValue().filter(type::equals).isPresent())
        .map(e -> (JavaType.Declared) e.getKey())
        .findFirst();
  }

  /** Why a sealed interface has no values on a device. */
  public Optional<String> obstacle(JavaType type) {
    if (!SealedClasses.isSealedInterface(type) || tagged(type).isPresent()) {
      return Optional.empty();
    }
    JavaType.Declared tagged = (JavaType.Declared) type;
    Optional<ClassSymbol> other = SealedClasses.other(tagged.symbol());
    if (other.isPresent()) {
      return Optional.of(
          "make `"
              + Identifiers.nameInPackage(other.get())
              + "` a record, as all classes of a"
              + " sealed interface must be in device code");
    }
    return Optional.of(
        "all records of a sealed interface must have a fixed size: without arrays, accessors, and"
            + " components of its own type");
  }

  private Optional<TaggedType> makeTagged(JavaType.Declared type) {
    Optional<List<JavaType.Declared>> types = SealedClasses.recordsOf(type);
    if (types.isEmpty()) {
      return Optional.empty();
    }
    List<RecordType> all = new ArrayList<>();
    for (JavaType.Declared each : types.get()) {
      Optional<RecordType> record = record(each);
      if (record.isEmpty()) {
        return Optional.empty();
      }
      all.add(record.get());
    }
    return Optional.of(
        TaggedType.of(
            symbols.unique(CIdentifier.of(symbolOf(type))),
            Identifiers.nameInPackage(type.symbol()),
            types.get(),
            all));
  }

  /** What a function may return. */
  public Optional<DeviceType> result(JavaType type) {
    return type == JavaType.Primitive.VOID ? Optional.of(VoidType.VOID) : value(type);
  }

  /** A record all of whose components are values on a device. */
  public Optional<RecordType> record(JavaType type) {
    if (!(type instanceof JavaType.Declared declared)
        || declared.symbol().kind() != ClassSymbol.Kind.RECORD) {
      return Optional.empty();
    }
    Optional<RecordType> known = records.get(type);
    if (known != null) {
      return known;
    }
    if (!open.add(type)) {
      // A record that holds itself has no size.
      return Optional.empty();
    }
    Optional<RecordType> made = make(declared);
    open.remove(type);
    records.put(type, made);
    return made;
  }

  /** What the class's type parameters are in {@code type}. */
  public static Substitution argumentsOf(JavaType.Declared type) {
    List<JavaType.Variable> parameters = type.symbol().typeParameters();
    Map<JavaType.Variable, JavaType> types = new HashMap<>();
    if (parameters.size() == type.arguments().size()) {
      for (int i = 0; i < parameters.size(); i++) {
        types.put(parameters.get(i), type.arguments().get(i));
      }
    }
    return new Substitution(types);
  }

  private Optional<RecordType> make(JavaType.Declared type) {
    Substitution arguments = argumentsOf(type);
    List<RecordType.Component> components = new ArrayList<>();
    for (FieldSymbol component : type.symbol().recordComponents()) {
      Optional<DeviceType> componentType = value(arguments.apply(component.type()));
      if (componentType.isEmpty()) {
        return Optional.empty();
      }
      components.add(new RecordType.Component(component.name(), componentType.get()));
    }
    String name = Identifiers.nameInPackage(type.symbol());
    return Optional.of(
        new RecordType(
            symbols.unique(CIdentifier.of(symbolOf(type))),
            name,
            components,
            aspectsOf(type.symbol())));
  }

  /** The same in every module, but for local records, which no other module knows. */
  private static String symbolOf(JavaType.Declared type) {
    String name = type.symbol().canonicalName();
    StringBuilder symbol = new StringBuilder(name.isEmpty() ? type.symbol().simpleName() : name);
    type.arguments().forEach(argument -> symbol.append('.').append(display(argument)));
    return symbol.toString();
  }

  /** The aspects that a class says that its values need. */
  public static Set<Aspect> aspectsOf(ClassSymbol type) {
    return ListedAspects.of(type.annotations(), ListedAspects.USES_ASPECTS).orElse(Set.of());
  }

  /** How messages show a type: without packages. */
  public static String display(JavaType type) {
    return type.accept(DISPLAY);
  }
}
