package dev.sycamore.backend.client;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.backend.target.LlvmClassifiers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which LLVM a machine gets, and what is unpacked of it. */
class LlvmProfilesTest {

  /** In the words of Maven: the system, the JDK's processor, the classifier. */
  private static final Pattern PROFILE =
      Pattern.compile(
          "<(?:name|family)>(\\w+)</(?:name|family)>\\s*<arch>(\\w+)</arch>\\s*</os>"
              + "\\s*</activation>[^$]*\\$\\{version.bytedeco-llvm\\}</version>"
              + "\\s*<classifier>([^<]*)</classifier>\\s*<scope>runtime</scope>");

  private static final Map<String, String> NAMES =
      Map.of("linux", "Linux", "mac", "Mac OS X", "windows", "Windows 11");

  @Test
  void thePomSelectsWhatTheCompilerLooksFor() throws Exception {
    Map<String, String> selected = new TreeMap<>();
    Matcher profile = PROFILE.matcher(Files.readString(Path.of("pom.xml")));
    while (profile.find()) {
      selected.put(
          profile.group(3), LlvmClassifiers.of(NAMES.get(profile.group(1)), profile.group(2)));
    }
    assertThat(selected.keySet()).containsExactlyInAnyOrderElementsOf(LlvmClassifiers.ALL);
    selected.forEach((classifier, looked) -> assertThat(looked).isEqualTo(classifier));
  }

  /** Jars of the same structure, without the content. */
  @ParameterizedTest
  @CsvSource({"Mac OS X, aarch64", "Windows 11, amd64", "Linux, aarch64"})
  void filesOfTheMachineAreUnpacked(String system, String architecture, @TempDir Path folder)
      throws Exception {
    Platform platform = Platform.of(system, architecture);
    Path jar = folder.resolve("llvm of a machine.jar");
    try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(jar))) {
      for (NativeLibrary library : platform.libraries()) {
        zip.putNextEntry(new ZipEntry(platform.entry(library)));
        zip.write(library.name().getBytes(java.nio.charset.StandardCharsets.UTF_8));
      }
    }
    Path unpacked = new NativeCache(folder.resolve("cache"), platform).unpack(jar, true);
    assertThat(unpacked.getFileName().toString()).startsWith("llvm-" + platform.name() + "-");
    for (NativeLibrary library : platform.libraries()) {
      Path file = unpacked.resolve(library.name());
      assertThat(file).hasContent(library.name());
      assertThat(Files.isExecutable(file)).isEqualTo(library.executable());
    }
  }
}
