package dev.sycamore.backend.files;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.binding.targets.HostPlatform;
import java.io.File;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ToolEnvironmentTest {

  private static Map<String, String> prepared(String system, String... names) {
    Map<String, String> environment = new HashMap<>();
    List.of(names).forEach(name -> environment.put(name, "x"));
    ToolEnvironment.prepare(environment, HostPlatform.of(system, "amd64"));
    return environment;
  }

  @Test
  void variablesThatChangeTheCodeAreRemoved() {
    assertThat(
            prepared("Linux", "LD_PRELOAD", "DYLD_LIBRARY_PATH", "CLASSPATH", "ClassPath", "PATH"))
        .containsOnlyKeys("ClassPath", "PATH");
    assertThat(prepared("Windows 11", "ClassPath", "_Java_Options", "Path"))
        .containsOnlyKeys("Path");
  }

  @Test
  void oneMoreFolderComesFirst() {
    Map<String, String> windows = new HashMap<>(Map.of("Path", "old"));
    ToolEnvironment.addToPath(windows, Path.of("new"));
    assertThat(windows).containsExactly(Map.entry("Path", "new" + File.pathSeparator + "old"));
    Map<String, String> empty = new HashMap<>();
    ToolEnvironment.addToPath(empty, Path.of("new"));
    assertThat(empty).containsExactly(Map.entry("PATH", "new"));
  }
}
