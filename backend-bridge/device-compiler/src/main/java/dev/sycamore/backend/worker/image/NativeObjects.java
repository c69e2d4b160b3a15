package dev.sycamore.backend.worker.image;

import dev.sycamore.backend.job.BuildStage;
import dev.sycamore.backend.target.ImageTarget;
import dev.sycamore.backend.worker.elf.ConstantsObject;
import dev.sycamore.backend.worker.elf.ElfMachine;
import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.ModuleReader;
import dev.sycamore.backend.worker.llvm.NativeSystem;
import dev.sycamore.backend.worker.llvm.TargetMachine;
import dev.sycamore.backend.worker.nativecode.ConstantsModule;
import dev.sycamore.backend.worker.nativecode.NativeRuntime;
import dev.sycamore.backend.worker.nativecode.StackUse;
import dev.sycamore.backend.worker.stage.CompileException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Makes the objects that a native image is linked of. */
final class NativeObjects {

  /** What linkers call the object with the sizes of stacks. */
  private static final String STACK_USE = "stack use";

  private final ImageTarget target;
  private final ModuleReader reader;
  private final TargetMachine generator;
  private final ImageTools tools;

  NativeObjects(
      ImageTarget target, ModuleReader reader, TargetMachine generator, ImageTools tools) {
    this.target = target;
    this.reader = reader;
    this.generator = generator;
    this.tools = tools;
  }

  /**
   * The objects of a module that is adapted to the target's system.
   *
   * @param texts that the image has, by their symbols
   */
  List<byte[]> of(DeviceModule module, Map<String, String> texts) throws CompileException {
    StackUse.report(module);
    List<byte[]> objects = new ArrayList<>();
    objects.add(generator.object(module));
    tools.diagnostics().check(BuildStage.EMIT);
    objects.add(constants(StackUse.constants(module, tools.diagnostics().frames()), texts));
    NativeRuntime runtime = tools.runtime();
    if (runtime.isCalledBy(objects.get(0))) {
      objects.add(runtime.functions(target, reader, generator));
    }
    objects.add(runtime.ofAllImages(target, reader, generator));
    return objects;
  }

  /** For ELF without LLVM, which takes longer. */
  private byte[] constants(Map<String, Long> sizes, Map<String, String> texts)
      throws CompileException {
    return NativeSystem.of(target) == NativeSystem.LINUX
        ? ConstantsObject.of(ElfMachine.of(target), STACK_USE, sizes, texts)
        : ConstantsModule.of(target, sizes, texts, reader, generator);
  }
}
