package dev.sycamore.processor.host;

import dev.sycamore.binding.classfile.MemberReference;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/**
 * Which methods Eclipse's compiler made of the code of a file: its trees have them, when the code
 * is generated. By reflection, on public members.
 */
final class EclipseMethods {

  private static final String TREES = "org.eclipse.jdt.internal.compiler.ast.";

  private EclipseMethods() {}

  /** The methods and lambdas of a {@code CompilationUnitDeclaration}. */
  static List<CompiledMethod> of(Object unit) throws ReflectiveOperationException {
    List<CompiledMethod> methods = new ArrayList<>();
    Object lambdas = get(unit, "functionalExpressions");
    int count = (int) get(unit, "functionalExpressionsCount");
    for (int i = 0; i < count; i++) {
      Object expression = Array.get(lambdas, i);
      // References have no body, and a lambda that resolving made up has no place.
      if (has(expression, "body")) {
        Object body = get(expression, "body");
        if (body != null && (int) get(body, "sourceStart") > 0) {
          add((int) get(body, "sourceStart"), get(expression, "binding"), methods);
        }
      }
    }
    collect(get(unit, "types"), methods, Collections.newSetFromMap(new IdentityHashMap<>()));
    return methods;
  }

  /**
   * The methods of the classes in a part of the tree, local and anonymous ones included. The
   * compiler's own list of these is empty once it has cleaned up after a file, which it may do
   * before it hands in the result; the trees stay.
   */
  private static void collect(Object part, List<CompiledMethod> methods, Set<Object> seen)
      throws ReflectiveOperationException {
    if (part instanceof Object[] parts) {
      for (Object each : parts) {
        collect(each, methods, seen);
      }
      return;
    }
    if (part == null || !part.getClass().getName().startsWith(TREES) || !seen.add(part)) {
      return;
    }
    if (part.getClass().getSimpleName().equals("TypeDeclaration")) {
      declared(part, methods);
    }
    for (Field field : part.getClass().getFields()) {
      if (!Modifier.isStatic(field.getModifiers()) && !field.getType().isPrimitive()) {
        collect(field.get(part), methods, seen);
      }
    }
  }

  private static void declared(Object type, List<CompiledMethod> methods)
      throws ReflectiveOperationException {
    Object declared = get(type, "methods");
    for (int m = 0; declared != null && m < Array.getLength(declared); m++) {
      Object method = Array.get(declared, m);
      add((int) get(method, "bodyStart"), get(method, "binding"), methods);
    }
  }

  private static void add(int body, Object binding, List<CompiledMethod> methods)
      throws ReflectiveOperationException {
    if (binding == null) {
      return;
    }
    Object owner = get(binding, "declaringClass");
    methods.add(
        new CompiledMethod(
            body,
            new MemberReference(
                text(call(owner, "constantPoolName")),
                text(get(binding, "selector")),
                text(call(binding, "signature")))));
  }

  private static String text(Object chars) {
    return new String((char[]) chars);
  }

  private static boolean has(Object object, String field) {
    return Arrays.stream(object.getClass().getFields()).anyMatch(f -> f.getName().equals(field));
  }

  private static Object get(Object object, String name) throws ReflectiveOperationException {
    Field field = object.getClass().getField(name);
    return field.get(object);
  }

  private static Object call(Object object, String name) throws ReflectiveOperationException {
    Method method = object.getClass().getMethod(name);
    return method.invoke(object);
  }
}
