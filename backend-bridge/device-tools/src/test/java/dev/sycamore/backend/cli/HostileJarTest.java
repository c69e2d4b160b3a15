package dev.sycamore.backend.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.backend.job.DeviceBuildOptions;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Arrays;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Jars and folders made by hand to harm those who use them: refused, and nothing is written. */
@Tag("one-jdk")
@Tag("module")
class HostileJarTest {

  private static final String ROOT = HostileFiles.ROOT;
  private static final String EVIL = "the attacker's text";

  @TempDir private Path around;

  private Path victim;
  private String errors;

  @BeforeEach
  void makeVictim() throws IOException {
    victim = Files.writeString(Files.createDirectory(around.resolve("home")).resolve("rc"), "mine");
    Files.writeString(around.resolve("none.sym"), "");
    Files.writeString(around.resolve("none.so"), "code");
    Files.writeString(around.resolve("t.table"), "[Code|Symbols]\nnone.so|none.sym\n");
  }

  private int sycamore(Object... words) {
    StringWriter text = new StringWriter();
    String[] arguments = Stream.of(words).map(Object::toString).toArray(String[]::new);
    PrintStream out = System.out;
    int status;
    try {
      System.setOut(new PrintStream(OutputStream.nullOutputStream()));
      status = SycamoreMain.run(new PrintWriter(text, true), arguments);
    } finally {
      System.setOut(out);
    }
    errors = text.toString().replace(around + "/", "@");
    return status;
  }

  /** One line that says so, exit code 1, and no file is there that was not, or changed. */
  private void assertRefused(String error, Object... words) throws IOException {
    Map<String, String> before = HostileFiles.everything(around);
    int status = sycamore(words);
    assertThat(HostileFiles.everything(around)).isEqualTo(before);
    assertThat(status).as(errors).isEqualTo(1);
    assertThat(errors.lines()).as(errors).singleElement().asString().contains(error);
  }

  private Object[] wrap(Path source) {
    return new Object[] {
      "wrap",
      "--output=" + around.resolve("out"),
      "--from=" + source,
      "--target=x86_64",
      around.resolve("t.table")
    };
  }

  private Object[] wrapInPlace(Path folder) {
    return new Object[] {
      "wrap", "--output=" + folder, "--target=x86_64", around.resolve("t.table")
    };
  }

