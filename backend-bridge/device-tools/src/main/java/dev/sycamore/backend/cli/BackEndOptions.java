package dev.sycamore.backend.cli;

import dev.sycamore.backend.config.ConfigurationException;
import dev.sycamore.backend.config.TargetNames;
import dev.sycamore.backend.pipeline.BackEndTools;
import dev.sycamore.backend.pipeline.IntelCompiler;
import dev.sycamore.backend.pipeline.PtxParts;
import dev.sycamore.backend.pipeline.PtxParts.Cubin;
import dev.sycamore.backend.target.ImageTarget;
import dev.sycamore.backend.target.ImageTarget.Architecture;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The target of a module, and the tool that makes machine code for it. */
final class BackEndOptions {

  private static final String PTX_ONLY =
      "--%s and --%s".formatted(OptionNames.CUBIN, OptionNames.PTXAS);

  private static final String ALL =
      "--%s, --%s, --%s and --%s"
          .formatted(
              OptionNames.CUBIN, OptionNames.PTXAS, OptionNames.OCLOC, OptionNames.BACKEND_ARGS);

  @Option(
      names = {"--" + OptionNames.TARGET, "-" + OptionNames.TARGET},
      required = true,
      paramLabel = "T",
      description = ImageTarget.SPELLINGS + ", or an alias of the device configuration.")
  private String target;

  @Mixin private ConfigurationOption configuration;

  @Option(
      names = {"--" + OptionNames.CUBIN, "-" + OptionNames.CUBIN},
      arity = "0..1",
      fallbackValue = "on",
      preprocessor = AttachedValue.class,
      paramLabel = "off|auto|on",
      description = "Add machine code by NVIDIA's ptxas to the PTX; auto: if there is a ptxas.")
  private Cubin cubin;

  @Option(
      names = {"--" + OptionNames.PTXAS, "-" + OptionNames.PTXAS},
      paramLabel = "PATH",
      description = "The ptxas to use; without it the one on the path or in the CUDA toolkit.")
  private Path ptxas;

  @Option(
      names = {"--" + OptionNames.OCLOC, "-" + OptionNames.OCLOC},
      paramLabel = "PATH",
      description = "The ocloc to use for Intel GPUs; without it the one on the path.")
  private Path ocloc;

  @Option(
      names = {"--" + OptionNames.BACKEND_ARGS, "-" + OptionNames.BACKEND_ARGS},
      arity = "2",
      parameterConsumer = TargetArguments.class,
      paramLabel = "<T> <ARGS>",
      hideParamSyntax = true,
      description = "For the target T: arguments for ptxas or ocloc.")
  private List<String> backendArgs = new ArrayList<>();

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  /**
   * What to compile for.
   *
   * @throws ParameterException if there is no such target
   * @throws ConfigurationException if the user's device configuration is a bad one
   */
  ImageTarget target() throws ConfigurationException {
    return configuration.target(spec, OptionNames.TARGET, target);
  }

  /**
   * The tools for the target.
   *
   * @param image whether an image is made
   * @throws ParameterException if the options do not fit together
   */
  BackEndTools tools(ImageTarget target, boolean image) throws ConfigurationException {
    boolean ptxOnly = cubin != null || ptxas != null;
    if (!ptxOnly && ocloc == null && backendArgs.isEmpty()) {
      return BackEndTools.standard();
    }
    if (ptxOnly && target.architecture() != Architecture.PTX64) {
      throw wrong(PTX_ONLY + " are for PTX; the target is " + target);
    }
    if (ocloc != null && target.architecture() != Architecture.INTEL_GPU) {
      throw wrong("--" + OptionNames.OCLOC + " is for Intel GPUs; the target is " + target);
    }
    List<String> words = words(target);
    if (!image) {
      throw wrong(
          ALL + " need an image: neither " + OptionNames.S + " nor --" + OptionNames.EMIT_LLVM);
    }
    boolean assembles = ptxas != null || !backendArgs.isEmpty();
    if (target.architecture() == Architecture.PTX64 && wanted() == Cubin.OFF && assembles) {
      throw wrong(
          "--%s and --%s need --%s"
              .formatted(OptionNames.PTXAS, OptionNames.BACKEND_ARGS, OptionNames.CUBIN));
    }
    return new BackEndTools(
        new PtxParts(wanted(), Optional.ofNullable(ptxas), words),
        new IntelCompiler(Optional.ofNullable(ocloc), words));
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

  /** The words for the tool of the target. */
  private List<String> words(ImageTarget target) throws ConfigurationException {
    TargetNames names = configuration.names();
    List<String> words = new ArrayList<>();
    for (int i = 0; i < backendArgs.size(); i += 2) {
      String named = backendArgs.get(i);
      if (!names.find(named).equals(Optional.of(target))) {
        throw wrong(
            "--%s are for the target %s, which is not %s"
                .formatted(OptionNames.BACKEND_ARGS, named, target));
      }
      try {
        words.addAll(ToolArguments.words(target, backendArgs.get(i + 1)));
      } catch (IllegalArgumentException e) {
        throw wrong(e.getMessage());
      }
    }
    return words;
  }
}
