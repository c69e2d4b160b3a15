package dev.sycamore.processor.startup;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.packager.JarPackager;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BundleLoaderTest {

  /** A class of the bundle, with a lambda and another class of the bundle. */
  public static final class Bundled implements Supplier<String> {
    @Override
    public String get() {
      Supplier<Object> other = Other::new;
      return other.get().getClass().getSimpleName();
    }
  }

  static final class Other {}

  /** Two classes whose names have one hash. */
  static final class Aa {}

  static final class BB {}

  @TempDir Path folder;
  private byte[] bytes;

  @BeforeEach
  void begin() throws IOException {
    Path jar = folder.resolve("some.jar");
    try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(jar))) {
      for (Class<?> type :
          new Class<?>[] {BundleLoaderTest.class, Bundled.class, Other.class, Aa.class, BB.class}) {
        String path = type.getName().replace('.', '/') + ".class";
        zip.putNextEntry(new ZipEntry(path));
        try (InputStream in = type.getResourceAsStream('/' + path)) {
          in.transferTo(zip);
        }
      }
    }
    JarPackager.main(new String[] {jar.toString(), "bundle"});
    try (ZipFile zip = new ZipFile(jar.toFile())) {
      bytes = zip.getInputStream(zip.getEntry("bundle")).readAllBytes();
    }
  }

  private static Optional<ClassBundle> read(byte[] bytes) throws IOException {
    return ClassBundle.read(new ByteArrayInputStream(bytes));
  }

  @Test
  void classesOfTheBundleComeFromItAndOthersFromTheParent() throws Exception {
    ClassLoader parent = BundleLoaderTest.class.getClassLoader();
    ClassLoader loader = new BundleLoader(parent, read(bytes).orElseThrow());

    Class<?> bundled = loader.loadClass(Bundled.class.getName());
    assertThat(bundled.getClassLoader()).isSameAs(loader);
    assertThat(loader.loadClass(Bundled.class.getName())).isSameAs(bundled);
    assertThat(bundled.getProtectionDomain()).isSameAs(BundleLoader.class.getProtectionDomain());
    Object made = bundled.getConstructor().newInstance();
    assertThat(((Supplier<?>) made).get()).isEqualTo("Other");
    assertThat(loader.loadClass(ClassBundle.class.getName())).isSameAs(ClassBundle.class);
  }

  @Test
  void namesWithOneHashAreToldApart() throws Exception {
    ClassLoader loader =
        new BundleLoader(BundleLoaderTest.class.getClassLoader(), read(bytes).orElseThrow());
    for (Class<?> type : new Class<?>[] {Aa.class, BB.class}) {
      Class<?> loaded = loader.loadClass(type.getName());
      assertThat(loaded.getName()).isEqualTo(type.getName());
      assertThat(loaded.getClassLoader()).isSameAs(loader);
    }
    assertThat(Aa.class.getName()).hasSameHashCodeAs(BB.class.getName());
  }

  @Test
  void whatIsNoBundleIsNotTakenForOne() throws Exception {
    assertThat(read(new byte[0])).isEmpty();
    assertThat(read(Arrays.copyOf(bytes, bytes.length - 1))).isEmpty();
    assertThat(read(Arrays.copyOf(bytes, 12))).isEmpty();
    for (int at = 0; at < 16; at++) {
      byte[] damaged = bytes.clone();
      damaged[at] ^= (byte) 0x80;
      assertThat(read(damaged)).as("byte %d", at).isEmpty();
    }
  }

  @Test
  void aNameThatIsNotThereIsNotFound() throws Exception {
    ClassBundle bundle = read(bytes).orElseThrow();
    for (int i = 0; i < 10_000; i++) {
      assertThat(bundle.find("some.Name" + i)).isEmpty();
    }
  }
}