  @Test
  void anAbsolutePath() throws IOException {
    HostileFiles files = HostileFiles.unit(victim.toString(), EVIL);
    files.with(victim.toString().substring(1), EVIL).with(victim.toString(), EVIL);
    Path jar = files.jar(around.resolve("x.jar"));
    String error = "Unit.images:4:1: error: invalid line: not a resource: `@home/rc`";
    assertRefused(error, wrap(jar));
    assertRefused(error, wrap(files.folder(Files.createDirectory(around.resolve("classes")))));
    assertRefused(error, wrapInPlace(around.resolve("classes")));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "../../home/rc",
        ROOT + "../../../home/rc",
        ROOT + "./Unit.opencl.cl",
        ROOT + "p//Unit.opencl.cl",
        ROOT + "p\\..\\..\\rc",
        ROOT + "p/",
        "META-INF/MANIFEST.MF",
        "C:/rc",
      })
  void aPathThatLeadsElsewhere(String resource) throws IOException {
    HostileFiles files = HostileFiles.unit(resource, EVIL).with("home/rc", EVIL);
    Path jar = files.jar(around.resolve("x.jar"));
    String error = "Unit.images:4:1: error: invalid line: not a resource: `" + resource + "`";
    assertRefused(error, wrap(jar));
    assertRefused(error, wrap(files.folder(Files.createDirectory(around.resolve("classes")))));
    assertRefused(error, wrapInPlace(around.resolve("classes")));
  }

  @Test
  void anEntryOfTheJarThatLeadsOut() throws IOException {
    Path jar =
        HostileFiles.unit(ROOT + "p/Unit.opencl.cl", "text")
            .with(ROOT + "p/Unit.opencl.cl", "text")
            .with(ROOT + "../../home/rc.ll", EVIL)
            .jar(around.resolve("x.jar"));
    String error = "@x.jar: error: cannot be read: the entry `" + ROOT + "../../home/rc.ll`";
    assertRefused(error, wrap(jar));
    assertRefused(error, "dump", jar);
    assertRefused(error, "link", jar, "-o", around.resolve("out.bc"));
  }

  @Test
  void linksInAJarAreFilesWithTheNameOfTheirTarget() throws IOException {
    Path jar =
        new HostileFiles()
            .with(ROOT + "p/Unit.ll", victim.toString())
            .with(ROOT + "p/Unit.images", victim.toString())
            .jarOfLinks(around.resolve("x.jar"));
    assertRefused("Unit.images:1:1: error: no descriptor of images", wrap(jar));
    assertRefused("Unit.ll:1:1: error:", "link", jar, "-o", around.resolve("out.bc"));
  }

  @Test
  void linksInAFolderOfClasses() throws IOException {
    Path classes =
        HostileFiles.unit(ROOT + "p/Unit.opencl.cl", "mine")
            .folder(Files.createDirectory(around.resolve("classes")));
    Path link = Files.createSymbolicLink(classes.resolve(ROOT + "p/Unit.opencl.cl"), victim);
    String error = "classes/META-INF/sycamore/p/Unit.opencl.cl: error: ";
    String reason = "cannot be read: this is a symbolic link";
    assertRefused(error + reason, wrap(classes));
    assertRefused(error + reason, wrapInPlace(classes));
    assertRefused(
        "Unit.opencl.cl: error: cannot be read: this is a symbolic link", "dump", classes);
    Files.move(link, classes.resolve(ROOT + "Other.ll"));
    assertRefused(
        "Other.ll: error: cannot be read: this is a symbolic link",
        "link",
        classes,
        "-o",
        around.resolve("out.bc"));
    Files.delete(classes.resolve(ROOT + "Other.ll"));
    Path there = Files.move(classes.resolve("META-INF"), around.resolve("elsewhere"));
    Files.createSymbolicLink(classes.resolve("META-INF"), there);
    assertRefused("META-INF: error: " + reason, wrapInPlace(classes));
  }

  @Test
  void linksInTheOutput() throws IOException {
    Path jar =
        HostileFiles.unit(ROOT + "p/Unit.opencl.cl", "text")
            .with(ROOT + "p/Unit.opencl.cl", "text")
            .jar(around.resolve("x.jar"));
    Files.createDirectories(around.resolve("out/META-INF/sycamore"));
    Files.createSymbolicLink(around.resolve("out/META-INF/sycamore/p"), victim.getParent());
    assertRefused("sycamore/p: error: cannot be written: this is a symbolic link", wrap(jar));
  }

  @Test
  void hugeEntries() throws IOException {
    byte[] huge = new byte[(64 << 20) + 1];
    java.util.Arrays.fill(huge, (byte) ' ');
    Path modules =
        HostileFiles.unit(ROOT + "p/Unit.opencl.cl", "text")
            .with(ROOT + "p/Unit.ll", huge)
            .jar(around.resolve("x.jar"));
    assertThat(Files.size(modules)).isLessThan(1 << 20);
    String error = "Unit.ll: error: cannot be read: larger than 64 MiB";
    assertRefused(error, wrap(modules));
    assertRefused("Unit.ll: larger than 64 MiB", "link", modules, "-o", around.resolve("out.bc"));
    Path descriptors = new HostileFiles().with(ROOT + "A.images", huge).jar(modules);
    assertRefused("A.images: error: cannot be read: larger than 64 MiB", "dump", descriptors);
  }

  @Test
  void anImageIsReadAsFarAsItsDescriptorSays() throws IOException {
    Path jar =
        HostileFiles.unit(ROOT + "p/Unit.opencl.cl", "text")
            .with(ROOT + "p/Unit.opencl.cl", new byte[32 << 20])
            .jar(around.resolve("x.jar"));
    String error = "has more than 4 bytes, but its descriptor has the size 4";
    assertRefused(error, wrap(jar));
    sycamore("dump", jar);
    assertThat(errors).contains(error);
  }

  @Test
  void anotherDigest() throws IOException {
    HostileFiles files = HostileFiles.unit(ROOT + "p/Unit.opencl.cl", "text");
    files.with(ROOT + "p/Unit.opencl.cl", "next");
    String error = "Unit.opencl.cl: error: the file is not what its descriptor was made for";
    assertRefused(error, wrap(files.jar(around.resolve("x.jar"))));
    assertRefused(error, wrap(files.folder(Files.createDirectory(around.resolve("classes")))));
  }

  private static final String LIBRARY =
      """
      target triple = "spir64-unknown-unknown"
      %s
      define spir_func i32 @ext__Lib__f__int(i32 %%x) #0 {
        %%y = call i32 asm sideeffect "%s", "=r,r"(i32 %%x)
        ret i32 %%y
      }
      attributes #0 = { "sycl-module-id"="Lib" }
      """;

  private static final String KERNEL =
      """
      target triple = "spir64-unknown-unknown"
      declare spir_func i32 @ext__Lib__f__int(i32) #0
      define spir_kernel void @k(ptr addrspace(1) %out) #1 {
        %x = call spir_func i32 @ext__Lib__f__int(i32 1)
        store i32 %x, ptr addrspace(1) %out
        ret void
      }
      attributes #0 = { "sycamore-import"="Lib" }
      attributes #1 = { "sycl-module-id"="Unit" }
      """;

  private Path libraryJar(byte[] module) throws IOException {
    return new HostileFiles().with(ROOT + "Lib.external.ll", module).jar(around.resolve("lib.jar"));
  }

  private Path libraryJar(String global, String assembly) throws IOException {
    return libraryJar(LIBRARY.formatted(global, assembly).getBytes(StandardCharsets.UTF_8));
  }

  /** As an input, and as a library that a kernel needs. */
  private void assertNotLinked(String error, Path jar) throws IOException {
    Path kernel = Files.writeString(around.resolve("kernel.ll"), KERNEL);
    assertRefused(error, "link", jar, "-o", around.resolve("out.bc"));
    assertRefused(error, "link", kernel, "-cp", jar, "-o", around.resolve("out.bc"));
  }

  @Test
  void assemblyOfAnotherJar() throws IOException {
    String module = "@lib.jar!/META-INF/sycamore/Lib.external.ll: error: a module of a jar";
    assertNotLinked(
        "cannot have the function 'ext__Lib__f__int' with inline assembly",
        libraryJar("", "syscall"));
    assertThat(errors).startsWith(module);
    assertNotLinked(
        "cannot have module-level assembly", libraryJar("module asm \".globl x\"", "nop"));
    assertThat(errors).startsWith(module);
  }

  @Test
  void codeOfAnotherJarThatRunsWhenAnImageIsLoaded() throws IOException {
    String constructors =
        "@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr }"
            + " { i32 1, ptr @ext__Lib__f__int, ptr null }]";
    assertNotLinked("the variable 'llvm.global_ctors'", libraryJar(constructors, "nop"));
    assertNotLinked(
        "the variable 'run' in a section of its own",
        libraryJar("@run = global ptr @ext__Lib__f__int, section \".init_array\"", "nop"));
    assertNotLinked(
        "an indirect function",
        libraryJar(
            "@run = ifunc void (), ptr @resolve\ndefine ptr @resolve() { ret ptr null }", ""));
  }

  @Test
  void bitcodeOfAnotherJar() throws IOException {
    Path text = around.resolve("lib.ll");
    Files.writeString(text, LIBRARY.formatted("", "nop"));
    Path bitcode = around.resolve("lib.bc");
    assertThat(sycamore("link", text, "-o", bitcode)).as(errors).isZero();
    // What the user names is the user's own.
    assertThat(sycamore("link", bitcode, "-o", around.resolve("again.bc"))).as(errors).isZero();
    assertNotLinked(
        "@lib.jar!/META-INF/sycamore/Lib.external.ll: this is bitcode, and modules of jars",
        libraryJar(Files.readAllBytes(bitcode)));
  }

  /** The library would run its constructors in the device compiler; here it would not load. */
  @Test
  void aForeignLibraryInTheCache() throws IOException {
    Path cache = Files.createDirectory(around.resolve("cache"));
    Path module = Files.writeString(around.resolve("lib.ll"), LIBRARY.formatted("", "nop"));
    String before = System.getProperty(DeviceBuildOptions.CACHE_PROPERTY);
    System.setProperty(DeviceBuildOptions.CACHE_PROPERTY, cache.toString());
    try {
      assertThat(sycamore("link", module, "-o", around.resolve("out.bc"))).as(errors).isZero();
      Path library = library(cache);
      byte[] original = Files.readAllBytes(library);
      byte[] foreign = original.clone();
      Arrays.fill(foreign, 0, 4096, (byte) 0);
      Files.write(library, foreign);
      Files.setPosixFilePermissions(library, PosixFilePermissions.fromString("rw-rw-rw-"));

      assertThat(sycamore("link", module, "-o", around.resolve("out.bc"))).as(errors).isZero();

      assertThat(Arrays.equals(Files.readAllBytes(library), original)).isTrue();
      assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(library)))
          .isEqualTo("rw-r--r--");
    } finally {
      if (before == null) {
        System.clearProperty(DeviceBuildOptions.CACHE_PROPERTY);
      } else {
        System.setProperty(DeviceBuildOptions.CACHE_PROPERTY, before);
      }
    }
  }

  private static Path library(Path cache) throws IOException {
    try (Stream<Path> files = Files.walk(cache)) {
      return files
          .filter(file -> file.getFileName().toString().contains("jniLLVM."))
          .findFirst()
          .orElseThrow();
    }
  }
}
