package dev.sycamore.packager;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.function.Supplier;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JarRewriterTest {
  private static final String SAMPLES = "dev/sycamore/packager/RecordSamples";

  @TempDir Path folder;

  private Path jar() throws IOException {
    Path jar = folder.resolve("some.jar");
    try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(jar))) {
      put(zip, "META-INF/text", "a text".getBytes(StandardCharsets.UTF_8));
      for (String nested : new String[] {"", "$All", "$Empty", "$Own", "$Pair"}) {
        add(zip, SAMPLES + nested + ".class");
      }
      add(zip, "dev/sycamore/packager/JarRewriter.class");
    }
    return jar;
  }

  private static void add(ZipOutputStream zip, String path) throws IOException {
    try (InputStream in = JarRewriterTest.class.getResourceAsStream('/' + path)) {
      put(zip, path, in.readAllBytes());
    }
  }

  private static void put(ZipOutputStream zip, String path, byte[] content) throws IOException {
    ZipEntry entry = new ZipEntry(path);
    entry.setTime(1_700_000_000_000L);
    zip.putNextEntry(entry);
    zip.write(content);
    zip.closeEntry();
  }

  @Test
  void classesAreRewrittenInPlaceAndTheRestStays() throws Exception {
    Path jar = jar();
    JarRewriter.main(new String[] {jar.toString()});

    try (ZipFile zip = new ZipFile(jar.toFile())) {
      assertThat(zip.stream().map(ZipEntry::getName))
          .containsExactly(
              "META-INF/text",
              SAMPLES + ".class",
              SAMPLES + "$All.class",
              SAMPLES + "$Empty.class",
              SAMPLES + "$Own.class",
              SAMPLES + "$Pair.class",
              "dev/sycamore/packager/JarRewriter.class",
              "dev/sycamore/packager/JarRewriter$$0.class",
              "dev/sycamore/packager/JarRewriter$$1.class");
      assertThat(zip.getInputStream(zip.getEntry("META-INF/text")).readAllBytes())
          .asString()
          .isEqualTo("a text");
    }
    try (URLClassLoader loader = new URLClassLoader(new URL[] {jar.toUri().toURL()}, null)) {
      Object made = loader.loadClass(SAMPLES.replace('/', '.')).getConstructor().newInstance();
      assertThat(((Supplier<?>) made).get()).isEqualTo(new RecordSamples().get());
    }
  }

  @Test
  void aJarThatIsRewrittenIsLeftAsItIs() throws Exception {
    Path jar = jar();
    JarRewriter.rewrite(jar);
    byte[] once = Files.readAllBytes(jar);
    FileTime time = FileTime.fromMillis(1_600_000_000_000L);
    Files.setLastModifiedTime(jar, time);
    JarRewriter.rewrite(jar);
    assertThat(Files.readAllBytes(jar)).isEqualTo(once);
    assertThat(Files.getLastModifiedTime(jar)).isEqualTo(time);
    assertThat(folder).isDirectoryNotContaining(file -> !file.equals(jar));
  }
}
