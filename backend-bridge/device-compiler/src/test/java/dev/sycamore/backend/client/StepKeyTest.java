package dev.sycamore.backend.client;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.backend.DeviceBuild;
import dev.sycamore.backend.TestModules;
import dev.sycamore.backend.job.BuildJob;
import dev.sycamore.backend.job.BuildOutput;
import dev.sycamore.backend.job.DeviceBuildOptions;
import dev.sycamore.backend.job.DeviceImage;
import dev.sycamore.backend.job.InspectionJob;
import dev.sycamore.backend.job.JobResult;
import dev.sycamore.backend.job.ModuleFacts;
import dev.sycamore.backend.link.LinkInput;
import dev.sycamore.backend.link.LinkJob;
import dev.sycamore.backend.target.ImageTarget;
import dev.sycamore.backend.wire.WorkerRequest;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What a result depends on. */
@Tag("one-jdk")
@Tag("module")
class StepKeyTest {

  private static final byte[] COMPILER = {1, 2, 3};

  @TempDir private Path folder;

  private static String ir(String place, boolean debugInfo) {
    String plain =
        TestModules.text("vector_add")
            .replaceFirst(
                "define spir_kernel void @vector_add\\([^{]*",
                "$0\"sycamore-name\"=\"V.k\" \"sycamore-place\"=\"" + place + "\" ");
    assertThat(plain).contains(place);
    if (!debugInfo) {
      return plain;
    }
    return plain
            .replaceFirst(" \\{", " !dbg !900 {")
            .replaceFirst("ret void", "ret void, !dbg !904")
        + """
        !llvm.dbg.cu = !{!901}
        !llvm.module.flags = !{!902}
        !900 = distinct !DISubprogram(name: "k", file: !903, line: 3, unit: !901, type: !905,\
         spFlags: DISPFlagDefinition)
        !901 = distinct !DICompileUnit(language: DW_LANG_Java, file: !903, producer: "sycamore",\
         isOptimized: true, emissionKind: LineTablesOnly)
        !902 = !{i32 2, !"Debug Info Version", i32 3}
        !903 = !DIFile(filename: "V.java", directory: "")
        !904 = !DILocation(line: 4, column: 5, scope: !900)
        !905 = !DISubroutineType(types: !906)
        !906 = !{null}
        """;
  }

  private static BuildJob job(
      String name, String place, boolean debugInfo, ImageTarget target, BuildOutput output) {
    return TestModules.job(name, ir(place, debugInfo), target, List.of(name), output);
  }

  private static StepKey key(BuildJob job, DeviceBuild build) {
    WorkerRequest request = new WorkerRequest.Build(job);
    return StepKey.hasNoPlaces(request)
        ? StepKey.of(COMPILER, job, facts(job, build))
        : StepKey.of(COMPILER, request);
  }

  private static ModuleFacts facts(BuildJob job, DeviceBuild build) {
    JobResult<ModuleFacts> result = build.inspect(new InspectionJob(job.name(), job.ir()));
    assertThat(result).isInstanceOf(JobResult.Done.class);
    return ((JobResult.Done<ModuleFacts>) result).value();
  }

  /** Two jobs have one key only if their results are the same: this is what may be left out. */
  @ParameterizedTest
  @EnumSource(BuildOutput.class)
  void whereKeysAreEqualResultsAre(BuildOutput output) {
    int equal = 0;
    try (DeviceBuild build = DeviceBuild.open(DeviceBuildOptions.fromSystemProperties())) {
      for (String target :
          List.of("spir64", "ptx64", "nvidia_gpu_sm_90", "x86_64", "x86_64_v3", "amd_gpu_gfx90a")) {
        ImageTarget of = ImageTarget.parse(target);
        for (boolean debugInfo : new boolean[] {false, true}) {
          List<BuildJob> jobs =
              List.of(
                  job("a.ll", "V.java:3:7", debugInfo, of, output),
                  job("b.ll", "V.java:3:7", debugInfo, of, output),
                  job("a.ll", "V.java:99:1", debugInfo, of, output));
          List<JobResult<DeviceImage>> results = build.compile(jobs);
          for (int i = 1; i < jobs.size(); i++) {
            if (key(jobs.get(i), build).equals(key(jobs.get(0), build))) {
              equal++;
              assertThat(bytes(results.get(i)))
                  .as("%s %s %s", target, debugInfo, i)
                  .isEqualTo(bytes(results.get(0)));
            }
          }
        }
      }
    }
    // Of six targets: names and places, names only without debug info; places only; nothing.
    assertThat(equal)
        .isEqualTo(output == BuildOutput.IMAGE ? 18 : output == BuildOutput.ASSEMBLY ? 12 : 0);
  }

