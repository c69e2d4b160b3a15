package dev.sycamore.binding;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.Function;

/**
 * A field that a generated class reads although it cannot name it: a private one, one of a private
 * or local class, or the reference from an inner object to the object around it. The generated
 * class lends its own right of access, so that no module has to be opened.
 */
public final class HiddenField {
  private static final MethodType GETTER = MethodType.methodType(Object.class, Object.class);

  /** What javac and ecj begin the name of the field with that refers to the object around. */
  private static final String ENCLOSING = "this$";

  /** What javac and ecj begin the names of fields with that have captured variables. */
  private static final String CAPTURED = "val$";

  private final MethodHandles.Lookup lookup;
  private final String holder;
  private final String description;

  /** Whether a class around may have the field instead. */
  private final boolean ofClassAround;

  private final Function<Class<?>, Optional<Field>> find;
  private final ClassValue<MethodHandle> getters =
      new ClassValue<>() {
        @Override
        protected MethodHandle computeValue(Class<?> type) {
          return getter(type);
        }
      };

  /** What reads the static field, once its class was looked for. */
  private volatile MethodHandle staticGetter;

  private HiddenField(
      MethodHandles.Lookup lookup,
      String holder,
      String description,
      boolean ofClassAround,
      Function<Class<?>, Optional<Field>> find) {
    this.lookup = lookup;
    this.holder = holder;
    this.description = description;
    this.ofClassAround = ofClassAround;
    this.find = find;
  }

  /**
   * A field by its name.
   *
   * @param lookup of a class in the module of the class that declares the field
   * @param holder the binary name of the class that declares the field; the simple name of a local
   *     class; empty for an anonymous class
   */
  public static HiddenField of(MethodHandles.Lookup lookup, String holder, String field) {
    return new HiddenField(
        lookup,
        holder,
        "the field '" + field + "'",
        field.startsWith(CAPTURED),
        type ->
            Arrays.stream(type.getDeclaredFields())
                .filter(f -> f.getName().equals(field))
                .findFirst());
  }

  /**
   * A static field by its name.
   *
   * @param lookup of a class in the module of the class that declares the field
   * @param holder the binary name of that class
   */
  public static HiddenField ofStatic(MethodHandles.Lookup lookup, String holder, String field) {
    return of(lookup, holder, field);
  }

  /**
   * The value of a static field.
   *
   * @throws UnreadableFieldException if there is no such field that may be read
   */
  public Object get() {
    try {
      MethodHandle getter = staticGetter;
      if (getter == null) {
        // The class may be one of another package that this one may not name.
        getter = getter(Class.forName(holder, false, lookup.lookupClass().getClassLoader()));
        staticGetter = getter;
      }
      return (Object) getter.invokeExact((Object) null);
    } catch (RuntimeException | Error e) {
      throw e;
    } catch (Throwable e) {
      throw new UnreadableFieldException(description + " of " + holder + " cannot be read", e);
    }
  }

  /**
   * The object around an object of an inner class.
   *
   * @param lookup of a class in the module of the inner class
   * @param holder the inner class, as in {@link #of}
   */
  public static HiddenField enclosing(MethodHandles.Lookup lookup, String holder) {
    return new HiddenField(lookup, holder, "the object around", false, HiddenField::enclosingOf);
  }

  private static Optional<Field> enclosingOf(Class<?> inner) {
    return Arrays.stream(inner.getDeclaredFields())
        .filter(f -> f.isSynthetic() && f.getName().startsWith(ENCLOSING))
        .findFirst();
  }

  /**
   * Its value in an object.
   *
   * @throws UnreadableFieldException if the object has no such field that may be read
   */
  public Object get(Object object) {
    try {
      return (Object) getters.get(object.getClass()).invokeExact(object);
    } catch (RuntimeException | Error e) {
      throw e;
    } catch (Throwable e) {
      throw failure(object.getClass(), e);
    }
  }

  private MethodHandle getter(Class<?> type) {
    Class<?> declaring = type;
    while (declaring != null && !isHolder(declaring)) {
      declaring = declaring.getSuperclass();
    }
    Optional<Field> field = Optional.ofNullable(declaring).flatMap(find);
    if (field.isEmpty() && declaring != null && ofClassAround) {
      return getterAround(type, declaring);
    }
    if (field.isEmpty()) {
      throw failure(type, null);
    }
    return getter(type, declaring, field.get());
  }

  /**
   * A variable that a local class captures, where the host compiler has it in a class around: javac
   * does if the class is inside of another one that captures it.
   */
  private MethodHandle getterAround(Class<?> type, Class<?> inner) {
    Field outer = enclosingOf(inner).orElseThrow(() -> failure(type, null));
    Class<?> around = outer.getType();
    MethodHandle value =
        find.apply(around)
            .map(field -> getter(type, around, field))
            .orElseGet(() -> getterAround(type, around));
    return MethodHandles.filterReturnValue(getter(type, inner, outer), value);
  }

  private MethodHandle getter(Class<?> type, Class<?> declaring, Field field) {
    try {
      MethodHandle getter = MethodHandles.privateLookupIn(declaring, lookup).unreflectGetter(field);
      boolean isStatic = Modifier.isStatic(field.getModifiers());
      return (isStatic ? MethodHandles.dropArguments(getter, 0, Object.class) : getter)
          .asType(GETTER);
    } catch (IllegalAccessException e) {
      throw failure(type, e);
    }
  }

  private boolean isHolder(Class<?> type) {
    return type.getName().equals(holder) || type.getSimpleName().equals(holder);
  }

  private UnreadableFieldException failure(Class<?> type, Throwable cause) {
    return new UnreadableFieldException(
        description
            + " of an object of "
            + type.getName()
            + " cannot be read for a kernel: copy what the kernel needs into local variables before"
            + " the launch",
        cause);
  }
}
