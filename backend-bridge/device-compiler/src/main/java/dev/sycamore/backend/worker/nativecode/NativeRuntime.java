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

/** Functions that x86-64 code may call without the program saying so, as an object of its own. */
public final class NativeRuntime {

  private static final String RESOURCE = "x86_64-runtime.ll";

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

  /** Whether an object may call one of them: its table of names has the name. */
  public boolean isCalledBy(byte[] image) {
    String bytes = new String(image, StandardCharsets.ISO_8859_1);
    return FUNCTIONS.stream().anyMatch(function -> bytes.contains(function + "\0"));
  }

  /** The object, made once for a worker's life and a processor. */
  public byte[] object(ModuleReader reader, TargetMachine machine) throws CompileException {
    String processor = machine.processor();
    byte[] object = objects.get(processor);
    if (object == null) {
      object = compile(reader, machine);
      objects.put(processor, object);
    }
    return object;
  }

  private static byte[] compile(ModuleReader reader, TargetMachine machine)
      throws CompileException {
    DeviceModule module = reader.readLibrary(NativeRuntime.class, RESOURCE);
    try {
      machine.retarget(module);
      module.verify(BuildStage.EMIT);
      return machine.object(module);
    } finally {
      module.dispose();
    }
  }
}
