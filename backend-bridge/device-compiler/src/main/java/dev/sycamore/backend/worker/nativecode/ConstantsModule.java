package dev.sycamore.backend.worker.nativecode;

import dev.sycamore.backend.target.ImageTarget;
import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.llvm.ModuleReader;
import dev.sycamore.backend.worker.llvm.NativeSystem;
import dev.sycamore.backend.worker.llvm.TargetMachine;
import dev.sycamore.backend.worker.stage.CompileException;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/** An object with constants that a native image exports, in the format of any system. */
public final class ConstantsModule {

  private ConstantsModule() {}

  /**
   * The object.
   *
   * @param constants their values, by the symbols that others find them with
   * @param texts in UTF-8; a zero byte ends them, since symbols may have no size
   * @param machine that generates code for the target's system
   */
  public static byte[] of(
      ImageTarget target,
      Map<String, Long> constants,
      Map<String, String> texts,
      ModuleReader reader,
      TargetMachine machine)
      throws CompileException {
    StringBuilder ir = new StringBuilder();
    constants.forEach(
        (name, value) ->
            ir.append("@%s = constant i64 %d, align 8\n".formatted(Llvm.quoted(name), value)));
    texts.forEach(
        (name, text) ->
            ir.append(
                "@%s = constant [%d x i8] c%s, align 8\n"
                    .formatted(
                        Llvm.quoted(name),
                        text.getBytes(StandardCharsets.UTF_8).length + 1,
                        Llvm.quoted(text + '\0'))));
    DeviceModule module = reader.read("constants", ir.toString());
    try {
      NativeSystem.of(target).adapt(module, machine);
      return machine.object(module);
    } finally {
      module.dispose();
    }
  }
}
