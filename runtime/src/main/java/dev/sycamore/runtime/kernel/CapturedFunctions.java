package dev.sycamore.runtime.kernel;

import dev.sycamore.runtime.failure.ApiExceptions;
import java.io.Serializable;
import java.lang.invoke.SerializedLambda;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The lambdas and method references among the values that a kernel's lambda has captured: the
 * functions that were passed to the code around the kernel.
 *
 * @param functions their serialized forms, by the places of the values
 * @param objects the classes of other values that may be functions: objects of the program's
 *     classes
 */
record CapturedFunctions(Map<Integer, SerializedLambda> functions, Map<Integer, Class<?>> objects) {
  private static final List<String> OTHERS = List.of("java.", "jdk.", "dev.sycamore.");

  /**
   * Whether a captured value is a function; those of kernels that call none are not looked at. The
   * JVM's classes of lambdas extend nothing. What extends a class of the program is an object of
   * it: containers make such classes of beans, hidden or synthetic, to intercept calls.
   */
  static boolean isFunction(Object value) {
    return value != null
        && (value.getClass().isHidden() || value.getClass().isSynthetic())
        && value.getClass().getSuperclass() == Object.class
        && value.getClass().getInterfaces().length > 0;
  }

  /** Whether a kernel's lambda has captured any. */
  static boolean areIn(SerializedLambda kernel) {
    for (int i = 0; i < kernel.getCapturedArgCount(); i++) {
      if (isFunction(kernel.getCapturedArg(i))) {
        return true;
      }
    }
    return false;
  }

  /** Whether a captured value may be an object that was passed as a function. */
  private static boolean mayBeObject(Object value) {
    return value instanceof Serializable
        && !isFunction(value)
        && !value.getClass().isArray()
        && !(value instanceof Enum)
        && OTHERS.stream().noneMatch(value.getClass().getName()::startsWith);
  }

  /** Whether a kernel's lambda has captured objects that may be functions. */
  static boolean mayBeIn(SerializedLambda kernel) {
    for (int i = 0; i < kernel.getCapturedArgCount(); i++) {
      if (mayBeObject(kernel.getCapturedArg(i))) {
        return true;
      }
    }
    return false;
  }

  /**
   * The functions in what a kernel's lambda has captured.
   *
   * @param place of the kernel, for the message
   * @throws dev.sycamore.KernelNotSupportedException if one does not say which function it is
   */
  static CapturedFunctions of(SerializedLambda kernel, String place) {
    Map<Integer, SerializedLambda> functions = new TreeMap<>();
    Map<Integer, Class<?>> objects = new TreeMap<>();
    for (int i = 0; i < kernel.getCapturedArgCount(); i++) {
      Object value = kernel.getCapturedArg(i);
      if (isFunction(value)) {
        Optional<LambdaReader> reader = LambdaReader.of(value.getClass());
        if (reader.isEmpty()) {
          throw ApiExceptions.notSupported(
              "the kernel at "
                  + place
                  + " calls a function that does not say which one it is, a lambda of the class "
                  + outermost(value.getClass())
                  + ": let the function's interface extend java.io.Serializable"
                  + Callers.shown());
        }
        functions.put(i, reader.get().read(value));
      } else if (mayBeObject(value)) {
        objects.put(i, value.getClass());
      }
    }
    return new CapturedFunctions(functions, objects);
  }

  /** The classes of all of them, by their places. */
  List<Class<?>> classes(SerializedLambda kernel) {
    Map<Integer, Class<?>> classes = new TreeMap<>(objects);
    functions.keySet().forEach(i -> classes.put(i, kernel.getCapturedArg(i).getClass()));
    return List.copyOf(classes.values());
  }

  private static String outermost(Class<?> lambda) {
    String name = lambda.getName();
    int end = name.indexOf("$$Lambda");
    return end < 0 ? name : name.substring(0, end);
  }

  /**
   * Everything that a launch captures: the kernel's own values, then those of each function. An
   * object is a value of the kernel's already.
   */
  Object[] values(SerializedLambda kernel) {
    List<Object> values = new ArrayList<>();
    add(kernel, values);
    functions.values().forEach(function -> add(function, values));
    return values.toArray();
  }

  private static void add(SerializedLambda lambda, List<Object> values) {
    for (int i = 0; i < lambda.getCapturedArgCount(); i++) {
      values.add(lambda.getCapturedArg(i));
    }
  }
}
