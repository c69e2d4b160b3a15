package dev.sycamore.processor.host;

import dev.sycamore.binding.classfile.MemberReference;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Which methods Eclipse's compiler made of the code of a file: its trees have them, when the code
 * is generated. By reflection, on public members.
 */
final class EclipseMethods {

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
    types(get(unit, "types"), methods);
    for (Object local : EclipseLocalClasses.of(unit)) {
      declared(local, methods);
    }
    return methods;
  }

  private static void types(Object types, List<CompiledMethod> methods)
      throws ReflectiveOperationException {
    for (int i = 0; types != null && i < Array.getLength(types); i++) {
      Object type = Array.get(types, i);
      declared(type, methods);
      types(get(type, "memberTypes"), methods);
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
