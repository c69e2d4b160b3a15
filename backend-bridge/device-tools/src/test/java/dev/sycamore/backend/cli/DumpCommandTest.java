package dev.sycamore.backend.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.binding.images.ImageDescriptor;
import dev.sycamore.binding.images.ImageEntry;
import dev.sycamore.binding.images.ImageKind;
import dev.sycamore.binding.properties.DeviceRequirements;
import dev.sycamore.binding.properties.Dialect;
import dev.sycamore.binding.properties.PropertyCategory;
import dev.sycamore.binding.properties.PropertySets;
import dev.sycamore.binding.properties.WorkGroupSize;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** {@code sycamore dump}. */
@Tag("one-jdk")
@Tag("module")
class DumpCommandTest extends CommandTest {

  private static final String ROOT = "META-INF/sycamore/p/Unit";

  private final Map<String, byte[]> files = new TreeMap<>();
  private String printed;

  DumpCommandTest() {
    super("dump");
  }

  @BeforeEach
  void makeUnit() {
    put(
        ROOT + ".ll",
        """
        define spir_kernel void @k1(ptr %x) nounwind "sycamore-name"="Unit.r\\C3\\BCn" "sycamore-place"="Unit.java:7:9" {
          ret void
        }
        define spir_kernel void @k2() {
          ret void
        }
        """);
    put(ROOT + ".x86_64.so", "the code");
    put(ROOT + ".opencl.cl", "the text");
    DeviceRequirements demands =
        new DeviceRequirements(
            new TreeSet<>(List.of(6, 28, 999)),
            Optional.empty(),
            new TreeSet<>(List.of(16)),
            List.of(WorkGroupSize.of(8L, 2L)));
    PropertySets properties =
        PropertySets.builder()
            .putAll(PropertyCategory.DEVICE_REQUIREMENTS, demands.properties(Dialect.DESIGN))
            .build();
    ImageEntry code =
        ImageEntry.of(
            ImageKind.NATIVE_CPU,
            "x86_64",
            files.get(ROOT + ".x86_64.so"),
            ROOT + ".x86_64.so",
            List.of("k1"),
            Optional.of(properties));
    ImageEntry text =
        ImageEntry.of(
            ImageKind.OPENCL_C,
            "opencl",
            files.get(ROOT + ".opencl.cl"),
            ROOT + ".opencl.cl",
            List.of("k1", "k2"),
            Optional.empty());
    files.put(ROOT + ".images", new ImageDescriptor("p.Unit", List.of(code, text)).bytes());
    put("p/Unit.class", "no module");
  }

  private void put(String name, String text) {
    files.put(name, text.getBytes(StandardCharsets.UTF_8));
  }

  private int dump(String... options) throws IOException {
    Path jar = file("a.jar");
    try (OutputStream out = Files.newOutputStream(jar);
        ZipOutputStream zip = new ZipOutputStream(out)) {
      for (Map.Entry<String, byte[]> entry : files.entrySet()) {
        zip.putNextEntry(new ZipEntry(entry.getKey()));
        zip.write(entry.getValue());
        zip.closeEntry();
      }
    }
    PrintStream before = System.out;
    ByteArrayOutputStream written = new ByteArrayOutputStream();
    System.setOut(new PrintStream(written, true, StandardCharsets.UTF_8));
    try {
      return options.length == 0 ? run("@a.jar") : run(options[0], "@a.jar");
    } finally {
      System.setOut(before);
      printed = written.toString(StandardCharsets.UTF_8);
    }
  }

  @Test
  void everythingIsInTheTables() throws IOException {
    assertThat(dump()).as(errors()).isZero();
    assertThat(printed)
        .isEqualTo(
            """
            UNIT    TARGET  KIND        BYTES  KERNELS  REQUIRES                                       STATE  RESOURCE
            p.Unit  x86_64  NATIVE_CPU  8      1        fp64,atomic64,999,sub-group:16,work-group:8x2  good   META-INF/sycamore/p/Unit.x86_64.so
            p.Unit  opencl  OPENCL_C    8      2        -                                              good   META-INF/sycamore/p/Unit.opencl.cl

            UNIT    KERNEL    PLACE          TARGETS        ENTRY POINT
            p.Unit  Unit.r\u00fcn  Unit.java:7:9  x86_64,opencl  k1
            p.Unit  k2        -              opencl         k2
            """);
  }

  @Test
  void headersAreListed() throws IOException {
    put(ROOT + ".h", "/* the header */");
    assertThat(dump()).as(errors()).isZero();
    assertThat(printed)
        .endsWith(
            """

            UNIT    HEADER
            p.Unit  META-INF/sycamore/p/Unit.h
            """);
    assertThat(dump("--format=json")).as(errors()).isZero();
    assertThat(printed).contains("\"header\": \"META-INF/sycamore/p/Unit.h\"");
  }

