package dev.sycamore.backend.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.backend.images.DeviceUnitFiles;
import dev.sycamore.backend.images.Inventory;
import dev.sycamore.backend.link.ClassPathModules;
import dev.sycamore.backend.link.LinkInput;
import dev.sycamore.binding.text.TextFileException;
import dev.sycamore.testsupport.fuzz.Damage;
import dev.sycamore.testsupport.fuzz.Reading;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tag;
import net.jqwik.api.lifecycle.AfterContainer;
import net.jqwik.api.lifecycle.BeforeContainer;

/** Jars that are damaged are read as far as they are jars, or refused. */
@Tag("module")
class ClassesFuzzTest {

  private static final String UNIT = "META-INF/sycamore/p/Unit";

  private static Path jar;

  @BeforeContainer
  static void makeFile() throws IOException {
    jar = Files.createTempFile("sycamore-fuzz", ".jar");
  }

  @AfterContainer
  static void deleteFile() throws IOException {
    Files.deleteIfExists(jar);
  }

  private static byte[] jar(int method) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipOutputStream out = new ZipOutputStream(bytes)) {
      out.setLevel(method);
      put(out, UNIT + ".ll", Damage.corpus("modules").get(0));
      put(out, UNIT + ".external.ll", Damage.corpus("modules").get(0));
      put(out, UNIT + ".images", Damage.corpus("descriptors").get(0));
      put(out, UNIT + ".opencl.cl", "text".getBytes(java.nio.charset.StandardCharsets.US_ASCII));
    }
    return bytes.toByteArray();
  }

  private static void put(ZipOutputStream out, String name, byte[] content) throws IOException {
    out.putNextEntry(new ZipEntry(name));
    out.write(content);
  }

  @Provide
  Arbitrary<byte[]> jars() throws IOException {
    return Damage.of(List.of(jar(0), jar(9)));
  }

  @Property
  void inventories(@ForAll("jars") byte[] bytes) {
    Reading.check(
        bytes,
        IOException.class,
        file -> Inventory.of(Files.write(jar, file), (name, module) -> List.of()));
  }

  @Property
  void units(@ForAll("jars") byte[] bytes) {
    Reading.check(
        bytes, TextFileException.class, file -> DeviceUnitFiles.in(Files.write(jar, file)));
  }

  @Property
  void modules(@ForAll("jars") byte[] bytes) {
    Reading.check(
        bytes,
        IOException.class,
        file ->
            assertThat(ClassPathModules.all(Files.write(jar, file))).allMatch(LinkInput::imported));
  }
}
