package dev.sycamore.processor.options;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Most compilations name no target: what costs time for those that do is not loaded for them. */
class ConfigurationIsReadLateTest {

  private static final String YAML = "org.snakeyaml.";
  private static final String FILE = "device-configuration.yaml";

  /** Loads everything of its own, and says what. */
  private static final class Watching extends URLClassLoader {
    private final List<String> asked = new ArrayList<>();

    Watching() {
      super(classPath(), ClassLoader.getPlatformClassLoader());
    }

    private static URL[] classPath() {
      return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
          .map(Watching::url)
          .toArray(URL[]::new);
    }

    private static URL url(String path) {
      try {
        return Path.of(path).toUri().toURL();
      } catch (MalformedURLException e) {
        throw new IllegalStateException(e);
      }
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
      asked.add(name);
      return super.findClass(name);
    }

    @Override
    public InputStream getResourceAsStream(String name) {
      asked.add(name);
      return super.getResourceAsStream(name);
    }

    @Override
    public URL getResource(String name) {
      asked.add(name);
      return super.getResource(name);
    }
  }

  @Test
  void onlyTheOptionsLoadIt() throws ReflectiveOperationException, IOException {
    List<String> without = loadedFor(Map.of("sycamore.targets", "x86_64"));
    assertThat(without)
        .anyMatch(name -> name.endsWith("OptionReader"))
        .noneMatch(name -> name.startsWith(YAML) || name.endsWith(FILE))
        .noneMatch(name -> name.endsWith(".DeviceConfiguration"));

    assertThat(loadedFor(Map.of("sycamore.fixedTargets", "x86_64")))
        .anyMatch(name -> name.startsWith(YAML))
        .anyMatch(name -> name.endsWith(FILE));
  }

  private static List<String> loadedFor(Map<String, String> options)
      throws ReflectiveOperationException, IOException {
    try (Watching loader = new Watching()) {
      Class<?> reader = loader.loadClass(OptionReader.class.getName());
      Object result = reader.getMethod("read", Map.class).invoke(null, options);
      assertThat(result.toString()).contains("diagnostics=[]");
      return List.copyOf(loader.asked);
    }
  }
}
