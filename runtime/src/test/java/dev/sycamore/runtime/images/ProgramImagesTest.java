package dev.sycamore.runtime.images;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.binding.images.ImageDescriptor;
import dev.sycamore.binding.images.ImageEntry;
import dev.sycamore.binding.images.ImageKind;
import dev.sycamore.binding.resource.Sha256;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProgramImagesTest {
  private static final String DESCRIPTOR = "META-INF/sycamore/p/Unit.images";

  @TempDir private Path temporary;

  @Test
  void imagesAreFoundInFolders() throws IOException {
    Path folder = folder(descriptor("x86_64", "aarch64"));

    assertThat(isFor("aarch64", folder)).isTrue();
    assertThat(isFor("x86_64_v3", folder)).isFalse();
  }

  @Test
  void imagesAreFoundInJarsBehindOthers() throws IOException {
    Path folder = folder(descriptor("x86_64"));
    Path jar = temporary.resolve("a program.jar");
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
      out.putNextEntry(new JarEntry(DESCRIPTOR));
      out.write(descriptor("aarch64"));
    }

    assertThat(isFor("aarch64", folder, jar)).isTrue();
    assertThat(isFor("aarch64", folder)).isFalse();
  }

  @Test
  void whatCannotBeReadHasNone() throws IOException {
    Path damaged = folder("sycamore-images 1\nunit".getBytes(UTF_8));
    Path noJar = Files.writeString(temporary.resolve("no.jar"), "no jar");

    assertThat(isFor("aarch64", damaged, noJar, temporary.resolve("missing.jar"))).isFalse();
    assertThat(ProgramImages.have("", image -> true)).isFalse();
    assertThat(ProgramImages.have(File.pathSeparator, image -> true)).isFalse();
  }

  private static boolean isFor(String target, Path... entries) {
    String path =
        String.join(File.pathSeparator, List.of(entries).stream().map(Path::toString).toList());
    return ProgramImages.have(path, image -> image.target().equals(target));
  }

  private Path folder(byte[] descriptor) throws IOException {
    Path folder = Files.createTempDirectory(temporary, "classes");
    Path file = folder.resolve(DESCRIPTOR);
    Files.createDirectories(file.getParent());
    Files.write(file, descriptor);
    return folder;
  }

  private static byte[] descriptor(String... targets) {
    List<ImageEntry> images =
        List.of(targets).stream()
            .map(
                target ->
                    new ImageEntry(
                        ImageKind.NATIVE_CPU,
                        target,
                        1,
                        Sha256.of(new byte[1]),
                        "META-INF/sycamore/p/Unit." + target + ".so",
                        List.of("k"),
                        Optional.empty()))
            .toList();
    return new ImageDescriptor("p.Unit", images).bytes();
  }
}
