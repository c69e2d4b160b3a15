package dev.sycamore.driver;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.backend.files.FileTrees;
import dev.sycamore.backend.job.DeviceBuildOptions;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Links that write what the one before wrote. The device code here is any text. */
class RepeatedLinkTest {
  private static final String UNITS = "out/META-INF/sycamore/p/";
  private static final String IMAGES = "out/META-INF/sycamore/images/";
  private static final String IMAGE = IMAGES + "0123456789abcdef.x86_64.so";

  @TempDir Path folder;
  private String targets = "x86_64";
  private String code = "1";
  private String sources = "1";
  private String output = "out";
  private boolean warns;

  @BeforeEach
  void compile() throws IOException {
    file(UNITS + "A.ll", "module");
    file(UNITS + "A.images", "OpenCL C");
    file("out/p/A.class", "class");
    file("lib/META-INF/sycamore/q/B.ll", "library");
    file("lib/q/B.class", "library");
  }

  private void file(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  private RepeatedLink link() {
    String classPath =
        String.join(
            File.pathSeparator,
            folder.resolve("lib").toString(),
            folder.resolve("missing.jar").toString());
    ImagePipeline.Modules modules =
        new ImagePipeline.Modules(
            List.of(folder.resolve("out")), classPath, folder.resolve(output));
    StageOptions options =
        new StageOptions(
            Optional.of(targets),
            "auto",
            Optional.empty(),
            "warning",
            Optional.of(3),
            new ToolOptions(
                Optional.empty(), Optional.empty(), Optional.empty(), false, List.of()));
    LinkCache cache =
        LinkCache.of(
                modules.output(),
                DeviceBuildOptions.fromSystemProperties()
                    .withCacheDirectory(folder.resolve("cache")))
            .orElseThrow();
    return new RepeatedLink(modules, options, warns, sources, code, cache);
  }

  /** A link that has to be done, and what it writes. */
  private void firstLink() throws IOException {
    RepeatedLink link = link();
    assertThat(link.isLikely()).isFalse();
    assertThat(link.replay()).isFalse();
    file(UNITS + "A.images", "OpenCL C, image");
    file(IMAGE, "image");
    link.keep();
  }

  private Map<String, String> tree(String name) throws IOException {
    Map<String, String> tree = new TreeMap<>();
    try (Stream<Path> files = Files.walk(folder.resolve(name))) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        tree.put(folder.relativize(file).toString(), Files.readString(file));
      }
    }
    return tree;
  }

  @Test
  void theSameCodeGivesTheSameFiles() throws IOException {
    firstLink();
    Map<String, String> linked = tree("out");

    // As the compiler leaves them, and a link of other code.
    compile();
    file(IMAGES + "fedcba9876543210.x86_64.so", "obsolete");
    RepeatedLink second = link();
    assertThat(second.isLikely()).isTrue();
    assertThat(second.replay()).isTrue();
    assertThat(tree("out")).isEqualTo(linked);

    compile();
    Files.delete(folder.resolve(IMAGE));
    assertThat(link().replay()).isTrue();
    assertThat(tree("out")).isEqualTo(linked);

    compile();
    file(IMAGE, "damaged");
    assertThat(link().replay()).isTrue();
    assertThat(tree("out")).isEqualTo(linked);
  }

  @Test
  void whateverDecidesTheResultIsCompared() throws IOException {
    for (String changed :
        List.of(
            UNITS + "A.ll",
            UNITS + "A.images",
            UNITS + "More.ll",
            "out/p/A.class",
            "lib/META-INF/sycamore/q/B.ll",
            "lib/q/B.class",
            "missing.jar")) {
      FileTrees.delete(folder.resolve("out"));
      FileTrees.delete(folder.resolve("cache"));
      compile();
      firstLink();
      compile();
      file(changed, "changed");
      assertThat(link().replay()).as(changed).isFalse();
      Files.delete(folder.resolve(changed));
    }
  }

  @Test
  void optionsAndCompilerAreCompared() throws IOException {
    firstLink();
    compile();
    targets = "x86_64,spir64";
    assertThat(link().replay()).isFalse();
    targets = "x86_64";
    code = "2";
    assertThat(link().replay()).isFalse();
    code = "1";
    warns = true;
    assertThat(link().replay()).isFalse();
    warns = false;
    // Other sources may have the same device code.
    sources = "2";
    assertThat(link().isLikely()).isFalse();
    assertThat(link().replay()).isTrue();
  }

  @Test
  void aDamagedFileIsLikeAMissingOne() throws IOException {
    firstLink();
    compile();
    try (Stream<Path> files = Files.list(folder.resolve("cache/links"))) {
      for (Path file : files.filter(f -> f.toFile().length() > 0).toList()) {
        byte[] bytes = Files.readAllBytes(file);
        bytes[bytes.length / 2] ^= 1;
        Files.write(file, bytes);
      }
    }
    assertThat(link().replay()).isFalse();
  }

  @Test
  void anotherFolderGetsAllFilesUnlessItHasThoseOfOtherLinks() throws IOException {
    output = "device";
    RepeatedLink first = link();
    assertThat(first.replay()).isFalse();
    file("device/META-INF/sycamore/p/A.images", "image");
    first.keep();
    Map<String, String> linked = tree("device");

    FileTrees.delete(folder.resolve("device"));
    assertThat(link().replay()).isTrue();
    assertThat(tree("device")).isEqualTo(linked);

    file("device/META-INF/sycamore/r/Other.images", "image of another link");
    assertThat(link().replay()).isFalse();
  }
}
