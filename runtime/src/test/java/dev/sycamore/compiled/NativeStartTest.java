package dev.sycamore.compiled;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.sycamore.testsupport.tools.QuietJvm;
import dev.sycamore.testsupport.tools.Tool;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lwjgl.Version;
import org.lwjgl.system.Library;

/** Where native code comes from when a program starts: in processes of their own. */
@Tag("module")
class NativeStartTest {
  private static final String RESULT = "1 foreign=0";

  @TempDir Path folder;

  /** A process whose temporary and home folders are empty. */
  private ProcessBuilder start(List<String> before, List<String> options, String what)
      throws IOException {
    Path temporary = Files.createDirectories(folder.resolve("tmp"));
    List<String> command = new ArrayList<>(before);
    command.add(Path.of(System.getProperty("java.home"), "bin/java").toString());
    command.add("-Djava.io.tmpdir=" + temporary);
    command.add("-Duser.home=" + Files.createDirectories(folder.resolve("home")));
    // The kernels of this test have hand-made bindings, of which no compiler recorded the code.
    command.add("-Dsycamore.proof=warn");
    command.addAll(QuietJvm.options());
    command.addAll(options);
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.addAll(List.of(NativeStart.class.getName(), what));
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.directory(Files.createDirectories(folder.resolve("work")).toFile());
    builder.environment().keySet().removeIf(name -> name.startsWith("XDG_"));
    builder.redirectErrorStream(true);
    return builder;
  }

  private static String output(Process process) throws Exception {
    String output = new String(process.getInputStream().readAllBytes(), UTF_8);
    assertThat(process.waitFor(60, SECONDS)).isTrue();
    return output.strip();
  }

  private static void assertThatEmpty(Path folder) throws IOException {
    try (Stream<Path> left = Files.list(folder)) {
      assertThat(left.filter(path -> !path.getFileName().toString().startsWith("hsperfdata")))
          .isEmpty();
    }
  }

  @Test
  void aForeignLibraryWithTheRightChecksumIsNotLoaded() throws Exception {
    byte[] genuine;
    try (InputStream in =
        Library.class.getClassLoader().getResourceAsStream("linux/x64/org/lwjgl/liblwjgl.so")) {
      genuine = in.readAllBytes();
    }
    byte[] forged = withChecksumOf(genuine, Arrays.copyOf(genuine, genuine.length + 6));
    assertThat(crc(forged)).isEqualTo(crc(genuine));
    Path temporary = Files.createDirectories(folder.resolve("tmp"));
    Files.setPosixFilePermissions(temporary, PosixFilePermissions.fromString("rwxrwxrwx"));
    Path planted = temporary.resolve("lwjgl_" + System.getProperty("user.name"));
    String version = Version.getVersion().replaceFirst("[ -].*", "").replaceFirst("\\+.*", "+1");
    Path library = planted.resolve(version + "/x64/liblwjgl.so");
    Files.createDirectories(library.getParent());
    Files.write(library, forged);
    giveToAnotherUser(planted);

    String output = output(start(List.of(), List.of(), "queue").start());

    assertThat(output).isEqualTo(RESULT);
    assertThat(library).hasBinaryContent(forged);
  }

  /** As it would be in an attack; only root can do this, and the rest of the test needs it not. */
  private static void giveToAnotherUser(Path planted) throws Exception {
    if (Files.getAttribute(planted, "unix:uid").equals(0)) {
      Process chown =
          new ProcessBuilder("chown", "-R", "nobody", planted.toString()).inheritIO().start();
      assertThat(chown.waitFor()).isZero();
    }
  }

  private static long crc(byte[] bytes) {
    CRC32 crc = new CRC32();
    crc.update(bytes);
    return crc.getValue();
  }

  /** Chooses the last four bytes such that the CRC-32 is that of the first text. */
  private static byte[] withChecksumOf(byte[] wanted, byte[] bytes) {
    int last = bytes.length - Integer.BYTES;
    long rest = crc(bytes) ^ crc(wanted);
    // The checksum is linear: each bit of the four bytes changes it by a pattern of its own.
    long[] pattern = new long[Integer.SIZE];
    long[] bits = new long[Integer.SIZE];
    for (int i = 0; i < Integer.SIZE; i++) {
      byte[] one = bytes.clone();
      one[last + i / 8] ^= (byte) (1 << i % 8);
      long p = crc(one) ^ crc(bytes);
      long b = 1L << i;
      for (int top = Integer.SIZE - 1; top >= 0 && p != 0; top--) {
        if ((p >> top & 1) != 0) {
          if (pattern[top] == 0) {
            pattern[top] = p;
            bits[top] = b;
            break;
          }
          p ^= pattern[top];
          b ^= bits[top];
        }
      }
    }
    long chosen = 0;
    for (int top = Integer.SIZE - 1; top >= 0; top--) {
      if ((rest >> top & 1) != 0) {
        rest ^= pattern[top];
        chosen ^= bits[top];
      }
    }
    for (int i = 0; i < Integer.SIZE; i++) {
      bytes[last + i / 8] ^= (byte) ((chosen >> i & 1) << i % 8);
    }
    return bytes;
  }

