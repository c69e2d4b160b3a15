package dev.sycamore.driver;

import dev.sycamore.backend.files.ClassPathEntries;
import dev.sycamore.backend.target.ImageTarget;
import dev.sycamore.binding.resource.UnitResources;
import dev.sycamore.processor.cache.Fingerprint;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import java.util.stream.Stream;

/**
 * What decides the result of a device link: the device code of its inputs, the libraries of its
 * class path, the options, and the compiler; the classes of the inputs too, with which {@link
 * StaleCodeCheck} compares their device code.
 */
final class LinkKey {

  /** Begins the names of system properties that change what is built, and of some others. */
  private static final String PROPERTY = "sycamore.";

  private static final String TERMINAL = "sycamore.terminal";

  private final StringBuilder text = new StringBuilder();

  private LinkKey() {}

  /**
   * The key, as a text.
   *
   * @param code what tells the compiler from another
   * @param state of the output, before the link
   * @param warns whether warnings are shown
   * @throws IOException if something cannot be read
   */
  static String of(
      String code,
      ImagePipeline.Modules modules,
      LinkState state,
      StageOptions options,
      boolean warns)
      throws IOException {
    LinkKey key = new LinkKey();
    key.line("code", code);
    key.line("java", Runtime.version().toString());
    key.line("options", options.withoutJobs().toString());
    key.line("targets", options.targets().stream().map(ImageTarget::name).toList().toString());
    if (options.deviceConfigFile().isPresent()) {
      key.line("configuration", Fingerprint.of(Path.of(options.deviceConfigFile().get())));
    }
    key.line("warnings", String.valueOf(warns));
    key.properties();
    key.line("output", modules.output().toAbsolutePath().toString());
    for (Path input : modules.inputs()) {
      key.input(input, modules.inPlace() ? state : LinkState.of(input));
    }
    key.classPath(modules.classPath());
    return key.text.toString();
  }

  private void properties() {
    Properties properties = System.getProperties();
    for (String name : properties.stringPropertyNames().stream().sorted().toList()) {
      if (name.startsWith(PROPERTY) && !name.equals(TERMINAL)) {
        line(name, properties.getProperty(name));
      }
    }
  }

  private void input(Path input, LinkState state) throws IOException {
    line("input", input.toString());
    if (Files.isRegularFile(input)) {
      line("jar", Fingerprint.of(input));
    }
    state.classes().forEach(this::line);
    state.units().forEach(this::line);
  }

  /** Of a folder without device code only that it has none. */
  private void classPath(String path) throws IOException {
    line("libraries", path);
    for (Path place : ClassPathEntries.of(path)) {
      line("library", place.toString());
      if (Files.isRegularFile(place)) {
        line("jar", Fingerprint.of(place));
      } else if (Files.isDirectory(place.resolve(UnitResources.FOLDER))) {
        try (Stream<Path> files = Files.walk(place)) {
          for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
            String name = place.relativize(file).toString();
            if (!LinkState.isImage(name)) {
              line(name, Fingerprint.of(file));
            }
          }
        }
      }
    }
  }

  private void line(String name, String value) {
    text.append(name).append('=').append(value).append('\n');
  }
}
