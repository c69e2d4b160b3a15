package dev.sycamore.packager;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JarPackagerTest {
  private static final String BUNDLE = "META-INF/bundle";

  @TempDir Path folder;

  private Path jar() throws IOException {
    Path jar = folder.resolve("some.jar");
    try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(jar))) {
      for (Class<?> type : List.of(BundleWriter.class, LambdaSite.class)) {
        String path = type.getName().replace('.', '/') + ".class";
        try (InputStream in = type.getResourceAsStream('/' + path)) {
          put(zip, path, in.readAllBytes());
        }
      }
      put(zip, "META-INF/text", "a text".getBytes(StandardCharsets.UTF_8));
    }
    return jar;
  }

  private Path early() throws IOException {
    return Files.writeString(folder.resolve("early"), "not.There\n");
  }

  private static void put(ZipOutputStream zip, String path, byte[] content) throws IOException {
    ZipEntry entry = new ZipEntry(path);
    entry.setTime(1_700_000_000_000L);
    zip.putNextEntry(entry);
    zip.write(content);
    zip.closeEntry();
  }

  private static byte[] entry(Path jar, String path) throws IOException {
    try (ZipFile zip = new ZipFile(jar.toFile())) {
      return zip.getInputStream(zip.getEntry(path)).readAllBytes();
    }
  }

  @Test
  void theBundleIsAddedAndTheRestStays() throws Exception {
    Path jar = jar();
    JarPackager.main(
        new String[] {
          jar.toString(), BUNDLE, early().toString(), "dev/sycamore/packager/LambdaSite.class"
        });

    try (ZipFile zip = new ZipFile(jar.toFile())) {
      assertThat(zip.stream().map(ZipEntry::getName))
          .containsExactly(
              "dev/sycamore/packager/BundleWriter.class",
              "dev/sycamore/packager/LambdaSite.class",
              "META-INF/text",
              "dev/sycamore/packager/BundleWriter$$0.class",
              BUNDLE);
      assertThat(zip.getEntry(BUNDLE).getMethod()).isEqualTo(ZipEntry.STORED);
    }
    assertThat(entry(jar, "META-INF/text")).asString().isEqualTo("a text");
    assertThat(new String(entry(jar, BUNDLE), StandardCharsets.ISO_8859_1))
        .startsWith("SYCCLS03")
        .contains("dev.sycamore.packager.BundleWriter")
        .doesNotContain("dev.sycamore.packager.LambdaSite");
    assertThat(folder).isDirectoryNotContaining("glob:**.new");
  }

  /** Classes are in the jar once, and in the bundle if they come first. */
  @Test
  void theBundleHasTheBytesOfEarlyClassesOnly() throws Exception {
    Path jar = jar();
    Path early = Files.writeString(folder.resolve("some"), LambdaSite.class.getName() + "\n");
    JarPackager.main(new String[] {jar.toString(), BUNDLE, early.toString()});

    byte[] bundle = entry(jar, BUNDLE);
    byte[] first = entry(jar, "dev/sycamore/packager/LambdaSite.class");
    byte[] other = entry(jar, "dev/sycamore/packager/BundleWriter.class");
    assertThat(text(bundle))
        .contains(text(first))
        .contains("dev.sycamore.packager.BundleWriter\u00ff\u00ff\u00ff\u00ff")
        .doesNotContain(text(other));
    try (ZipFile zip = new ZipFile(jar.toFile())) {
      assertThat(zip.stream().map(ZipEntry::getName))
          .as("classes of lambdas")
          .contains("dev/sycamore/packager/BundleWriter$$0.class");
    }
  }

  private static String text(byte[] bytes) {
    return new String(bytes, StandardCharsets.ISO_8859_1);
  }

  @Test
  void oneJarGivesOneBundle() throws Exception {
    Path jar = jar();
    JarPackager.main(new String[] {jar.toString(), BUNDLE, early().toString()});
    byte[] once = Files.readAllBytes(jar);
    JarPackager.main(new String[] {jar.toString(), BUNDLE, early().toString()});
    assertThat(Files.readAllBytes(jar)).isEqualTo(once);
  }

  @Test
  void classesOfOtherJarsAreBundledToo() throws Exception {
    Path jar = jar();
    Path other = folder.resolve("other.jar");
    try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(other))) {
      try (InputStream in = RecordMethod.class.getResourceAsStream("RecordMethod.class")) {
        put(zip, "dev/sycamore/packager/RecordMethod.class", in.readAllBytes());
      }
    }
    JarPackager.main(
        new String[] {jar.toString(), BUNDLE, early().toString(), "--with", other.toString()});

    String bundle = new String(entry(jar, BUNDLE), StandardCharsets.ISO_8859_1);
    assertThat(bundle).contains("dev.sycamore.packager.RecordMethod\0\0");
    try (ZipFile zip = new ZipFile(jar.toFile())) {
      assertThat(zip.getEntry("dev/sycamore/packager/RecordMethod.class")).isNull();
    }
  }
}
