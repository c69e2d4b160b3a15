package dev.sycamore.processor.host;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The local and anonymous classes of a file, as Eclipse's compiler has them once their code is
 * generated. It knows their bindings then, but they have forgotten their trees: these are found by
 * a walk through the file's tree, on its public fields.
 */
final class EclipseLocalClasses {

  private static final String TREES = "org.eclipse.jdt.internal.compiler.ast";

  private final Set<Object> bindings;
  private final Map<Class<?>, List<Field>> children = new HashMap<>();
  private final Set<Object> seen = identities();
  private final Deque<Object> left = new ArrayDeque<>();

  private EclipseLocalClasses(Set<Object> bindings) {
    this.bindings = bindings;
  }

  /** The trees of those of a {@code CompilationUnitDeclaration}, each a {@code TypeDeclaration}. */
  static List<Object> of(Object unit) throws ReflectiveOperationException {
    Set<Object> bindings = bindings(unit);
    return bindings.isEmpty() ? List.of() : new EclipseLocalClasses(bindings).find(unit);
  }

  /** They are values of a map, formerly elements of an array. */
  private static Set<Object> bindings(Object unit) throws ReflectiveOperationException {
    Set<Object> bindings = identities();
    Object all = unit.getClass().getField("localTypes").get(unit);
    if (all instanceof Map<?, ?> byPlace) {
      bindings.addAll((Collection<?>) byPlace.values());
    } else if (all != null) {
      Collections.addAll(bindings, (Object[]) all);
    }
    bindings.remove(null);
    return bindings;
  }

  private List<Object> find(Object unit) throws ReflectiveOperationException {
    List<Object> found = new ArrayList<>();
    add(unit);
    while (!left.isEmpty()) {
      Object tree = left.pop();
      if (tree.getClass().getName().equals(TREES + ".TypeDeclaration")
          && bindings.contains(tree.getClass().getField("binding").get(tree))) {
        found.add(tree);
      }
      for (Field field : children(tree.getClass())) {
        add(field.get(tree));
      }
    }
    return found;
  }

  /** Adds a tree, or an array of trees, or of such arrays. */
  private void add(Object value) {
    if (value == null || !seen.add(value)) {
      return;
    }
    if (!value.getClass().isArray()) {
      left.add(value);
      return;
    }
    for (int i = 0; i < Array.getLength(value); i++) {
      add(Array.get(value, i));
    }
  }

  private List<Field> children(Class<?> type) {
    return children.computeIfAbsent(
        type, t -> List.of(t.getFields()).stream().filter(EclipseLocalClasses::hasTrees).toList());
  }

  private static boolean hasTrees(Field field) {
    Class<?> type = field.getType();
    while (type.isArray()) {
      type = type.getComponentType();
    }
    return type.getName().startsWith(TREES + ".")
        && !Modifier.isStatic(field.getModifiers())
        && Modifier.isPublic(field.getDeclaringClass().getModifiers());
  }

  private static Set<Object> identities() {
    return Collections.newSetFromMap(new IdentityHashMap<>());
  }
}