  @Test
  void processesThatStartAtOnceDoNotMeet() throws Exception {
    for (int round = 0; round < 6; round++) {
      Process one = start(List.of(), List.of(), "queue").start();
      Process two = start(List.of(), List.of(), "queue").start();
      assertThat(output(one)).isEqualTo(RESULT);
      assertThat(output(two)).isEqualTo(RESULT);
      assertThatEmpty(folder.resolve("tmp"));
    }
    assertThatEmpty(folder.resolve("home"));
    assertThatEmpty(folder.resolve("work"));
  }

  @Test
  void twoClassLoadersHaveARuntimeEach() throws Exception {
    URL[] classPath =
        Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
            .map(NativeStartTest::url)
            .toArray(URL[]::new);
    for (int i = 0; i < 2; i++) {
      // Not closed: the runtime's classes stay in use by what it has started.
      ClassLoader loader = new URLClassLoader(classPath, ClassLoader.getPlatformClassLoader());
      Callable<?> program =
          (Callable<?>)
              loader.loadClass(NativeStart.class.getName()).getConstructor().newInstance();
      assertThat(program.call()).asString().startsWith("1 ");
    }
    // LWJGL left to itself puts the second copy into the working folder.
    assertThat(Path.of(".lwjgl")).doesNotExist();
  }

  private static URL url(String entry) {
    try {
      return Path.of(entry).toUri().toURL();
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void aTemporaryFolderWithoutExecutionIsNotUsed() throws Exception {
    Tool.CC.assumePresent();
    String output = output(start(mounted("tmp"), List.of(), "kernel").start());

    assertThat(output).endsWith(RESULT);
    assertThatEmpty(folder.resolve("home"));
    assertThatEmpty(folder.resolve("work"));
  }

  @Test
  void withoutAnyFolderTheErrorSaysWhyAndWhatHelps() throws Exception {
    List<String> before = mounted(".");

    String output = output(start(before, List.of(), "kernel").start());

    Path real = folder.toRealPath();
    assertThat(output)
        .contains("DeviceException: no folder to load native code from: ")
        .contains(real + "/tmp is mounted noexec (see findmnt -T " + real + "/tmp)")
        .contains(real + "/home is mounted noexec")
        .contains("-Djava.io.tmpdir=DIR");
    assertThat(Files.exists(folder.resolve("work/.lwjgl"))).isFalse();
  }

  /** As in an image of jlink. */
  @Test
  void theFlightRecorderAndManagementMayBeMissing() throws Exception {
    Tool.CC.assumePresent();
    List<String> modules = List.of("--limit-modules", "java.base,jdk.unsupported");

    assertThat(output(start(List.of(), modules, "kernel").start())).endsWith(RESULT);
  }

  /** A command that mounts a folder noexec and runs the rest of its line. */
  private List<String> mounted(String name) throws Exception {
    Path target = Files.createDirectories(folder.resolve(name));
    Files.createDirectories(folder.resolve("home"));
    Files.createDirectories(folder.resolve("work"));
    String script =
        "mount --bind '"
            + target
            + "' '"
            + target
            + "' && mount -o remount,bind,noexec '"
            + target
            + "'";
    List<String> unshare = List.of("unshare", "--mount", "sh", "-c");
    List<String> probe = new ArrayList<>(unshare);
    probe.add(script);
    assumeTrue(succeeds(probe), "no mount namespaces here");
    List<String> command = new ArrayList<>(unshare);
    command.addAll(List.of(script + " && exec \"$@\"", "sh"));
    return command;
  }

  private static boolean succeeds(List<String> command) throws InterruptedException {
    try {
      return new ProcessBuilder(command).redirectErrorStream(true).start().waitFor() == 0;
    } catch (IOException e) {
      return false;
    }
  }
}
