package dev.sycamore.benchmarks.cpu.peers;

import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.lwjgl.system.JNI;
import org.lwjgl.system.MemoryUtil;
import org.lwjgl.system.SharedLibrary;
import org.lwjgl.system.linux.LinuxLibrary;

/**
 * A function of a shared library, {@code void f(const argument *)}, with its arguments in native
 * memory.
 */
public final class NativeFunction implements AutoCloseable {
  private static final int SLOT = 8;

  /** Libraries stay loaded until the process ends: threads of OpenMP may run their code. */
  private static final Map<Path, SharedLibrary> LIBRARIES = new HashMap<>();

  private final long function;
  private final long arguments;
  private final Map<Object, ArrayMemory> arrays = new IdentityHashMap<>();

  private NativeFunction(long function, List<Object> values) {
    this.function = function;
    this.arguments = MemoryUtil.nmemAllocChecked((long) SLOT * values.size());
    ByteBuffer slots = MemoryUtil.memByteBuffer(arguments, SLOT * values.size());
    for (int i = 0; i < values.size(); i++) {
      put(slots, SLOT * i, values.get(i));
    }
  }

  private void put(ByteBuffer slots, int at, Object value) {
    if (value instanceof Integer number) {
      slots.putInt(at, number);
    } else if (value instanceof Float number) {
      slots.putFloat(at, number);
    } else if (value instanceof Double number) {
      slots.putDouble(at, number);
    } else {
      slots.putLong(at, arrays.computeIfAbsent(value, ArrayMemory::new).address());
    }
  }

  /** Whether a library has a function. */
  public static boolean exists(Path library, String name) {
    return library(library).getFunctionAddress(name) != MemoryUtil.NULL;
  }

  /**
   * Binds a function to its arguments.
   *
   * @param values {@code Integer}, {@code Float}, {@code Double}, and arrays, which are copied
   */
  public static NativeFunction of(Path library, String name, List<Object> values) {
    long function = library(library).getFunctionAddress(name);
    if (function == MemoryUtil.NULL) {
      throw new IllegalStateException(library + " has no " + name);
    }
    return new NativeFunction(function, values);
  }

  private static SharedLibrary library(Path path) {
    return LIBRARIES.computeIfAbsent(path, p -> new LinuxLibrary(p.toString()));
  }

  /** Calls the function. */
  public void call() {
    JNI.invokePV(arguments, function);
  }

  /** The elements of the copy of an array. */
  public Object result(Object array) {
    return arrays.get(array).copy();
  }

  @Override
  public void close() {
    arrays.values().forEach(ArrayMemory::close);
    MemoryUtil.nmemFree(arguments);
  }
}