  private static byte[] bytes(JobResult<DeviceImage> result) {
    assertThat(result).isInstanceOf(JobResult.Done.class);
    return ((JobResult.Done<DeviceImage>) result).value().bytes();
  }

  @Test
  void allElseCounts() {
    Set<StepKey> keys = new HashSet<>();
    List<BuildJob> jobs = new ArrayList<>();
    BuildOutput image = BuildOutput.IMAGE;
    jobs.add(job("a.ll", "V.java:3:7", false, ImageTarget.X86_64, image));
    jobs.add(job("a.ll", "V.java:3:7", true, ImageTarget.X86_64, image));
    jobs.add(job("b.ll", "V.java:3:7", true, ImageTarget.X86_64, image));
    jobs.add(job("a.ll", "V.java:3:7", false, ImageTarget.PTX64, image));
    jobs.add(job("a.ll", "V.java:3:7", false, ImageTarget.parse("nvidia_gpu_sm_90"), image));
    jobs.add(job("a.ll", "V.java:3:7", false, ImageTarget.X86_64, BuildOutput.ASSEMBLY));
    jobs.add(job("a.ll", "V.java:3:7", false, ImageTarget.X86_64, BuildOutput.LLVM_IR));
    jobs.add(job("a.ll", "V.java:4:7", false, ImageTarget.X86_64, BuildOutput.LLVM_IR));
    jobs.add(
        TestModules.job(
            "a.ll",
            ir("V.java:3:7", false).replace("V.k", "V.l"),
            ImageTarget.X86_64,
            List.of(),
            image));
    try (DeviceBuild build = DeviceBuild.open(DeviceBuildOptions.fromSystemProperties())) {
      jobs.forEach(job -> keys.add(key(job, build)));
      assertThat(keys).hasSize(jobs.size());
      BuildJob first = jobs.get(0);
      keys.add(StepKey.of(new byte[] {1, 2, 4}, first, facts(first, build)));
    }
    for (String name : List.of("a", "b")) {
      for (String module : List.of("a", "b")) {
        for (boolean text : new boolean[] {false, true}) {
          byte[] bytes = module.getBytes(StandardCharsets.UTF_8);
          LinkJob link = new LinkJob("", List.of(new LinkInput(name, bytes)), text);
          keys.add(StepKey.of(COMPILER, new WorkerRequest.Link(link)));
        }
      }
    }
    assertThat(keys).hasSize(jobs.size() + 9);
  }

  @Test
  void aCompilerIsWhatItsFilesHold() throws Exception {
    Path classes = Files.createDirectory(folder.resolve("classes"));
    Path jar = folder.resolve("llvm.jar");
    Path file = Files.writeString(classes.resolve("A.class"), "a");
    writeJar(jar, "x");
    byte[] first = identity(classes, jar);
    Path same = Files.createDirectory(folder.resolve("same"));
    Files.copy(file, same.resolve("A.class"));
    Files.setLastModifiedTime(same.resolve("A.class"), FileTime.fromMillis(0));
    Path copy = folder.resolve("copy.jar");
    writeJar(copy, "x");
    assertThat(identity(same, copy)).isEqualTo(first);
    Files.writeString(same.resolve("A.class"), "b");
    assertThat(identity(same, copy)).isNotEqualTo(first);
    writeJar(copy, "y");
    assertThat(identity(classes, copy)).isNotEqualTo(first);
    assertThat(identity(jar, copy)).isNotEqualTo(first);
    Files.move(file, classes.resolve("B.class"));
    assertThat(identity(classes, jar)).isNotEqualTo(first);
    assertThat(CompilerIdentity.of(WorkerClassPath.find(DeviceBuildOptions.fromSystemProperties())))
        .isEqualTo(
            CompilerIdentity.of(WorkerClassPath.find(DeviceBuildOptions.fromSystemProperties())));
  }

  private static byte[] identity(Path classes, Path jar) throws Exception {
    return CompilerIdentity.of(new WorkerClassPath(List.of(classes), jar));
  }

  private static void writeJar(Path jar, String content) throws Exception {
    try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(jar))) {
      out.putNextEntry(new ZipEntry("lib"));
      out.write(content.getBytes(StandardCharsets.UTF_8));
    }
  }
}
