package dev.sycamore.driver;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.binding.resource.Sha256;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.spi.ToolProvider;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Images that are made apart from classes. */
@Tag("one-jdk")
@Tag("full")
class DeviceLinkTest extends DriverProject {

  @Test
  void compilingAndLinkingApartGivesWhatOneCallGives() throws Exception {
    assertGood(compile("whole"));
    assertGood(compile("parts", "-c"));
    assertThat(images("parts", "x86_64")).isEmpty();

    assertGood(run("--device-link", file("parts").toString()));

    assertSameTrees("whole", "parts");
  }

  /** A link makes what its own options ask for, of modules as the compilation left them. */
  @Test
  void embeddedIrIsMadeByTheLink() throws Exception {
    String targets = "--targets=ptx64,amdgcn";
    assertGood(compile("whole", targets, "--embed-ir"));
    assertGood(compile("parts", "-c", targets));
    assertThat(images("parts", "llvm_nvptx64")).isEmpty();

    assertGood(run("--device-link", targets, "--embed-ir", file("parts").toString()));
    assertSameTrees("whole", "parts");
    assertThat(images("parts", "llvm_nvptx64")).isEqualTo("k1 | k2 | k3");
    assertThat(images("parts", "llvm_amdgcn")).isEqualTo("k1 | k2 | k3");

    assertGood(
        run("--device-link", targets, "-d", file("apart").toString(), file("parts").toString()));
    assertThat(images("apart", "ptx64")).isEqualTo("k1 | k2 | k3");
    assertThat(images("apart", "llvm_nvptx64")).isEmpty();

    assertGood(run("--device-link", targets, file("parts").toString()));
    assertThat(images("parts", "llvm_nvptx64")).isEmpty();
    assertThat(tree("parts").keySet()).noneMatch(name -> name.endsWith(".bitcode"));
  }

  @Test
  void aFolderOfImagesServesFoldersAndJars() throws Exception {
    assertGood(compile("out", "-c"));
    try (ZipOutputStream jar = new ZipOutputStream(Files.newOutputStream(file("out.jar")))) {
      for (Map.Entry<String, byte[]> entry : tree("out").entrySet()) {
        jar.putNextEntry(new ZipEntry(entry.getKey()));
        jar.write(entry.getValue());
      }
    }
    Map<String, byte[]> before = tree("out");

    assertGood(run("--device-link", "-d", file("one").toString(), file("out").toString()));
    assertGood(run("--device-link", "-d", file("two").toString(), file("out.jar").toString()));

    assertThat(tree("out").keySet()).isEqualTo(before.keySet());
    assertThat(images("one", "spir64")).isEqualTo("k1 | k2 | k3");
    assertSameTrees("one", "two");
  }

  private Ended compileOne(String name, String output, String... options) {
    List<String> words = new ArrayList<>(List.of(options));
    String classPath = file("lib") + File.pathSeparator + System.getProperty("java.class.path");
    words.addAll(List.of("-c", "-cp", classPath, "-d", file(output).toString()));
    words.add(file("src/p/" + name + ".java").toString());
    return run(words.toArray(String[]::new));
  }

  private void libraryAndUser() throws IOException {
    source(
        "Lib",
        """
        package p;
        public class Lib {
          @dev.sycamore.annotations.Device(external = true)
          public static int f(int x) { return x; }
        }
        """);
    source(
        "User",
        """
        package p;
        import dev.sycamore.*;
        class User {
          static void run(DeviceQueue q, int[] a) {
            q.parallelFor("fixed", Range.range(8), i -> a[i] = Lib.f(i));
          }
        }
        """);
  }

  @Test
  void aStarInTheClassPathMeansTheJarsOfAFolder() throws Exception {
    Files.createDirectory(file("lib"));
    Files.createDirectory(file("jars"));
    libraryAndUser();
    assertGood(compileOne("Lib", "lib"));
    assertGood(compileOne("User", "out"));
    int status =
        ToolProvider.findFirst("jar")
            .orElseThrow()
            .run(
                System.out,
                System.err,
                "cf",
                file("jars/lib.jar").toString(),
                "-C",
                file("lib").toString(),
                ".");
    assertThat(status).isZero();

    assertGood(run("--device-link", "-cp", file("jars") + "/*", file("out").toString()));
  }

  @Test
  void aKernelWithFixedTargetsThatIsLeftWithoutAnImageIsAnError() throws Exception {
    String fixed = "--fixed-targets=x86_64_v3";
    String library = file("lib").toString();
    String out = file("out").toString();
    Files.createDirectory(file("lib"));
    libraryAndUser();
    assertGood(compileOne("Lib", "lib", fixed));
    assertGood(compileOne("User", "out", fixed));
    assertGood(run("--device-link", "-cp", library, out));
    Map<String, byte[]> before = tree("out");

    Ended targets = run("--device-link", "-cp", library, "--targets=ptx64", out);
    assertThat(targets.status()).isEqualTo(1);
    assertThat(targets.err())
        .contains(
            "User.java:5:44: error: [SYC3004] kernel `fixed` is left without an image: no image for"
                + " ptx64 is for its fixed targets 'x86_64_v3', with what it calls of other"
                + " modules\nhelp: compile the libraries that it calls with the same fixed targets");
    assertGood(compileOne("Lib", "lib"));
    Ended linked = run("--device-link", "-cp", library, out);
    assertThat(linked.status()).isEqualTo(1);
    assertThat(linked.err())
        .contains("function 'Lib.f(int)' compiled with a different `-fsycl-fixed-targets` switch")
        .contains("User.java:5:44: error: [SYC3004] kernel `fixed` is left without an image:");
    assertSameTrees(before, tree("out"));
  }

