package dev.sycamore.runtime.kernel;

import dev.sycamore.runtime.failure.ApiExceptions;
import java.io.Serializable;
import java.lang.invoke.SerializedLambda;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The lambdas and method references among the values that a kernel's lambda has captured: the
 * functions that were passed to the code around the kernel, and those that they capture in turn.
 *
 * @param values the kernel's own, then those of each function in the order of the functions'
 *     places: breadth first, as the compiler numbers them
 * @param functions their serialized forms, by the places of the values
 * @param objects the classes of other values that may be functions: objects of the program's
 *     classes
 */
record CapturedFunctions(
    List<Object> values, Map<Integer, SerializedLambda> functions, Map<Integer, Class<?>> objects) {
  /** Far more than the compiler makes a kernel for: a loop may make a function of any size. */
  private static final int MOST = 1024;

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
    List<Object> values = new ArrayList<>();
    add(kernel, values);
    Map<Integer, SerializedLambda> functions = new TreeMap<>();
    Map<Integer, Class<?>> objects = new TreeMap<>();
    for (int i = 0; i < values.size(); i++) {
      Object value = values.get(i);
      if (isFunction(value)) {
        SerializedLambda function = read(value, place);
        functions.put(i, function);
        add(function, values);
        checkSize(functions.size(), place);
      } else if (mayBeObject(value)) {
        objects.put(i, value.getClass());
      }
    }
    return new CapturedFunctions(Collections.unmodifiableList(values), functions, objects);
  }

  private static void add(SerializedLambda lambda, List<Object> values) {
    for (int i = 0; i < lambda.getCapturedArgCount(); i++) {
      values.add(lambda.getCapturedArg(i));
    }
  }

  private static SerializedLambda read(Object function, String place) {
    return LambdaReader.of(function.getClass())
        .orElseThrow(
            () ->
                ApiExceptions.notSupported(
                    "the kernel at "
                        + place
                        + " calls a function that cannot be identified, a lambda of the"
                        + " class "
                        + outermost(function.getClass())
                        + ": let the function's interface extend java.io.Serializable"
                        + Callers.shown()))
        .read(function);
  }

  /**
   * No kernel is compiled for so many: functions that are made in a loop may capture any number.
   */
  private static void checkSize(int functions, String place) {
    if (functions > MOST) {
      throw ApiExceptions.notSupported(
          "the kernel at "
              + place
              + " calls more than "
              + MOST
              + " functions, those included that functions capture"
              + Callers.shown());
    }
  }

  /** The classes of all of them, by their places. */
  List<Class<?>> classes() {
    Map<Integer, Class<?>> classes = new TreeMap<>(objects);
    functions.keySet().forEach(i -> classes.put(i, values.get(i).getClass()));
    return List.copyOf(classes.values());
  }

  private static String outermost(Class<?> lambda) {
    String name = lambda.getName();
    int end = name.indexOf("$$Lambda");
    return end < 0 ? name : name.substring(0, end);
  }

  /** Everything that a launch captures. An object is a value of what captures it. */
  Object[] captured() {
    return values.toArray();
  }
}
