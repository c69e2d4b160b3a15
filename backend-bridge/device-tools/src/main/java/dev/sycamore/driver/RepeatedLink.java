package dev.sycamore.driver;

import dev.sycamore.backend.client.DeviceCompilerFiles;
import dev.sycamore.backend.config.DeviceConfiguration;
import dev.sycamore.backend.files.AtomicFiles;
import dev.sycamore.backend.files.ResourceName;
import dev.sycamore.backend.job.DeviceBuildOptions;
import dev.sycamore.backend.target.ImageTarget.Architecture;
import dev.sycamore.binding.images.ImageDescriptor;
import dev.sycamore.processor.cache.CodeFingerprint;
import dev.sycamore.processor.cache.Fingerprint;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * A device link that writes what the last one of the same output wrote, without its steps and
 * without a device compiler, if all that decides the result is the same. A link that prints
 * something is not kept.
 */
final class RepeatedLink {

  /** One class of each jar that the steps are in. */
  private static final List<Class<?>> CODE =
      List.of(
          RepeatedLink.class,
          DeviceConfiguration.class,
          DeviceBuildOptions.class,
          ImageDescriptor.class,
          Fingerprint.class);

  private final ImagePipeline.Modules modules;
  private final StageOptions options;
  private final boolean warns;
  private final String sources;
  private final String code;
  private final LinkCache cache;
  private final Optional<KeptLink> last;

  /** What decides the link, and what was in the output before it; set by {@link #replay}. */
  private Optional<String> key = Optional.empty();

  private LinkState before;

  /**
   * @param sources a fingerprint of what is compiled before it
   * @param code what tells the compiler from another
   */
  RepeatedLink(
      ImagePipeline.Modules modules,
      StageOptions options,
      boolean warns,
      String sources,
      String code,
      LinkCache cache) {
    this.modules = modules;
    this.options = options;
    this.warns = warns;
    this.sources = sources;
    this.code = code;
    this.cache = cache;
    this.last = cache.last();
  }

  /**
   * That of a link; empty where a user wants to see its steps, where a tool of another vendor takes
   * part, and where the compiler cannot be told from another.
   *
   * @param compiled the words of the compilation before it
   * @param warns whether warnings are shown
   */
  static Optional<RepeatedLink> of(
      ImagePipeline.Modules modules, DriverOptions options, List<String> compiled, boolean warns) {
    if (!options.incremental().orElse(false)
        || options.verbose()
        || options.saveTemps().isPresent()
        || usesTool(options.images())) {
      return Optional.empty();
    }
    DeviceBuildOptions build = DeviceBuildOptions.fromSystemProperties();
    Optional<String> code = code(build);
    return code.isEmpty()
        ? Optional.empty()
        : LinkCache.of(modules.output(), build)
            .map(
                cache ->
                    new RepeatedLink(
                        modules, options.images(), warns, sources(compiled), code.get(), cache));
  }

  private static Optional<String> code(DeviceBuildOptions build) {
    try {
      return CodeFingerprint.of(CODE, DeviceCompilerFiles.of(build));
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  private static boolean usesTool(StageOptions images) {
    try {
      return images.tools().hasTools()
          || images.targets().stream().anyMatch(t -> t.architecture() == Architecture.INTEL_GPU);
    } catch (IllegalArgumentException e) {
      // A target that is not known is no reason to keep anything.
      return true;
    }
  }

  /** A fingerprint of the words of a compilation, and of its source files. */
  private static String sources(List<String> words) {
    StringBuilder text = new StringBuilder();
    for (String word : words) {
      text.append(word).append(' ');
      if (word.endsWith(".java")) {
        try {
          text.append(Fingerprint.of(Files.readAllBytes(Path.of(word))));
        } catch (IOException e) {
          // The host compiler will say so.
          text.append('?');
        }
      }
      text.append('\n');
    }
    return Fingerprint.of(text.toString().getBytes(StandardCharsets.UTF_8));
  }

  /** Whether the same files were compiled before the last link. */
  boolean isLikely() {
    return last.filter(link -> link.sources().equals(sources)).isPresent();
  }

  /** Writes what the last link wrote; false if it has to be done again. */
  boolean replay() throws IOException {
    key = key();
    if (key.isEmpty()
        || last.filter(link -> link.key().equals(key.get())).isEmpty()
        || !(modules.inPlace() || covers(last.get()))) {
      return false;
    }
    write(last.get().files(), modules.output());
    cache.used();
    return true;
  }

  private Optional<String> key() {
    try {
      before = LinkState.of(modules.output());
      return Optional.of(LinkKey.of(code, modules, before, options, warns));
    } catch (IOException | IllegalArgumentException e) {
      // The steps will say what cannot be read.
      return Optional.empty();
    }
  }

  /** Whether a folder has nothing of other links. */
  private boolean covers(KeptLink link) {
    return link.files().keySet().containsAll(before.units().keySet());
  }

  private void write(Map<String, byte[]> files, Path output) throws IOException {
    try (AtomicFiles written = AtomicFiles.below(output)) {
      for (Map.Entry<String, byte[]> file : files.entrySet()) {
        if (!before.fingerprint(file.getKey()).equals(Fingerprint.of(file.getValue()))) {
          written.add(new ResourceName(file.getKey()).in(output), file.getValue());
        }
      }
      Set<String> obsolete = new HashSet<>(before.images().keySet());
      obsolete.removeAll(files.keySet());
      for (String image : obsolete) {
        written.remove(new ResourceName(image).in(output));
      }
      written.commit();
    }
  }

  /** Keeps what a link has written, after {@link #replay} had nothing to write. */
  void keep() {
    if (key.isEmpty()) {
      return;
    }
    Path output = modules.output();
    try {
      LinkState after = LinkState.of(output);
      if (!after.units().keySet().containsAll(before.units().keySet())) {
        return;
      }
      Map<String, byte[]> files = new TreeMap<>();
      for (String unit : after.units().keySet()) {
        boolean isSame = after.fingerprint(unit).equals(before.fingerprint(unit));
        if (!isSame || !modules.inPlace()) {
          files.put(unit, bytes(unit, output));
        }
      }
      for (String image : after.images().keySet()) {
        files.put(image, bytes(image, output));
      }
      cache.keep(new KeptLink(sources, key.get(), files));
    } catch (IOException e) {
      // Without it the next link takes longer.
    }
  }

  private static byte[] bytes(String name, Path output) throws IOException {
    return Files.readAllBytes(new ResourceName(name).in(output));
  }
}
