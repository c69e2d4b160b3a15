package dev.sycamore.backend.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.sycamore.backend.DeviceBuild;
import dev.sycamore.backend.TestModules;
import dev.sycamore.backend.job.DeviceBuildOptions;
import dev.sycamore.backend.job.DeviceImage;
import dev.sycamore.backend.job.Failure;
import dev.sycamore.backend.job.JobResult;
import dev.sycamore.backend.target.ImageTarget;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Where the worker's classes come from. */
@Tag("module")
class WorkerClassPathTest {

  private static final DeviceBuildOptions OPTIONS = DeviceBuildOptions.fromSystemProperties();

  @TempDir private Path folder;

  @Test
  void isFoundFromAProcessorPathsClassLoader() throws Exception {
    // As javac does it: a loader of its own, whose path has spaces in it.
    WorkerClassPath own = WorkerClassPath.find(OPTIONS);
    Path classes = folder.resolve("a folder/with spaces");
    copyTree(own.entries().get(0), classes);
    List<URL> urls = new ArrayList<>();
    urls.add(classes.toUri().toURL());
    for (Path entry : own.entries().subList(1, own.entries().size())) {
      urls.add(entry.toUri().toURL());
    }
    Path jar = folder.resolve("a folder/llvm native.jar");
    Files.createSymbolicLink(jar, own.nativeJar());
    urls.add(jar.toUri().toURL());
    try (URLClassLoader loader =
        new URLClassLoader(urls.toArray(URL[]::new), ClassLoader.getPlatformClassLoader())) {
      Class<?> probe = loader.loadClass("dev.sycamore.backend.job.DeviceBuildOptions");
      Object options = probe.getMethod("fromSystemProperties").invoke(null);
      Class<?> finder = loader.loadClass(WorkerClassPath.class.getName());
      var find = finder.getDeclaredMethod("find", probe);
      find.setAccessible(true);
      String found = find.invoke(null, options).toString();
      assertThat(found).contains(classes.toString(), jar.toString());
    }
  }

  @Test
  void maybeGivenExplicitly() throws Exception {
    WorkerClassPath own = WorkerClassPath.find(OPTIONS);
    List<Path> paths = new ArrayList<>(own.entries());
    paths.add(own.nativeJar());
    assertThat(
            DeviceBuild.run(
                    List.of(TestModules.job("vector_add", ImageTarget.PTX64)),
                    OPTIONS.withWorkerClassPath(paths))
                .get(0))
        .isInstanceOf(JobResult.Done.class);
  }

  @Test
  void onOtherPlatformsItSaysWhatStillWorks() {
    Platform plan9 = Platform.of("Plan 9", "mips");
    assertThat(WorkerClassPath.missing(plan9.mark(), plan9))
        .contains("org.bytedeco:llvm with the classifier plan_9-mips")
        .contains("there is LLVM for linux-x86_64, linux-arm64, macosx-x86_64")
        .contains("-Asycamore.deviceBuild=modules");
    Platform mac = Platform.of("Mac OS X", "aarch64");
    assertThat(WorkerClassPath.missing(mac.mark(), mac))
        .contains("org.bytedeco:llvm with the classifier macosx-arm64")
        .doesNotContain("only");
  }

  @Test
  void whatIsMissingIsNamed() {
    assertThatThrownBy(() -> WorkerClassPath.find(OPTIONS.withWorkerClassPath(List.of(folder))))
        .isInstanceOf(WorkerException.class)
        .hasMessageContaining(Platform.current().artifact());
    Failure failure =
        ((JobResult.Failed<DeviceImage>)
                DeviceBuild.run(
                        List.of(TestModules.job("vector_add", ImageTarget.PTX64)),
                        OPTIONS.withWorkerClassPath(List.of(folder.resolve("none.jar"))))
                    .get(0))
            .failure();
    assertThat(failure.line()).contains("none.jar", "does not exist");
  }

  private static void copyTree(Path from, Path to) throws IOException {
    try (Stream<Path> files = Files.walk(from)) {
      for (Path file : files.toList()) {
        Path target = to.resolve(from.relativize(file));
        if (Files.isDirectory(file)) {
          Files.createDirectories(target);
        } else {
          Files.copy(file, target);
        }
      }
    }
  }
}
