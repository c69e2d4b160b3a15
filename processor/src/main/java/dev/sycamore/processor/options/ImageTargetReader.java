package dev.sycamore.processor.options;

import dev.sycamore.backend.config.DeviceConfiguration;
import dev.sycamore.backend.config.TargetNames;
import dev.sycamore.backend.option.CompilerOption;
import dev.sycamore.backend.pipeline.IntelCompiler;
import dev.sycamore.backend.target.EmbeddedIr;
import dev.sycamore.backend.target.ImageTarget;
import dev.sycamore.backend.target.ImageTarget.Architecture;
import dev.sycamore.backend.target.StandardTargets;
import dev.sycamore.backend.text.CommaList;
import dev.sycamore.backend.tool.ToolException;
import dev.sycamore.diagnostics.DiagnosticId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads {@code targets}, and what means something for some targets only. The names are those of the
 * device configuration, which is read only for a name that is none of the product's own.
 */
final class ImageTargetReader {

  private final SeverityReader.Refusal refusal;
  private Optional<String> names = Optional.empty();
  private boolean embedIr;

  ImageTargetReader(SeverityReader.Refusal refusal) {
    this.refusal = refusal;
  }

  void names(String value) {
    names = Optional.of(value);
  }

  void embedIr(boolean value) {
    embedIr = value;
  }

  /** Whether none is named. */
  boolean areStandard() {
    return names.isEmpty();
  }

  boolean embedIr() {
    return embedIr;
  }

  /**
   * The targets, once all options are known.
   *
   * @param given the user's device configuration
   * @param build whether images are made
   */
  List<ImageTarget> read(Optional<DeviceConfiguration> given, boolean build) {
    List<ImageTarget> targets =
        names.map(value -> targets(value, given)).orElseGet(StandardTargets::ofThisMachine);
    if (embedIr
        && !targets.isEmpty()
        && targets.stream().noneMatch(t -> EmbeddedIr.of(t).isPresent())) {
      refuse(
          CompilerOption.EMBED_IR,
          OptionReader.ON,
          "LLVM IR is added to code for NVIDIA and AMD GPUs, which are not among the targets: name one"
              + " in `-Asycamore.targets`");
    }
    if (build) {
      targets.stream()
          .filter(target -> target.architecture() == Architecture.INTEL_GPU)
          .forEach(this::require);
    }
    return targets;
  }

  private List<ImageTarget> targets(String value, Optional<DeviceConfiguration> given) {
    List<ImageTarget> found = new ArrayList<>();
    for (String word : CommaList.words(value)) {
      Optional<ImageTarget> own = ImageTarget.find(word);
      if (own.isPresent()) {
        found.add(own.get());
        continue;
      }
      TargetNames known = known(given);
      Optional<ImageTarget> target = known.find(word);
      target.ifPresent(found::add);
      if (target.isEmpty()) {
        refuse(CompilerOption.TARGETS, word, known.help(word).replace('\'', '`'));
      }
    }
    return found;
  }

  private static TargetNames known(Optional<DeviceConfiguration> given) {
    return new TargetNames(() -> given.orElseGet(DeviceConfiguration::standard));
  }

  /** Says before a compilation what would fail at its end. */
  private void require(ImageTarget target) {
    try {
      IntelCompiler.standard().require(target);
    } catch (ToolException e) {
      refuse(CompilerOption.TARGETS, target.name(), e.getMessage());
    }
  }

  private void refuse(CompilerOption option, String value, String help) {
    refusal.refuse(DiagnosticId.BAD_OPTION_VALUE, option.word(), help, option.word(), value);
  }
}
