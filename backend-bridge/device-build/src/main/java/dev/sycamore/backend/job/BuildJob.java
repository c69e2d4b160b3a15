package dev.sycamore.backend.job;

import dev.sycamore.backend.target.ImageTarget;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/**
 * One module to compile for one target. Jobs are equal if their bytes are.
 *
 * @param name names the input in messages; the file, or the compilation unit
 * @param ir LLVM IR as section 1 of {@code docs/FORMATS.md} describes it, text or bitcode; not
 *     copied, so nobody may change it
 * @param target what to compile for
 * @param kernels the names of the kernels in the module, as a user knows them; only for messages
 * @param output what the result holds
 */
@SuppressWarnings("ArrayRecordComponent") // Compared by its content, below.
public record BuildJob(
    String name, byte[] ir, ImageTarget target, List<String> kernels, BuildOutput output) {

  public BuildJob {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(ir, "ir");
    Objects.requireNonNull(target, "target");
    kernels = List.copyOf(kernels);
    Objects.requireNonNull(output, "output");
  }

  /** A job whose result is the image. */
  public BuildJob(String name, byte[] ir, ImageTarget target, List<String> kernels) {
    this(name, ir, target, kernels, BuildOutput.IMAGE);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof BuildJob job
        && name.equals(job.name)
        && Arrays.equals(ir, job.ir)
        && target.equals(job.target)
        && kernels.equals(job.kernels)
        && output == job.output;
  }

  @Override
  public int hashCode() {
    return Objects.hash(name, Arrays.hashCode(ir), target, kernels, output);
  }

  @Override
  public String toString() {
    return "BuildJob[" + name + ", " + target + ", " + output + "]";
  }
}
