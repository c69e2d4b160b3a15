package dev.sycamore.backend.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.backend.DeviceBuild;
import dev.sycamore.backend.TestModules;
import dev.sycamore.backend.job.BuildJob;
import dev.sycamore.backend.job.BuildOutput;
import dev.sycamore.backend.job.DeviceBuildOptions;
import dev.sycamore.backend.job.DeviceImage;
import dev.sycamore.backend.job.JobResult;
import dev.sycamore.backend.target.ImageTarget;
import dev.sycamore.binding.targets.HostPlatform;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two builds of the same input, wherever and whenever. */
@Tag("one-jdk")
@Tag("full")
class SameBytesTest {

  private static final List<String> MODULES = List.of("vector_add", "barrier", "atomics", "half");

  /** Letters that change in other ways, digits of their own, and a day that is not the same. */
  private static final List<String> ELSEWHERE =
      List.of(
          "-Duser.language=tr",
          "-Duser.country=TR",
          "-Duser.variant=",
          "-Duser.timezone=Asia/Kathmandu",
          "-Dfile.encoding=ISO-8859-9",
          "-Dline.separator=\r\n");

  @TempDir private Path folder;

  /** The commands as a user runs them, one process each. */
  @Test
  void theChainOfStages() throws Exception {
    Path here = Files.createDirectory(folder.resolve("here"));
    Path elsewhere = Files.createDirectories(folder.resolve("some/where else"));
    Map<String, byte[]> first = chain(here, List.of(), "", 1);
    Map<String, byte[]> second = chain(elsewhere, ELSEWHERE, elsewhere + "/", 3);
    // A table, three files for each kernel, lists, and images for each target.
    assertThat(first).hasSizeGreaterThan(40);
    assertThat(second.keySet()).isEqualTo(first.keySet());
    first.forEach((name, bytes) -> assertThat(second.get(name)).as(name).isEqualTo(bytes));
  }

  private static Map<String, byte[]> chain(
      Path here, List<String> java, String prefix, int parallel) throws Exception {
    List<String> link = new ArrayList<>(List.of("link", "-o", prefix + "linked.bc"));
    for (String module : MODULES) {
      // The same source, and nothing that tells where it is from.
      Files.writeString(here.resolve(module + ".ll"), TestModules.text(module));
      link.add(prefix + module + ".ll");
    }
    List<List<String>> commands = new ArrayList<>();
    commands.add(link);
    String table = prefix + "t.table";
    commands.add(
        List.of("post-link", "--split=kernel", "-symbols", prefix + "linked.bc", "-o", table));
    String list = prefix + "t.list";
    commands.add(List.of("file-table-tform", "--extract=Code", "--drop_titles", table, "-o", list));
    for (String target : List.of("spir64", "ptx64", "x86_64")) {
      commands.add(aot(parallel, list, prefix + target + ".list", "--target=" + target));
    }
    commands.add(aot(parallel, list, prefix + "asm.list", "--target=spir64", "-S"));
    commands.add(aot(parallel, list, prefix + "ir.list", "--target=x86_64", "-S", "--emit-llvm"));
    for (List<String> command : commands) {
      assertThat(run(here, java, command)).as(command + "").isEmpty();
    }
    return contents(here);
  }

  private static List<String> aot(int parallel, String in, String out, String... options) {
    List<String> words = new ArrayList<>(List.of("foreach", "--in-file-list=" + in));
    words.addAll(List.of("--in-replace={}", "--out-replace=OUT", "--out-file-list=" + out));
    words.addAll(List.of("--jobs=" + parallel, "--", "sycamore", "aot", "{}", "-o", "OUT"));
    words.addAll(List.of(options));
    return words;
  }

  /** What the command says. */
  private static String run(Path here, List<String> options, List<String> words) throws Exception {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(options);
    command.add("-cp");
    command.add(
        Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
            .map(entry -> Path.of(entry).toAbsolutePath().toString())
            .collect(Collectors.joining(File.pathSeparator)));
    command.add(SycamoreMain.class.getName());
    command.addAll(words);
    Path log = Files.createTempFile("sycamore-test", ".log");
    try {
      Process process =
          new ProcessBuilder(command)
              .directory(here.toFile())
              .redirectErrorStream(true)
              .redirectOutput(log.toFile())
              .start();
      boolean ended = process.waitFor(300, TimeUnit.SECONDS);
      process.destroyForcibly();
      String said = new String(Files.readAllBytes(log), StandardCharsets.UTF_8);
      assertThat(ended && process.exitValue() == 0).as(words + "\n" + said).isTrue();
      return said;
    } finally {
      Files.delete(log);
    }
  }

  private static Map<String, byte[]> contents(Path folder) throws IOException {
    Map<String, byte[]> contents = new TreeMap<>();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        contents.put(folder.relativize(file).toString(), Files.readAllBytes(file));
      }
    }
    return contents;
  }

  /** The workers themselves do not have the options of the JVM that starts them. */
  @Test
  void aWorkerInAnotherLocale() throws Exception {
    Path java = folder.resolve("java");
    String options = ELSEWHERE.stream().map(o -> "'" + o + "'").collect(Collectors.joining(" "));
    Files.writeString(
        java,
        "#!/bin/sh\nexport TZ=Asia/Kathmandu\nexec '%s/bin/%s' %s \"$@\"\n"
            .formatted(
                System.getProperty("java.home"), HostPlatform.current().program("java"), options));
    Files.setPosixFilePermissions(java, PosixFilePermissions.fromString("rwxr-xr-x"));
    List<BuildJob> jobs = new ArrayList<>();
    for (String module : List.of("nd_range", "barrier", "mixed")) {
      for (String target : List.of("spir64", "ptx64", "x86_64_v3", "amd_gpu_gfx90a")) {
        for (BuildOutput output : List.of(BuildOutput.IMAGE, BuildOutput.LLVM_IR)) {
          jobs.add(
              TestModules.job(
                  module, TestModules.text(module), ImageTarget.parse(target), List.of(), output));
        }
      }
    }
    DeviceBuildOptions here = DeviceBuildOptions.fromSystemProperties();
    List<JobResult<DeviceImage>> first = DeviceBuild.run(jobs, here);
    List<JobResult<DeviceImage>> second = DeviceBuild.run(jobs, here.withJavaExecutable(java));
    for (int i = 0; i < jobs.size(); i++) {
      assertThat(((JobResult.Done<DeviceImage>) second.get(i)).value().bytes())
          .as("%s %s", jobs.get(i).target(), jobs.get(i).name())
          .isEqualTo(((JobResult.Done<DeviceImage>) first.get(i)).value().bytes());
    }
  }
}
