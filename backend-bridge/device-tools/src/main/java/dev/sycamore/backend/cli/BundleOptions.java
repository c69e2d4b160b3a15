package dev.sycamore.backend.cli;

import dev.sycamore.backend.cuda.ArgumentWords;
import dev.sycamore.backend.cuda.BundlePart;
import dev.sycamore.backend.cuda.BundlePart.Kind;
import dev.sycamore.backend.cuda.GpuBundle;
import dev.sycamore.backend.cuda.Ptxas;
import dev.sycamore.backend.cuda.PtxasException;
import dev.sycamore.backend.target.DeviceTarget;
import dev.sycamore.backend.target.DeviceTarget.Architecture;
import java.io.PrintWriter;
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

  /** Whether machine code is wanted. */
  enum Cubin {
    off,
    auto,
    on
  }

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

  /** Whether the IR is wanted too. */
  boolean embedIr() {
    return embedIr;
  }

  /** Fails if the options do not fit together. */
  void check(DeviceTarget target, boolean image) {
    boolean any = cubin != null || ptxas != null || embedIr || !backendArgs.isEmpty();
    if (!any) {
      return;
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
    if (wanted() == Cubin.off && (ptxas != null || !backendArgs.isEmpty())) {
      throw wrong("--ptxas and --backend-args need --cubin");
    }
    words(target);
  }

  private ParameterException wrong(String message) {
    return new ParameterException(spec.commandLine(), message);
  }

  private Cubin wanted() {
    if (cubin != null) {
      return cubin;
    }
    return ptxas == null ? Cubin.off : Cubin.on;
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
        words.addAll(ArgumentWords.split(backendArgs.get(i + 1)));
      } catch (IllegalArgumentException e) {
        throw wrong("--backend-args: " + e.getMessage());
      }
    }
    return words;
  }

  /**
   * The file for a module: the PTX as it is if nothing comes beside it.
   *
   * @param builds whose device compiler runs the assembler
   * @param ir empty if it is not to come with it
   * @param errors gets what the assembler prints
   */
  byte[] file(
      DeviceBuilds builds, DeviceTarget target, byte[] ptx, Optional<byte[]> ir, PrintWriter errors)
      throws PtxasException, MissingPtxasException {
    List<BundlePart> parts = new ArrayList<>();
    parts.add(new BundlePart(Kind.PTX, target.processor(), ptx));
    Optional<Ptxas> assembler =
        ptxas == null ? Ptxas.find(System.getenv()) : Optional.of(new Ptxas(ptxas));
    if (wanted() == Cubin.on && assembler.isEmpty()) {
      throw new MissingPtxasException();
    }
    if (wanted() != Cubin.off && assembler.isPresent()) {
      assembled(builds, assembler.get(), target, ptx, errors).ifPresent(parts::add);
    }
    ir.ifPresent(bitcode -> parts.add(new BundlePart(Kind.IR, "", bitcode)));
    return parts.size() == 1 ? ptx : new GpuBundle(parts).toBytes();
  }

  /** Machine code; nothing if it may be missing, and this ptxas does not know the architecture. */
  private Optional<BundlePart> assembled(
      DeviceBuilds builds, Ptxas assembler, DeviceTarget target, byte[] ptx, PrintWriter errors)
      throws PtxasException {
    List<String> words = words(target);
    try {
      Ptxas.Assembled assembled =
          builds.with(b -> b.assemble(assembler, ptx, target.processor(), words));
      if (!assembled.output().isEmpty()) {
        errors.println(assembled.output());
      }
      return Optional.of(assembled.cubin());
    } catch (PtxasException e) {
      if (!e.isUnknownArchitecture()) {
        throw e;
      }
      if (wanted() == Cubin.auto) {
        errors.println("warning: PTX only, no machine code: " + e.getMessage());
        errors.println(e.output());
        return Optional.empty();
      }
      throw e.withHelp(
          "help: this ptxas makes no machine code for "
              + target.processor()
              + ": name a GPU that it knows, as the target nvidia_gpu_sm_NN or with --backend-args "
              + target
              + " -arch=sm_NN");
    }
  }

  /** Machine code was demanded, and there is nothing that makes it. */
  static final class MissingPtxasException extends Exception {
    private static final long serialVersionUID = 1;

    MissingPtxasException() {
      super(
          "no ptxas on the path, in $CUDA_PATH, $CUDA_HOME or /usr/local/cuda: install the CUDA"
              + " toolkit, say --ptxas=PATH, or --cubin=auto for PTX only");
    }
  }
}
