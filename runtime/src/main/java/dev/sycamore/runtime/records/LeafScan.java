package dev.sycamore.runtime.records;

import dev.sycamore.binding.ElementKind;
import dev.sycamore.runtime.values.Scalars;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** Finds the leaves of a record class, and the way to them. */
final class LeafScan {
  /** Deeper records hold themselves with type arguments that grow. */
  private static final int MOST_NESTED = 32;

  private static final MethodType GETTER = MethodType.methodType(Object.class, Object.class);

  private final Class<?> record;
  private final List<RecordLeaf> leaves = new ArrayList<>();
  private final Set<Open> open = new HashSet<>();

  /** A record that is looked into; a generic one may hold itself with other type arguments. */
  private record Open(Class<?> type, List<Type> arguments) {}

  LeafScan(Class<?> record) {
    this.record = record;
  }

  /** The record, or enum constant, itself. */
  RecordPart root() {
    if (record.isEnum()) {
      return part("", record, Map.of());
    }
    if (!record.isRecord()) {
      throw refused("it is not a record class");
    }
    RecordPart root = composite("", record, Map.of());
    if (leaves.isEmpty()) {
      throw refused("it has no components");
    }
    return root;
  }

  /** Those found so far, in order. */
  List<RecordLeaf> leaves() {
    return leaves;
  }

  private RecordPart part(String path, Type declared, Map<TypeVariable<?>, Type> variables) {
    Type type = declared instanceof TypeVariable<?> v ? variables.getOrDefault(v, v) : declared;
    if (type instanceof ParameterizedType generic && generic.getRawType() instanceof Class<?> raw) {
      return part(path, raw, argumentsOf(raw, generic, variables));
    }
    if (!(type instanceof Class<?> known)) {
      throw refused("the component '" + path + "' is of the type " + type.getTypeName());
    }
    if (known.isPrimitive()) {
      String name = known.getName().toUpperCase(Locale.ROOT);
      return new RecordPart.Scalar(leaf(path, ElementKind.valueOf(name)), path, known);
    } else if (Scalars.isHalf(known)) {
      return new RecordPart.Scalar(leaf(path, ElementKind.HALF), path, known);
    } else if (known.isEnum()) {
      List<?> constants = Arrays.asList(known.getEnumConstants());
      return new RecordPart.Constant(leaf(path, ElementKind.INT), path, constants);
    } else if (known.isRecord()) {
      return composite(path, known, variables);
    }
    throw refused("the component '" + path + "' is of the type " + known.getTypeName());
  }

  private static Map<TypeVariable<?>, Type> argumentsOf(
      Class<?> raw, ParameterizedType type, Map<TypeVariable<?>, Type> variables) {
    Map<TypeVariable<?>, Type> arguments = new HashMap<>(variables);
    for (int i = 0; i < raw.getTypeParameters().length; i++) {
      Type argument = type.getActualTypeArguments()[i];
      arguments.put(
          raw.getTypeParameters()[i],
          argument instanceof TypeVariable<?> v ? variables.getOrDefault(v, v) : argument);
    }
    return arguments;
  }

  private int leaf(String path, ElementKind kind) {
    leaves.add(new RecordLeaf(path, kind));
    return leaves.size() - 1;
  }

  private RecordPart composite(String path, Class<?> type, Map<TypeVariable<?>, Type> variables) {
    List<Type> arguments = new ArrayList<>();
    for (TypeVariable<?> parameter : type.getTypeParameters()) {
      arguments.add(variables.getOrDefault(parameter, parameter));
    }
    Open self = new Open(type, arguments);
    if (open.size() == MOST_NESTED || !open.add(self)) {
      throw refused("the component '" + path + "' holds a record of its own class");
    }
    RecordComponent[] components = type.getRecordComponents();
    List<RecordPart> parts = new ArrayList<>();
    List<MethodHandle> getters = new ArrayList<>();
    List<MethodHandle> fields = new ArrayList<>();
    List<Class<?>> types = new ArrayList<>();
    try {
      MethodHandles.Lookup lookup = MethodHandles.privateLookupIn(type, MethodHandles.lookup());
      for (RecordComponent component : components) {
        String name = component.getName();
        types.add(component.getType());
        parts.add(
            part(path.isEmpty() ? name : path + "." + name, component.getGenericType(), variables));
        MethodHandle getter = lookup.findGetter(type, name, component.getType());
        getters.add(getter.asType(GETTER));
        Class<?> field = component.getType().isPrimitive() ? component.getType() : Object.class;
        fields.add(getter.asType(MethodType.methodType(field, Object.class)));
      }
      MethodHandle constructor =
          lookup.findConstructor(type, MethodType.methodType(void.class, types));
      return new RecordPart.Composite(
          path,
          constructor
              .asType(constructor.type().generic())
              .asSpreader(Object[].class, components.length),
          constructor,
          List.copyOf(parts),
          List.copyOf(getters),
          List.copyOf(fields));
    } catch (ReflectiveOperationException e) {
      throw refused(
          type.getName()
              + " is not accessible: its module has to open "
              + type.getPackageName()
              + " to "
              + LeafScan.class.getModule(),
          e);
    } finally {
      open.remove(self);
    }
  }

  private IllegalArgumentException refused(String reason) {
    return refused(reason, null);
  }

  private IllegalArgumentException refused(String reason, Throwable cause) {
    return new IllegalArgumentException(
        "there are no buffers of "
            + record.getTypeName()
            + ": "
            + reason
            + "; components are primitives, Half, enums, vectors and records of those",
        cause);
  }
}
