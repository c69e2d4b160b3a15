package dev.sycamore.tests.constructs;

import dev.sycamore.DeviceMemory;
import dev.sycamore.DeviceQueue;
import dev.sycamore.IntMemory;
import dev.sycamore.MemoryKind;
import dev.sycamore.tests.programs.Results;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** The program of a construct with values for all that its kernel may capture. */
final class ConstructRun {
  private static final int SIZE_OF_MEMORY = 8;

  private final Object program;
  private final Method run;
  private final Object[] arguments;

  private ConstructRun(Object program, Method run, Object[] arguments) {
    this.program = program;
    this.run = run;
    this.arguments = arguments;
  }

  static ConstructRun of(Class<?> type) throws ReflectiveOperationException {
    Constructor<?> constructor = type.getDeclaredConstructor();
    constructor.setAccessible(true);
    Method run =
        Arrays.stream(type.getDeclaredMethods())
            .filter(m -> m.getName().equals("run"))
            .findFirst()
            .orElseThrow();
    run.setAccessible(true);
    List<Object> arguments = new ArrayList<>();
    for (Parameter parameter : run.getParameters()) {
      arguments.add(valueOf(parameter.getType()));
    }
    return new ConstructRun(constructor.newInstance(), run, arguments.toArray());
  }

  /** Values that keep every index of the corpus in range: the {@code int} is 1. */
  private static Object valueOf(Class<?> type) throws ReflectiveOperationException {
    if (type == int[].class) {
      return new int[] {1, 2, 0, 3, 7, 8, 9, 10, 11, 12};
    } else if (type == int[][].class) {
      return new int[][] {{1, 2, 3}, {4, 5}};
    } else if (type == float[].class) {
      return new float[] {0.5f, -1.25f, 2.5e8f, 4};
    } else if (type == long[].class) {
      return new long[] {1L << 40, -3, 5};
    } else if (type == double[].class) {
      return new double[] {0.1, -2.5, 1e300};
    } else if (type == boolean[].class) {
      return new boolean[] {true, false, true};
    } else if (type == byte[].class) {
      return new byte[] {100, -7, 3};
    } else if (type == short[].class) {
      return new short[] {30000, -7, 3};
    } else if (type == char[].class) {
      return new char[] {'a', 0xffff, 3};
    } else if (type == int.class) {
      return 1;
    } else if (type == long.class) {
      return 5L;
    } else if (type == double.class) {
      return 1.5;
    } else if (type == boolean.class) {
      return true;
    } else if (type == byte.class) {
      return (byte) 2;
    } else if (type == short.class) {
      return (short) 3;
    } else if (type == char.class) {
      return 'c';
    } else if (type.isEnum()) {
      return type.getEnumConstants()[1];
    } else if (type.isRecord()) {
      Constructor<?> constructor = type.getDeclaredConstructor(float.class, float.class);
      constructor.setAccessible(true);
      return constructor.newInstance(1.5f, 2.5f);
    }
    // No legal kernel captures it.
    return null;
  }

  /** Runs the kernel; {@link #results} are there when the queue is closed. */
  void on(DeviceQueue queue) throws ReflectiveOperationException {
    arguments[0] = queue;
    int[] elements = elements();
    try (IntMemory memory = DeviceMemory.ints(queue, SIZE_OF_MEMORY, MemoryKind.DEVICE)) {
      queue.copy(elements, 0, memory, 0, SIZE_OF_MEMORY);
      arguments[arguments.length - 1] = memory;
      run.invoke(program, arguments);
      queue.copy(memory, 0, elements, 0, SIZE_OF_MEMORY);
    }
    arguments[arguments.length - 1] = elements;
  }

  private static int[] elements() {
    return IntStream.range(0, SIZE_OF_MEMORY).map(i -> 10 * i).toArray();
  }

  /** Every element of every array, and of the memory, that the kernel can write. */
  List<String> results() throws ReflectiveOperationException {
    List<Object> arrays = new ArrayList<>();
    for (Object argument : arguments) {
      if (argument != null && argument.getClass().isArray()) {
        arrays.add(argument);
      }
    }
    Field fields = program.getClass().getDeclaredField("fields");
    fields.setAccessible(true);
    arrays.add(fields.get(program));
    return Results.lines(arrays.toArray());
  }
}
