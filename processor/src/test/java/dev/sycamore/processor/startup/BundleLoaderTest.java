package dev.sycamore.processor.startup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.sycamore.packager.JarPackager;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
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

  private static final ClassLoader PARENT = BundleLoaderTest.class.getClassLoader();

  @TempDir Path folder;
  private Path jar;
  private byte[] bytes;

  @BeforeEach
  void begin() throws IOException {
    jar = folder.resolve("some.jar");
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
    Path early = folder.resolve("early.txt");
    Files.write(
        early,
        List.of(
            Other.class.getName(), "not.There", Bundled.class.getName(), "", Aa.class.getName()));
    JarPackager.main(new String[] {jar.toString(), "bundle", early.toString()});
    try (ZipFile zip = new ZipFile(jar.toFile())) {
      bytes = zip.getInputStream(zip.getEntry("bundle")).readAllBytes();
    }
  }

  private static Optional<ClassBundle> read(byte[] bytes) throws IOException {
    return ClassBundle.read(new ByteArrayInputStream(bytes));
  }

  private BundleLoader loader() throws IOException {
    return loader(Optional.of(jar), PARENT);
  }

  private BundleLoader loader(Optional<Path> file, ClassLoader parent) throws IOException {
    return new BundleLoader(PARENT, read(bytes).orElseThrow(), new JarClasses(file, parent));
  }

  @Test
  void classesOfTheBundleComeFromItAndOthersFromTheParent() throws Exception {
    ClassLoader loader = loader();

    Class<?> bundled = loader.loadClass(Bundled.class.getName());
    assertThat(bundled.getClassLoader()).isSameAs(loader);
    assertThat(loader.loadClass(Bundled.class.getName())).isSameAs(bundled);
    assertThat(bundled.getProtectionDomain()).isSameAs(BundleLoader.class.getProtectionDomain());
    Object made = bundled.getConstructor().newInstance();
    assertThat(((Supplier<?>) made).get()).isEqualTo("Other");
    assertThat(loader.loadClass(ClassBundle.class.getName())).isSameAs(ClassBundle.class);
  }

  /** What the bundle only names is defined by the same loader, from the jar. */
  @Test
  void classesThatTheJarHasComeFromThere() throws Exception {
    BundleLoader loader = loader();
    Class<?> late = loader.loadClass(BB.class.getName());
    assertThat(late.getClassLoader()).isSameAs(loader);
    assertThat(late.getNestHost()).isSameAs(loader.loadClass(BundleLoaderTest.class.getName()));

    BundleLoader withoutFile = loader(Optional.empty(), PARENT);
    assertThat(withoutFile.loadClass(BB.class.getName()).getClassLoader()).isSameAs(withoutFile);
  }

  @Test
  void aJarThatIsGoneLacksItsClasses() throws Exception {
    BundleLoader loader = loader();
    Files.delete(jar);
    assertThat(loader.loadClass(Other.class.getName()).getClassLoader()).isSameAs(loader);
    assertThatThrownBy(() -> loader.loadClass(BB.class.getName()))
        .isInstanceOf(ClassNotFoundException.class)
        .hasMessageContaining(BB.class.getName());
  }

  @Test
  void earlyClassesAreNamedInTheirOrder() throws Exception {
    List<String> early = new ArrayList<>();
    read(bytes).orElseThrow().forEachEarly(false, early::add);
    assertThat(early).containsExactly(Other.class.getName(), Bundled.class.getName());
    early.clear();
    read(bytes).orElseThrow().forEachEarly(true, early::add);
    assertThat(early)
        .containsExactly(Other.class.getName(), Bundled.class.getName(), Aa.class.getName());
  }

  @Test
  void earlyClassesAreLoadedByAThreadOfTheirOwn() throws Exception {
    BundleLoader loader = loader();
    BundleLoader.loadEarly(loader.loadClass(Bundled.class.getName()), false);
    long end = System.nanoTime() + 30_000_000_000L;
    while (!loader.isLoaded(Other.class.getName()) && System.nanoTime() < end) {
      Thread.sleep(1);
    }
    assertThat(loader.isLoaded(Other.class.getName())).isTrue();
    assertThat(loader.isLoaded(Aa.class.getName())).isFalse();
  }

  @Test
  void theBundleAtTheEndOfAJarIsFoundThere() throws Exception {
    ClassBundle bundle = ClassBundle.atEndOf(jar).orElseThrow();
    String name = Bundled.class.getName();
    assertThat(bundle.find(name)).isPositive().isEqualTo(read(bytes).orElseThrow().find(name));
    assertThat(bundle.isInJar(bundle.find(name))).isFalse();
    assertThat(bundle.isInJar(bundle.find(BB.class.getName()))).isTrue();
  }

  @Test
  void aJarThatEndsOtherwiseHasNone() throws Exception {
    byte[] whole = Files.readAllBytes(jar);
    for (int length : new int[] {0, 10, 22, 100, whole.length - 1}) {
      Path cut = Files.write(folder.resolve("cut.jar"), Arrays.copyOf(whole, length));
      assertThat(ClassBundle.atEndOf(cut)).as("%d bytes", length).isEmpty();
    }
    try (ZipFile before = new ZipFile(jar.toFile());
        ZipOutputStream after =
            new ZipOutputStream(Files.newOutputStream(folder.resolve("more.jar")))) {
      for (String entry : new String[] {"bundle", "other"}) {
        after.putNextEntry(new ZipEntry(entry));
        before.getInputStream(before.getEntry("bundle")).transferTo(after);
      }
    }
    assertThat(ClassBundle.atEndOf(folder.resolve("more.jar"))).isEmpty();
  }

  @Test
  void namesWithOneHashAreToldApart() throws Exception {
    ClassLoader loader = loader();
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
      assertThat(bundle.find("some.Name" + i)).isEqualTo(ClassBundle.NOWHERE);
    }
  }
}