  @Test
  void codeWithoutChecksIsListed() throws IOException {
    put(
        ROOT + ".ll",
        """
        define spir_kernel void @k1(ptr %x) "sycamore-name"="Unit.run" \
        "sycamore-place"="Unit.java:7:9" "sycamore-unchecked"="checks=off" {
          ret void
        }
        define internal spir_func void @f() "sycamore-name"="Unit.f()" \
        "sycamore-unchecked"="@Unchecked at the method f" {
          ret void
        }
        """);
    assertThat(dump()).as(errors()).isZero();
    assertThat(printed)
        .endsWith(
            """

            UNIT    WITHOUT CHECKS  PLACE          WHY
            p.Unit  Unit.run        Unit.java:7:9  checks=off
            p.Unit  Unit.f()        -              @Unchecked at the method f
            """);
    assertThat(dump("--format=json")).as(errors()).isZero();
    assertThat(printed.replaceAll("\\s", ""))
        .contains(
            "\"unchecked\":[{\"function\":\"Unit.run\",\"place\":\"Unit.java:7:9\","
                + "\"why\":\"checks=off\"},{\"function\":\"Unit.f()\",\"place\":\"\","
                + "\"why\":\"@Uncheckedatthemethodf\"}]");
  }

  @Test
  void jsonHasTheSame() throws IOException {
    assertThat(dump("--format=json")).as(errors()).isZero();
    assertThat(printed.replaceAll("\\s", ""))
        .startsWith(
            "{\"units\":[{\"unit\":\"p.Unit\",\"descriptor\":\"META-INF/sycamore/p/Unit.images\","
                + "\"kernels\":[{\"entryPoint\":\"k1\",\"name\":\"Unit.r\\u00fcn\","
                + "\"place\":\"Unit.java:7:9\"},{\"entryPoint\":\"k2\",\"name\":\"k2\"}],\"unchecked\":[],"
                + "\"images\":[{\"target\":\"x86_64\",\"kind\":\"NATIVE_CPU\",\"bytes\":8,")
        .contains(
            "\"kernels\":[\"k1\"],\"requirements\":{\"aspects\":[\"fp64\",\"atomic64\",\"999\"],"
                + "\"subGroupSizes\":[16],\"workGroupSizes\":[[8,2]]}}")
        .endsWith("\"workGroupSizes\":[]}}]}]}");
    assertThat(printed).doesNotContain("problem");
  }

  @Test
  void anImageThatIsNotAsDescribedIsToldOf() throws IOException {
    put(ROOT + ".x86_64.so", "THE code");
    files.remove(ROOT + ".opencl.cl");
    assertThat(dump()).isEqualTo(1);
    assertThat(errors().lines())
        .containsExactly(
            "@a.jar!/"
                + ROOT
                + ".x86_64.so: error: the image is not what its descriptor was made"
                + " for: the digest is another",
            "@a.jar!/"
                + ROOT
                + ".opencl.cl: error: the image is missing, and "
                + ROOT
                + ".images lists it");
    assertThat(printed.lines().filter(line -> line.contains(" bad "))).hasSize(2);
    dump("--format=json");
    assertThat(printed).contains("\"problem\": \"is missing");
  }

  @Test
  void whatIsNoDescriptorIsOneLine() throws IOException {
    put(ROOT + ".images", "nonsense");
    assertThat(dump()).isEqualTo(1);
    assertThat(errors())
        .startsWith("@a.jar!/" + ROOT + ".images:1:1: error: no descriptor of images");
    assertThat(printed).isEqualTo("no compilation unit with kernels\n");
    files.put(ROOT + ".images", new ImageDescriptor("p.Other", List.of()).bytes());
    assertThat(dump()).isEqualTo(1);
    assertThat(errors()).contains("this is the place of another unit than p.Other");
    assertThat(run("@none")).isEqualTo(1);
    assertThat(errors()).isEqualTo("@none: error: cannot be read: no such file or folder\n");
    write("text", "text");
    assertThat(run("@text")).isEqualTo(1);
    assertThat(errors()).startsWith("@text: error: cannot be read: it is neither a folder nor a");
    assertThat(run("@text", "--format=xml")).isEqualTo(2);
    assertThat(run()).isEqualTo(2);
  }

  @Test
  void foldersAreAsGoodAsJars() throws IOException {
    for (Map.Entry<String, byte[]> entry : files.entrySet()) {
      Path file = file("classes").resolve(entry.getKey());
      Files.createDirectories(file.getParent());
      Files.write(file, entry.getValue());
    }
    dump();
    assertThat(piped("", "@classes")).isEqualTo(printed);
  }
}
