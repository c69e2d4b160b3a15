package dev.sycamore.backend.cli;

import dev.sycamore.backend.pipeline.PtxParts;
import dev.sycamore.backend.pipeline.PtxParts.Cubin;
import dev.sycamore.backend.target.DeviceTarget;
import dev.sycamore.backend.target.DeviceTarget.Architecture;
import dev.sycamore.backend.text.ShellWords;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** What comes beside PTX: machine code, IR. */
final class BundleOptions {

  @Option(
      names = {"--cubin", "-cubin"},
      arity = "0..1",
      fallbackValue = "on",
      preprocessor = AttachedValue.class,
      paramLabel = "off|auto|on",
      description =
          "Put machine code made by NVIDIA's ptxas beside the PTX; auto: if there is a ptxas.")
  private Cubin cubin;

  @Option(
      names = {"--ptxas", "-ptxas"},
      paramLabel = "PATH",
      description = "The ptxas to use; without it the one on the path or in the CUDA toolkit.")
  private Path ptxas;

  @Option(
      names = {"--backend-args", "-backend-args"},
      arity = "2",
      paramLabel = "<T> <ARGS>",
      description = "For the target T: arguments for ptxas.")
  private List<String> backendArgs = new ArrayList<>();

  @Option(
      names = {"--embed-ir", "-embed-ir"},
      description = "Put the LLVM IR that the PTX is made of beside it.")
  private boolean embedIr;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  /**
   * What goes beside the PTX.
   *
   * @param image whether an image is made
   * @throws ParameterException if the options do not fit together
   */
  PtxParts parts(DeviceTarget target, boolean image) {
    boolean any = cubin != null || ptxas != null || embedIr || !backendArgs.isEmpty();
    if (!any) {
      return PtxParts.withoutCubin(false);
    }
    if (target.architecture() != Architecture.PTX64) {
      throw wrong(
          "--cubin, --ptxas, --embed-ir and --backend-args are for PTX; the target is " + target);
    }
    if (!image) {
      throw wrong(
          "--cubin, --ptxas, --embed-ir and --backend-args need an image: neither -S nor"
              + " --emit-llvm");
    }
    if (wanted() == Cubin.OFF && (ptxas != null || !backendArgs.isEmpty())) {
      throw wrong("--ptxas and --backend-args need --cubin");
    }
    return new PtxParts(wanted(), Optional.ofNullable(ptxas), words(target), embedIr);
  }

  private ParameterException wrong(String message) {
    return new ParameterException(spec.commandLine(), message);
  }

  private Cubin wanted() {
    if (cubin != null) {
      return cubin;
    }
    return ptxas == null ? Cubin.OFF : Cubin.ON;
  }

  /** The words for ptxas. */
  private List<String> words(DeviceTarget target) {
    List<String> words = new ArrayList<>();
    for (int i = 0; i < backendArgs.size(); i += 2) {
      if (!backendArgs.get(i).equals(target.name())) {
        throw wrong(
            "--backend-args are for the target " + backendArgs.get(i) + ", which is not " + target);
      }
      try {
        words.addAll(ShellWords.split(backendArgs.get(i + 1)));
      } catch (IllegalArgumentException e) {
        throw wrong("--backend-args: " + e.getMessage());
      }
    }
    return words;
  }
}
