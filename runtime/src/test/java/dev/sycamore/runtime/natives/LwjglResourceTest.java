package dev.sycamore.runtime.natives;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.binding.targets.HostPlatform;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lwjgl.system.Library;

class LwjglResourceTest {

  @ParameterizedTest
  @CsvSource({
    "Linux, amd64, linux/x64/org/lwjgl/liblwjgl.so, natives-linux",
    "Linux, aarch64, linux/arm64/org/lwjgl/liblwjgl.so, natives-linux-arm64",
    "Mac OS X, x86_64, macos/x64/org/lwjgl/liblwjgl.dylib, natives-macos",
    "Mac OS X, aarch64, macos/arm64/org/lwjgl/liblwjgl.dylib, natives-macos-arm64"
  })
  void theJarsOfTheRuntimeHaveTheLibrary(
      String system, String architecture, String resource, String classifier) {
    assertThat(Lwjgl.resource(HostPlatform.of(system, architecture))).isEqualTo(resource);
    assertThat(Lwjgl.classifier(resource)).isEqualTo(classifier);
    assertThat(Library.class.getClassLoader().getResource(resource)).isNotNull();
  }

  @ParameterizedTest
  @CsvSource({"Windows 11, amd64", "FreeBSD, amd64", "Linux, riscv64"})
  void elsewhereLwjglLoadsItself(String system, String architecture) {
    assertThat(Lwjgl.resource(HostPlatform.of(system, architecture))).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"windows/x64/org/lwjgl/lwjgl.dll", "windows/arm64/org/lwjgl/lwjgl.dll"})
  void thereAreLibrariesOfWindows(String resource) {
    assertThat(Library.class.getClassLoader().getResource(resource)).isNotNull();
  }
}
