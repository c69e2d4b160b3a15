package dev.sycamore.processor;

import dev.sycamore.backend.config.TargetEntry;
import dev.sycamore.backend.postlink.PostLinkImage;
import dev.sycamore.backend.postlink.PostLinkJob;
import dev.sycamore.backend.postlink.PostLinkOptions;
import dev.sycamore.backend.postlink.PostLinkResult;
import dev.sycamore.backend.postlink.PostLinkSwitch;
import dev.sycamore.backend.properties.DeviceRequirements;
import dev.sycamore.backend.properties.PropertyFile;
import dev.sycamore.backend.properties.PropertySets;
import dev.sycamore.backend.table.AspectFilter;
import dev.sycamore.backend.target.DeviceTarget;
import dev.sycamore.backend.target.Dialect;
import dev.sycamore.backend.text.TextFileException;
import dev.sycamore.model.program.DeviceUnit;
import dev.sycamore.model.program.Kernel;
import dev.sycamore.model.program.NormalizedUnit;
import dev.sycamore.processor.options.ImageOptions;
import dev.sycamore.processor.stages.Stages.ImageBuild;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Takes linked code apart into what becomes an image each, and tells which target runs what. */
final class ImageSplitter {

  private final ImageBuild build;
  private final ImageOptions options;

  ImageSplitter(ImageBuild build, ImageOptions options) {
    this.build = build;
    this.options = options;
  }

  /**
   * A module that lacks nothing.
   *
   * @param normalized the units whose kernels it has
   */
  @SuppressWarnings("ArrayRecordComponent") // Never compared, never changed.
  record LinkedCode(List<NormalizedUnit> normalized, byte[] ir) {
    LinkedCode {
      normalized = List.copyOf(normalized);
    }

    List<DeviceUnit> units() {
      return normalized.stream().map(NormalizedUnit::unit).toList();
    }

    /** Names it in messages. */
    String file() {
      return units().get(0).file();
    }

    List<Kernel> kernels() {
      return units().stream().flatMap(unit -> unit.kernels().stream()).toList();
    }
  }

  /**
   * What becomes an image for each target that can run it.
   *
   * @param kernels its entry points
   * @param problem why it is all of the code, and not a part of it
   */
  @SuppressWarnings("ArrayRecordComponent") // Never compared, never changed.
  record Part(
      byte[] ir,
      List<String> kernels,
      PropertySets properties,
      Optional<DeviceRequirements> demands,
      Optional<String> problem) {

    static Part of(PostLinkImage image) {
      try {
        PropertyFile properties = PropertyFile.parse("post-link", image.properties());
        return new Part(
            image.code(),
            image.symbols(),
            properties.sets(),
            properties.requirements(),
            Optional.empty());
      } catch (TextFileException e) {
        throw new IllegalStateException(e);
      }
    }

    /** Whether every target runs it. */
    boolean suitsAll() {
      return demands
          .filter(
              d ->
                  !d.aspects().isEmpty()
                      || !d.subGroupSizes().isEmpty()
                      || d.fixedTargets().isPresent())
          .isEmpty();
    }
  }

  /** Takes code apart; what cannot be is one part, so that its compilation tells more. */
  List<Part> split(LinkedCode code) throws IOException {
    List<Part> parts = new ArrayList<>();
    PostLinkJob job =
        new PostLinkJob(
            code.file(),
            code.ir(),
            PostLinkOptions.of(Dialect.DESIGN, targetNumbers(code))
                .withSplit(options.split())
                .withSwitches(Set.of(PostLinkSwitch.ONLY_KERNELS))
                .withText(true));
    PostLinkResult result = build.postLink(job, image -> parts.add(Part.of(image)));
    if (result instanceof PostLinkResult.Failed failed) {
      return List.of(whole(code, failed.line()));
    }
    // The front end has said at the calls what the warnings say.
    return parts;
  }

  private static Part whole(LinkedCode code, String problem) {
    return new Part(
        code.ir(),
        code.kernels().stream().map(Kernel::entryPoint).toList(),
        PropertySets.builder().build(),
        Optional.empty(),
        Optional.of(problem));
  }

  /** Only code with fixed targets, or a library's, has names of targets. */
  private Map<String, Integer> targetNumbers(LinkedCode code) {
    boolean named =
        code.units().stream()
            .anyMatch(unit -> !unit.fixedTargets().isEmpty() || !unit.imports().isEmpty());
    return named ? options.configuration().numbers() : Map.of();
  }

  /** Whether a target may run a part; one that the configuration does not have runs all. */
  boolean suits(DeviceTarget target, Part part) {
    if (part.suitsAll()) {
      return true;
    }
    Optional<TargetEntry> entry = options.configuration().find(target.name());
    return entry.isEmpty() || new AspectFilter(entry.get()).keeps(part.demands().orElseThrow());
  }
}
