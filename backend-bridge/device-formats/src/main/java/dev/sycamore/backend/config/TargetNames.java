package dev.sycamore.backend.config;

import dev.sycamore.backend.target.ImageTarget;
import dev.sycamore.backend.target.NativeTarget;
import dev.sycamore.diagnostics.NearestSpelling;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The one naming of targets: options that ask for images take the names that the device
 * configuration has, aliases included, and so do those that ask what a target can do.
 */
public final class TargetNames {

  private final Supplier<DeviceConfiguration> configuration;

  /**
   * @param configuration asked only for what is not a target's own name: reading it takes a while
   */
  public TargetNames(Supplier<DeviceConfiguration> configuration) {
    this.configuration = configuration;
  }

  /** The target that images are made for by this name or alias; nothing if there is none. */
  public Optional<ImageTarget> find(String word) {
    return NativeTarget.isNamed(word) ? NativeTarget.ofThisMachine() : named(word);
  }

  private Optional<ImageTarget> named(String word) {
    return ImageTarget.find(word)
        .or(() -> configuration.get().find(word).flatMap(TargetNames::withCode));
  }

  /**
   * As {@link #find}.
   *
   * @throws IllegalArgumentException if there is none; the message says what is known of the word
   */
  public ImageTarget parse(String word) {
    return find(word)
        .orElseThrow(
            () -> new IllegalArgumentException("unknown target '" + word + "'; " + help(word)));
  }

  /** What to write instead of a word that is none of the names. */
  public String help(String word) {
    if (NativeTarget.isNamed(word)) {
      return NativeTarget.help();
    }
    if (configuration.get().find(word).isPresent()) {
      return "the device configuration has it, and no code can be generated for it";
    }
    return NearestSpelling.of(word, all())
        .map(near -> "did you mean '" + near + "'?")
        .orElseGet(
            () ->
                "the targets are %s, intel_gpu_<device>, nvidia_gpu_<sm> and amd_gpu_<gfx>"
                    .formatted(String.join(", ", ImageTarget.names())));
  }

  private List<String> all() {
    List<String> names = new ArrayList<>(ImageTarget.allNames());
    names.add(NativeTarget.WORD);
    for (TargetEntry entry : configuration.get().targets()) {
      if (withCode(entry).isPresent()) {
        names.addAll(entry.aliases());
      }
    }
    return names;
  }

  /** An entry of a user's file may have any name, and that of a target as an alias. */
  private static Optional<ImageTarget> withCode(TargetEntry entry) {
    return entry.names().flatMap(name -> ImageTarget.find(name).stream()).findFirst();
  }
}
