package dev.sycamore.runtime.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RuntimeMainTest {
  @TempDir Path folder;

  private record Ended(int status, String output, String errors) {}

  private static Ended run(String classPath, String... words) {
    ByteArrayOutputStream output = new ByteArrayOutputStream();
    ByteArrayOutputStream errors = new ByteArrayOutputStream();
    int status =
        RuntimeMain.run(
            List.of(words), classPath, new PrintStream(output), new PrintStream(errors));
    return new Ended(
        status, output.toString(StandardCharsets.UTF_8), errors.toString(StandardCharsets.UTF_8));
  }

  @Test
  void devicesAreATable() {
    Ended ended = run(null, "devices");

    assertThat(ended.status()).as(ended.errors()).isZero();
    assertThat(ended.output().lines().findFirst().orElseThrow())
        .matches("ID +NAME +DRIVER +MEMORY +LOCAL +GROUP +SUB-GROUPS +IMAGES +ASPECTS");
    assertThat(ended.output())
        .containsPattern(
            "(?m)^host .* 16 MiB +1024 +1,4,8,16,32,64 +- +host,cpu,fp16,fp64,.*atomic64$")
        .containsPattern("(?m)^native-cpu \\* .* x86_64.* +cpu,fp16,fp64,.*atomic64$");
  }

  @Test
  void devicesAreJson() {
    Ended ended = run(null, "devices", "--json");

    assertThat(ended.status()).as(ended.errors()).isZero();
    assertThat(ended.output())
        .startsWith(
            "{\"default\":\"native-cpu\",\"devices\":[\n  {\"id\":\"host\",\"kind\":\"host\",")
        .contains("\"subGroupSizes\":[1,4,8,16,32,64],\"aspects\":[\"host\",\"cpu\",\"fp16\"")
        .containsPattern("\\],\"problems\":\\[.*\\]\\}\n$");
  }

  @Test
  void whatIsSpecialInJsonIsEscaped() {
    DeviceFacts device =
        new DeviceFacts(
            "a:0",
            "a",
            "say \"hi\"\\\n",
            "é",
            "",
            1,
            2,
            3,
            List.of(1, 2),
            List.of(),
            List.of(),
            List.of());

    assertThat(new DeviceList(List.of(device), List.of("p\t"), "").json())
        .contains("\"name\":\"say \\\"hi\\\"\\\\\\u000a\",\"vendor\":\"\\u00e9\"")
        .contains("\"problems\":[\"p\\u0009\"]");
  }

  @Test
  void problemsAreOneLineEach() {
    DeviceList list = new DeviceList(List.of(), List.of(ShownText.of("a\n  b\r\nc\n")), "");

    assertThat(list.table()).endsWith("\nNot available:\n  a; b; c\n");
  }

  @Test
  void sizesAreShort() {
    assertThat(DeviceList.bytes(0)).isEqualTo("0 B");
    assertThat(DeviceList.bytes(10239)).isEqualTo("10239 B");
    assertThat(DeviceList.bytes(48 << 10)).isEqualTo("48 KiB");
    assertThat(DeviceList.bytes(141L << 30)).isEqualTo("141 GiB");
  }

  @Test
  void misuseIsExplained() {
    assertThat(run(null, "devices", "--jason"))
        .isEqualTo(
            new Ended(
                2,
                "",
                """
                sycamore devices: error: unknown option --jason
                Try 'sycamore devices --help' for more.
                """));
    assertThat(run(null, "explain", "a", "b").errors())
        .startsWith("sycamore explain: error: 'b' is not expected after 'a'\n");
    assertThat(run(null, "devices", "gpu").errors())
        .startsWith("sycamore devices: error: 'gpu' is not expected: there are options only\n");
    assertThat(run(null, "explain", "--device").errors())
        .startsWith("sycamore explain: error: --device requires a value\n");
    assertThat(run(null, "explain", "--devise=x").errors())
        .startsWith("sycamore explain: error: unknown option --devise\n");
    assertThat(run(null, "devices", "--format=xml").errors())
        .startsWith("sycamore devices: error: 'xml' is not text or json\n");
    assertThat(run(null, "devices", "--format=json").output())
        .isEqualTo(run(null, "devices", "--json").output());
    assertThat(run(null).status()).isEqualTo(2);
    assertThat(run(null, "devices", "--help").output()).startsWith("usage: sycamore devices");
    assertThat(run(null, "explain", "--help").output()).startsWith("usage: sycamore explain");
  }

  @Test
  void whatCannotBeFoundIsOneLine() throws IOException {
    Path broken = Files.writeString(folder.resolve("broken.jar"), "no jar");

    assertThat(run(folder.toString(), "explain"))
        .isEqualTo(
            new Ended(
                1,
                "",
                "sycamore explain: error: no kernel on the class path "
                    + folder
                    + "; -cp names the folders and jars of compiled classes\n"));
    assertThat(run(null, "explain", "-cp", "nowhere").errors())
        .isEqualTo("sycamore explain: error: no file or folder 'nowhere' of the class path\n");
    assertThat(run(null, "explain", "-cp", broken.toString()).errors())
        .startsWith("sycamore explain: error: " + broken + " cannot be read: ")
        .containsOnlyOnce("\n");
    assertThat(run(null, "explain", "-cp", folder.toString(), "--device=gpu &&").errors())
        .startsWith("sycamore explain: error: invalid device expression 'gpu &&', column 7: ");
  }

  @Test
  void imagesWithoutTheirClassAreNamed() throws IOException {
    Path descriptor = folder.resolve("META-INF/sycamore/p/Unit.images");
    Files.createDirectories(descriptor.getParent());
    Files.writeString(descriptor, "");

    assertThat(run(null, "explain", "--class-path=" + folder, "--device=host").errors())
        .isEqualTo(
            "sycamore explain: error: there is no class p.Unit__Sycamore next to the images of the"
                + " unit p.Unit\n");
  }
}