  @Test
  void headersOfHostsGoWithTheImages() throws Exception {
    assertGood(compile("out", "-c", "--integration-header"));
    assertGood(compile("without", "-c"));

    assertGood(run("--device-link", "-d", file("one").toString(), file("out").toString()));
    assertGood(run("--device-link", "-d", file("two").toString(), file("without").toString()));

    String header = META + "p/First.h";
    assertThat(file("one").resolve(header)).hasSameBinaryContentAs(file("out").resolve(header));
    assertThat(file("without").resolve(header)).doesNotExist();
    assertThat(file("two").resolve(header)).doesNotExist();
  }

  @Test
  void aJarThatNamesAPlaceOutsideIsRefused() throws Exception {
    assertGood(compile("out", "-c"));
    Path victim = Files.writeString(file("victim"), "mine");
    Path jar = file("hostile.jar");
    try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(jar))) {
      for (Map.Entry<String, byte[]> entry : tree("out").entrySet()) {
        byte[] bytes = entry.getValue();
        if (entry.getKey().equals(META + "p/First.images")) {
          bytes = redirected(new String(bytes, StandardCharsets.UTF_8), victim);
        }
        out.putNextEntry(new ZipEntry(entry.getKey()));
        out.write(bytes);
      }
    }

    Ended linked = run("--device-link", "-d", file("device").toString(), jar.toString());

    assertThat(linked.status()).isEqualTo(1);
    assertThat(linked.err()).contains("First.images:", "not a resource: `" + victim + "`");
    assertThat(victim).hasContent("mine");
    assertThat(file("device")).doesNotExist();
  }

  /** The descriptor with another place for its OpenCL C, and the digest that is right for that. */
  private static byte[] redirected(String descriptor, Path victim) throws Exception {
    String body =
        descriptor
            .substring(0, descriptor.lastIndexOf("sha256 "))
            .replace(META + "p/First.opencl.cl", victim.toString());
    String digest = Sha256.of(body.getBytes(StandardCharsets.UTF_8));
    return (body + "sha256 " + digest + "\n").getBytes(StandardCharsets.UTF_8);
  }

  @Test
  void hostChangesLeaveADeviceLinkAlone() throws Exception {
    assertGood(compile("out", "-c"));
    assertGood(run("--device-link", "-d", file("device").toString(), file("out").toString()));
    String linked = "--device-linked=" + file("device");

    source("First", FIRST.replace("static int twice", "// one more line\n  static int twice"));
    Ended host = compile("out", "-v", linked);
    assertGood(host);
    assertThat(host.commands()).hasSize(1);

    source("First", FIRST.replace("2 * x", "3 * x"));
    Ended changed = compile("out", linked);
    assertThat(changed.status()).isEqualTo(1);
    assertThat(changed.err())
        .isEqualTo(
            "p.First: error: its device code has changed since the device link "
                + file("device")
                + "; run sycamorec --device-link again\n");

    source("First", FIRST);
    source("Second", SECOND.replace("\"k3\"", "\"k4\""));
    Ended named = compile("out", linked);
    assertThat(named.status()).isEqualTo(1);
    assertThat(named.err())
        .startsWith("Second.java:5:")
        .contains(": error: the kernel 'k4' is new since the device link " + file("device"));

    Files.delete(file("device/" + META + "p/Second.ll"));
    Ended unit = compile("out", "-v", linked);
    assertThat(unit.status()).isEqualTo(1);
    assertThat(unit.commands()).hasSize(2).last().asString().startsWith("sycamore no-kernel ");
    assertThat(unit.err()).contains("Second.java:5:").contains("'k4' is new since");
  }

  @Test
  void aFileBehindAnOptionIsNoValueOfIt() throws Exception {
    assertGood(compile("out", "-c"));
    Path ptxas =
        Files.writeString(
            file("ptxas"),
            "#!/bin/sh\nwhile [ \"$1\" != -o ]; do shift; done\necho cubin > \"$2\"\n");
    assertThat(ptxas.toFile().setExecutable(true)).isTrue();

    assertGood(
        run(
            "--device-link",
            "--targets=ptx64",
            "--ptxas=" + ptxas,
            "--cubin",
            file("out").toString()));

    assertThat(images("out", "ptx64")).isEqualTo("k1 | k2 | k3");
  }

  @Test
  void aDeviceLinkOfWhatHasNoModulesIsRefused() throws IOException {
    Files.createDirectory(file("empty"));

    Ended nothing = run("--device-link", file("empty").toString());
    assertThat(nothing.status()).isEqualTo(1);
    assertThat(nothing.err()).contains("there is no device module in the input");

    Ended linked = compile("out", "--device-linked=" + file("empty"));
    assertThat(linked.status()).isEqualTo(1);
    assertThat(linked.err()).contains("this is not the output of a device link");
  }
}
