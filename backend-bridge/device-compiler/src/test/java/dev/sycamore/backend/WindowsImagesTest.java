package dev.sycamore.backend;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.backend.job.BuildJob;
import dev.sycamore.backend.target.ImageTarget;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;

/** Images for Windows, as files; on Linux they are executed by calls in the other convention. */
class WindowsImagesTest {

  private static final String X86 = "dev.sycamore.backend.WindowsImagesTest#isLinuxOnX86";

  private static PeFile file(BuildJob job) {
    return new PeFile(TestModules.image(job));
  }

  private static List<PeFile> files() {
    return SystemModules.jobs(ImageTarget.X86_64_WINDOWS).map(WindowsImagesTest::file).toList();
  }

  @Test
  void librariesAreForX86AndRunNothingAtTheirStart() {
    for (PeFile file : files()) {
      assertThat(file.machine()).isEqualTo(0x8664);
      assertThat(file.format()).isEqualTo(0x20B);
      assertThat(file.characteristics() & 0x2000).as("a library").isNotZero();
      assertThat(file.entryPoint()).isZero();
      // Anywhere in 64 bits; data is no code.
      assertThat(file.protection() & 0x160).isEqualTo(0x160);
    }
  }

  @Test
  void nothingIsImportedOrChangedByTheLoader() {
    for (PeFile file : files()) {
      assertThat(file.sizeOf(PeFile.IMPORTS)).isZero();
      assertThat(file.sizeOf(PeFile.DELAYED_IMPORTS)).isZero();
      assertThat(file.sizeOf(PeFile.RELOCATIONS)).isZero();
      assertThat(file.sizeOf(PeFile.THREAD_LOCAL_STORAGE)).isZero();
    }
  }

  @Test
  void noSectionIsWrittenAndExecuted() {
    for (PeFile file : files()) {
      for (MappedLibrary.Segment section : file.segments()) {
        boolean code = section.name().equals(".text");
        boolean data = section.name().equals(".data");
        assertThat(section.rights())
            .as(section.name())
            .isEqualTo(
                MappedLibrary.READ
                    | (code ? MappedLibrary.EXECUTE : 0)
                    | (data ? MappedLibrary.WRITE : 0));
      }
    }
  }

  @Test
  void theRuntimeFindsEntryPointsAndTheirStacks() {
    PeFile file = file(TestModules.job("vector_add", ImageTarget.X86_64_WINDOWS));
    assertThat(file.exports())
        .containsOnlyKeys(
            "vector_add", "vector_add.stack", "vector_add.remarks", "__sycamore_arrays_in_place");
    PeFile barriers = file(TestModules.job("waits", ImageTarget.X86_64_WINDOWS));
    assertThat(barriers.exports()).containsKey(LoadedLibrary.ALLOCATOR);
  }

  /** Instead of a time there is a hash. */
  @Test
  void imagesHaveTheSameBytesEachTime() {
    SystemModules.assertSameBytes(ImageTarget.X86_64_WINDOWS);
  }

  @Test
  void largeFramesAreTouchedPageByPage() {
    SystemModules.assertProbes(ImageTarget.X86_64_WINDOWS, "callq\t__chkstk");
  }

  @Test
  void argumentsAreInTheRegistersOfWindows() {
    assertThat(SystemModules.assembly("vector_add", ImageTarget.X86_64_WINDOWS))
        .containsPattern("\\(%rcx\\)")
        .contains("EXPORT:vector_add");
  }

  static boolean isLinuxOnX86() {
    return MacOsImagesTest.isLinux() && !ArmImagesTest.isArm();
  }

  @Nested
  @EnabledIf(X86)
  class KernelsOfWindows extends NativeKernelTest {
    @Override
    ImageTarget target() {
      return ImageTarget.X86_64_WINDOWS;
    }
  }

  @Nested
  @EnabledIf(X86)
  class RuntimeOfWindows extends NativeRuntimeTest {
    @Override
    ImageTarget target() {
      return ImageTarget.X86_64_WINDOWS;
    }
  }

  @Nested
  @EnabledIf(X86)
  class MemoryOfWindows extends NativeMemoryTest {
    @Override
    ImageTarget target() {
      return ImageTarget.X86_64_WINDOWS;
    }
  }

  @Nested
  @EnabledIf(X86)
  class BarriersOfWindows extends NativeBarrierTest {
    @Override
    ImageTarget target() {
      return ImageTarget.X86_64_WINDOWS;
    }
  }

  @Nested
  @EnabledIf(X86)
  class ExactnessOfWindows extends NativeExactnessTest {
    @Override
    ImageTarget target() {
      return ImageTarget.X86_64_WINDOWS;
    }
  }
}
