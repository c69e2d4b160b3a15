package dev.sycamore.backend.client;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.backend.target.LlvmClassifiers;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlatformTest {

  @ParameterizedTest
  @CsvSource({
    "Linux, amd64, linux-x86_64, libLLVM.so",
    "Linux, aarch64, linux-arm64, libLLVM.so",
    "Mac OS X, x86_64, macosx-x86_64, libLLVM.dylib",
    "Mac OS X, aarch64, macosx-arm64, libLLVM.dylib",
    "Windows 11, amd64, windows-x86_64, Remarks.dll",
    "Windows Server 2022, amd64, windows-x86_64, Remarks.dll"
  })
  void namesAreThoseOfLlvmsJars(String system, String architecture, String name, String first) {
    Platform platform = Platform.of(system, architecture);
    assertThat(platform.name()).isEqualTo(name).isIn(LlvmClassifiers.ALL);
    assertThat(platform.mark()).isEqualTo("org/bytedeco/llvm/" + name + "/" + first);
  }

  @ParameterizedTest
  @CsvSource({
    "FreeBSD, amd64, freebsd-x86_64",
    "Windows 11, aarch64, windows-arm64",
    "Plan 9, mips, plan_9-mips",
    "../../etc, .., _etc-.."
  })
  void thereIsNoLlvmForOthers(String system, String architecture, String name) {
    assertThat(Platform.of(system, architecture).name())
        .isEqualTo(name)
        .isNotIn(LlvmClassifiers.ALL);
  }

  /** As the jars of release 20.1.7-1.5.12 have them. */
  @Test
  void windowsHasLlvmInEachOfItsFiles() {
    assertThat(files("Windows 10"))
        .containsExactly("Remarks.dll", "LTO.dll", "jniLLVM.dll", "lld.exe", "llc.exe");
    assertThat(files("Mac OS X"))
        .containsExactly(
            "libLLVM.dylib", "libLTO.dylib", "libRemarks.dylib", "libjniLLVM.dylib", "lld", "llc");
  }

  @Test
  void onlyWindowsHasNoShell() {
    assertThat(Platform.of("Windows 10", "amd64").hasShell()).isFalse();
    assertThat(Platform.of("Mac OS X", "aarch64").hasShell()).isTrue();
    assertThat(Platform.of("FreeBSD", "amd64").hasShell()).isTrue();
  }

  private static List<String> files(String system) {
    return Platform.of(system, "amd64").libraries().stream().map(NativeLibrary::name).toList();
  }
}
