package dev.sycamore.backend.worker.image;

import dev.sycamore.backend.worker.llvm.Diagnostics;
import dev.sycamore.backend.worker.nativecode.NativeRuntime;
import dev.sycamore.backend.worker.spirv.SpirvEmitter;
import java.nio.file.Path;

/**
 * What serves all image compilations of a worker, one after another.
 *
 * @param linker links native images and code objects
 * @param spirv writes SPIR-V
 * @param runtime the functions that native code may call
 * @param diagnostics what LLVM reports about the module at hand
 */
public record ImageTools(
    Linker linker, SpirvEmitter spirv, NativeRuntime runtime, Diagnostics diagnostics) {

  /**
   * The tools of a worker.
   *
   * @param libraries the folder of LLVM's libraries and programs
   */
  public static ImageTools in(Path libraries, Diagnostics diagnostics) {
    return new ImageTools(
        new Linker(libraries),
        new SpirvEmitter(libraries, diagnostics),
        new NativeRuntime(),
        diagnostics);
  }
}
