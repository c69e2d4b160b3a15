package dev.sycamore.backend.cli;

import dev.sycamore.backend.pipeline.PtxParts;
import dev.sycamore.backend.pipeline.PtxParts.Cubin;
import dev.sycamore.backend.target.ImageTarget;
import dev.sycamore.backend.target.ImageTarget.Architecture;
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

  private static final String ALL =
      "--%s, --%s, --%s and --%s"
          .formatted(
              OptionNames.CUBIN, OptionNames.PTXAS, OptionNames.EMBED_IR, OptionNames.BACKEND_ARGS);

  @Option(
      names = {"--" + OptionNames.CUBIN, "-" + OptionNames.CUBIN},
      arity = "0..1",
      fallbackValue = "on",
      preprocessor = AttachedValue.class,
      paramLabel = "off|auto|on",
      description =
          "Put machine code made by NVIDIA's ptxas beside the PTX; auto: if there is a ptxas.")
  private Cubin cubin;

  @Option(
      names = {"--" + OptionNames.PTXAS, "-" + OptionNames.PTXAS},
      paramLabel = "PATH",
      description = "The ptxas to use; without it the one on the path or in the CUDA toolkit.")
  private Path ptxas;

  @Option(
      names = {"--" + OptionNames.BACKEND_ARGS, "-" + OptionNames.BACKEND_ARGS},
      arity = "2",
      paramLabel = "<T> <ARGS>",
      description = "For the target T: arguments for ptxas.")
  private List<String> backendArgs = new ArrayList<>();

  @Option(
      names = {"--" + OptionNames.EMBED_IR, "-" + OptionNames.EMBED_IR},
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
  PtxParts parts(ImageTarget target, boolean image) {
    boolean any = cubin != null || ptxas != null || embedIr || !backendArgs.isEmpty();
    if (!any) {
      return PtxParts.withoutCubin(false);
    }
    if (target.architecture() != Architecture.PTX64) {
      throw wrong(ALL + " are for PTX; the target is " + target);
    }
    if (!image) {
      throw wrong(
          ALL + " need an image: neither " + OptionNames.S + " nor --" + OptionNames.EMIT_LLVM);
    }
    if (wanted() == Cubin.OFF && (ptxas != null || !backendArgs.isEmpty())) {
      throw wrong(
          "--%s and --%s need --%s"
              .formatted(OptionNames.PTXAS, OptionNames.BACKEND_ARGS, OptionNames.CUBIN));
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
  private List<String> words(ImageTarget target) {
    List<String> words = new ArrayList<>();
    for (int i = 0; i < backendArgs.size(); i += 2) {
      if (!backendArgs.get(i).equals(target.name())) {
        throw wrong(
            "--"
                + OptionNames.BACKEND_ARGS
                + " are for the target "
                + backendArgs.get(i)
                + ", which is not "
                + target);
      }
      try {
        words.addAll(ShellWords.split(backendArgs.get(i + 1)));
      } catch (IllegalArgumentException e) {
        throw wrong("--" + OptionNames.BACKEND_ARGS + ": " + e.getMessage());
      }
    }
    return words;
  }
}
