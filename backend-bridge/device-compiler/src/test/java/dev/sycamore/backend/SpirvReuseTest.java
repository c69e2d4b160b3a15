package dev.sycamore.backend;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.backend.job.BuildJob;
import dev.sycamore.backend.job.BuildOutput;
import dev.sycamore.backend.job.DeviceBuildOptions;
import dev.sycamore.backend.job.DeviceImage;
import dev.sycamore.backend.job.JobResult;
import dev.sycamore.backend.target.ImageTarget;
import dev.sycamore.testsupport.sample.CommitSample;
import dev.sycamore.testsupport.sample.CommitSeed;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Many SPIR-V modules of one worker have the bytes that each has as the first module of a worker of
 * its own. {@code -Dspirv.modules=10000} makes it that many, {@code -Dspirv.folder=DIR} adds the
 * modules {@code *.ll} of a folder, and {@code -Dspirv.seed=N} changes their order.
 */
@Tag("one-jdk")
@Tag("module")
class SpirvReuseTest {

  private static final int MODULES =
      Integer.getInteger("spirv.modules", CommitSample.isEverything() ? 10_000 : 300);
  private static final long SEED = Long.getLong("spirv.seed", CommitSeed.value());
  private static final String FOLDER = System.getProperty("spirv.folder");
  private static final int AT_ONCE = 100;

  private static final String SWITCHES =
      """
      define spir_kernel void @switches(ptr addrspace(1) %p, i64 %x, i8 %y) {
      entry:
        switch i64 %x, label %other [
          i64 5000000000, label %first
          i64 -1, label %second
        ]
      first:
        switch i8 %y, label %other [
          i8 1, label %second
          i8 2, label %end
        ]
      second:
        store i64 %x, ptr addrspace(1) %p
        br label %end
      other:
        store i64 1, ptr addrspace(1) %p
        br label %end
      end:
        ret void
      }
      """;

  /** The back end makes a function of it whose blocks have names. */
  private static final String MEMORY_SET =
      """
      define spir_kernel void @fill(ptr addrspace(1) %p, i64 %n, i8 %x) {
        call void @llvm.memset.p1.i64(ptr addrspace(1) %p, i8 %x, i64 %n, i1 false)
        ret void
      }
      declare void @llvm.memset.p1.i64(ptr addrspace(1), i8, i64, i1)
      """;

  /** The scopes are met in another order than in other modules. */
  private static final String SCOPES =
      """
      define spir_kernel void @scopes(ptr addrspace(1) %p) {
        %a = atomicrmw add ptr addrspace(1) %p, i32 1 syncscope("device") monotonic
        %b = atomicrmw add ptr addrspace(1) %p, i32 1 syncscope("workgroup") monotonic
        %c = atomicrmw add ptr addrspace(1) %p, i32 1 syncscope("subgroup") monotonic
        ret void
      }
      """;

  private static final String EXTENSIONS =
      """
      define spir_kernel void @extensions(ptr addrspace(1) %p) {
        store i32 1, ptr addrspace(1) %p
        ret void
      }
      !opencl.used.extensions = !{!0}
      !0 = !{!"cl_khr_fp16"}
      """;

  private static BuildJob job(String name, String ir) {
    return TestModules.job(name, ir, ImageTarget.SPIR64, List.of(), BuildOutput.IMAGE);
  }

  /** A function of as many blocks as modules before it need not have had. */
  private static String blocks(int count) {
    StringBuilder text = new StringBuilder("define spir_kernel void @blocks(i64 %n) {\n  br label");
    for (int i = 0; i < count; i++) {
      text.append(" %b").append(i).append("\nb").append(i).append(":\n  %c").append(i);
      text.append(" = icmp eq i64 %n, ").append(i).append("\n  br i1 %c").append(i);
      text.append(", label %end, label");
    }
    return text.append(" %end\nend:\n  ret void\n}\n").toString();
  }

  private static List<BuildJob> jobs() throws IOException {
    List<BuildJob> jobs = new ArrayList<>();
    TestModules.ALL.forEach(name -> jobs.add(TestModules.job(name, ImageTarget.SPIR64)));
    jobs.add(job("switches.ll", TestModules.module(SWITCHES)));
    jobs.add(job("fill.ll", TestModules.module(MEMORY_SET)));
    jobs.add(job("scopes.ll", TestModules.module(SCOPES)));
    jobs.add(job("extensions.ll", TestModules.module(EXTENSIONS)));
    for (int count : List.of(3, 10, 40)) {
      jobs.add(job("blocks" + count + ".ll", TestModules.module(blocks(count))));
    }
    if (FOLDER != null) {
      try (Stream<Path> files = Files.walk(Path.of(FOLDER))) {
        for (Path file : files.filter(f -> f.toString().endsWith(".ll")).sorted().toList()) {
          jobs.add(job(file.toString(), Files.readString(file, StandardCharsets.UTF_8)));
        }
      }
    }
    return jobs;
  }

  @Test
  void theBytesAreThoseOfAFirstModule() throws IOException {
    List<BuildJob> jobs = jobs();
    List<byte[]> fresh = new ArrayList<>();
    jobs.forEach(job -> fresh.add(TestModules.image(job)));
    Random random = new Random(SEED);
    try (DeviceBuild build = DeviceBuild.open(DeviceBuildOptions.fromSystemProperties())) {
      for (int done = 0; done < MODULES; done += AT_ONCE) {
        List<Integer> picked = random.ints(AT_ONCE, 0, jobs.size()).boxed().toList();
        List<JobResult<DeviceImage>> results =
            build.compile(picked.stream().map(jobs::get).toList());
        for (int i = 0; i < AT_ONCE; i++) {
          BuildJob job = jobs.get(picked.get(i));
          assertThat(((JobResult.Done<DeviceImage>) results.get(i)).value().bytes())
              .as("module %d, %s", done + i, job.name())
              .isEqualTo(fresh.get(picked.get(i)));
        }
      }
    }
  }
}
