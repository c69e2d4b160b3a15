package dev.sycamore.backend.worker.nativecode;

import dev.sycamore.backend.job.BuildStage;
import dev.sycamore.backend.target.ImageTarget;
import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.ModuleReader;
import dev.sycamore.backend.worker.llvm.NativeIsa;
import dev.sycamore.backend.worker.llvm.NativeSystem;
import dev.sycamore.backend.worker.llvm.TargetMachine;
import dev.sycamore.backend.worker.stage.CompileException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What native images bring with them, as objects of their own: functions that machine code may call
 * without the program saying so, and the one through which the runtime calls kernels on arrays of
 * the JVM.
 */
public final class NativeRuntime {

  private static final String RUNTIME = "runtime.ll";
  private static final String ARRAYS = "arrays.ll";

  private static final List<String> FUNCTIONS =
      List.of(
          "memset",
          "memcpy",
          "memmove",
          "bzero",
          "fma",
          "fmaf",
          "__udivti3",
          "__extendhfsf2",
          "__truncsfhf2",
          "__truncdfhf2",
          "__sycamore_context_allocate",
          "__sycamore_context_release");

  private static final String INLINING = "always-inline,globaldce";

  /** By processor: code for a newer one must not come into an image for an older. */
  private final Map<String, byte[]> objects = new HashMap<>();

  /** Whether an object may call one of the functions: its table of names has the name. */
  public boolean isCalledBy(byte[] image) {
    String bytes = new String(image, StandardCharsets.ISO_8859_1);
    return FUNCTIONS.stream().anyMatch(function -> bytes.contains(function + "\0"));
  }

  /** The object with the functions, made once for a worker's life and a processor. */
  public byte[] functions(ImageTarget target, ModuleReader reader, TargetMachine machine)
      throws CompileException {
    List<String> resources = new ArrayList<>(List.of(RUNTIME));
    resources.addAll(NativeSystem.of(target).runtime(NativeIsa.of(target)));
    return object(resources, target, reader, machine);
  }

  /** The object that each image has, made once for a worker's life and a processor. */
  public byte[] ofAllImages(ImageTarget target, ModuleReader reader, TargetMachine machine)
      throws CompileException {
    List<String> resources = new ArrayList<>(List.of(ARRAYS));
    NativeSystem.of(target).always().ifPresent(resources::add);
    return object(resources, target, reader, machine);
  }

  private byte[] object(
      List<String> resources, ImageTarget target, ModuleReader reader, TargetMachine machine)
      throws CompileException {
    String key = resources + " " + machine.triple() + " " + machine.processor();
    byte[] object = objects.get(key);
    if (object == null) {
      object = compile(resources, target, reader, machine);
      objects.put(key, object);
    }
    return object;
  }

  private static byte[] compile(
      List<String> resources, ImageTarget target, ModuleReader reader, TargetMachine machine)
      throws CompileException {
    DeviceModule module = reader.readLibrary(NativeRuntime.class, resources.get(0));
    try {
      for (String resource : resources.subList(1, resources.size())) {
        module.link(reader.readLibrary(NativeRuntime.class, resource));
      }
      NativeSystem.of(target).adapt(module, machine);
      module.verify(BuildStage.EMIT);
      module.run(INLINING, machine);
      return machine.object(module);
    } finally {
      module.dispose();
    }
  }
}
