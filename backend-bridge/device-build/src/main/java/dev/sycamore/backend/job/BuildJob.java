package dev.sycamore.backend.job;

import dev.sycamore.backend.target.DeviceTarget;
import java.util.List;
import java.util.Objects;

/**
 * One module to compile for one target.
 *
 * @param name names the input in messages; the file, or the compilation unit
 * @param ir LLVM IR as text, as section 1 of {@code docs/FORMATS.md} describes it
 * @param target what to compile for
 * @param kernels the names of the kernels in the module, as a user knows them; only for messages
 * @param output what the result holds
 */
public record BuildJob(
    String name, String ir, DeviceTarget target, List<String> kernels, BuildOutput output) {

  public BuildJob {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(ir, "ir");
    Objects.requireNonNull(target, "target");
    kernels = List.copyOf(kernels);
    Objects.requireNonNull(output, "output");
  }

  /** A job whose result is the image. */
  public BuildJob(String name, String ir, DeviceTarget target, List<String> kernels) {
    this(name, ir, target, kernels, BuildOutput.IMAGE);
  }
}
