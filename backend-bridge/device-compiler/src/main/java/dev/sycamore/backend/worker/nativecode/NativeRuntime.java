package dev.sycamore.backend.worker.nativecode;

import dev.sycamore.backend.job.BuildStage;
import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.ModuleReader;
import dev.sycamore.backend.worker.llvm.TargetMachine;
import dev.sycamore.backend.worker.stage.CompileException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What native images bring with them, as objects of their own: functions that x86-64 code may call
 * without the program saying so, and the one through which the runtime calls kernels on arrays of
 * the JVM.
 */
public final class NativeRuntime {

  private static final String RUNTIME = "x86_64-runtime.ll";
  private static final String ARRAYS = "x86_64-arrays.ll";

  private static final List<String> FUNCTIONS =
      List.of(
          "memset",
          "memcpy",
          "memmove",
          "fma",
          "fmaf",
          "__udivti3",
          "__extendhfsf2",
          "__truncsfhf2",
          "__truncdfhf2",
          "__sycamore_context_allocate",
          "__sycamore_context_release");

  /** By processor: code for a newer one must not come into an image for an older. */
  private final Map<String, byte[]> objects = new HashMap<>();

  /** Whether an object may call one of the functions: its table of names has the name. */
  public boolean isCalledBy(byte[] image) {
    String bytes = new String(image, StandardCharsets.ISO_8859_1);
    return FUNCTIONS.stream().anyMatch(function -> bytes.contains(function + "\0"));
  }

  /** The object with the functions, made once for a worker's life and a processor. */
  public byte[] functions(ModuleReader reader, TargetMachine machine) throws CompileException {
    return object(RUNTIME, reader, machine);
  }

  /** The object for arrays of the JVM, made once for a worker's life and a processor. */
  public byte[] arraysInPlace(ModuleReader reader, TargetMachine machine) throws CompileException {
    return object(ARRAYS, reader, machine);
  }

  private byte[] object(String resource, ModuleReader reader, TargetMachine machine)
      throws CompileException {
    String key = resource + " " + machine.processor();
    byte[] object = objects.get(key);
    if (object == null) {
      object = compile(resource, reader, machine);
      objects.put(key, object);
    }
    return object;
  }

  private static byte[] compile(String resource, ModuleReader reader, TargetMachine machine)
      throws CompileException {
    DeviceModule module = reader.readLibrary(NativeRuntime.class, resource);
    try {
      machine.retarget(module);
      module.verify(BuildStage.EMIT);
      return machine.object(module);
    } finally {
      module.dispose();
    }
  }
}
