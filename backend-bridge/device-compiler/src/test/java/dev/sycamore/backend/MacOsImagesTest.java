package dev.sycamore.backend;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.backend.job.BuildJob;
import dev.sycamore.backend.target.ImageTarget;
import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Images for macOS, as files, and executed under Linux on a processor that they are for: the
 * calling convention is the same.
 */
class MacOsImagesTest {

  private static final String THIS = "dev.sycamore.backend.MacOsImagesTest#";
  private static final int PAGE_OF_SIGNATURE = 4096;

  private static final String X86_64 = "x86_64_macos";
  private static final String AARCH64 = "aarch64_macos";

  private static MachOFile file(BuildJob job) {
    return new MachOFile(TestModules.image(job));
  }

  private static List<MachOFile> files(String target) {
    return SystemModules.jobs(ImageTarget.parse(target)).map(MacOsImagesTest::file).toList();
  }

  @ParameterizedTest
  @ValueSource(strings = {X86_64, AARCH64})
  void librariesAreForMacOs11(String target) {
    int processor = target.equals(X86_64) ? MachOFile.X86_64 : MachOFile.ARM64;
    for (MachOFile file : files(target)) {
      assertThat(file.processor()).isEqualTo(processor);
      assertThat(file.kind()).isEqualTo(6);
      int version = file.command(MachOFile.BUILD_VERSION);
      assertThat(file.number(version + 8)).as("platform").isEqualTo(1);
      assertThat(file.number(version + 12)).as("oldest").isEqualTo(11 << 16);
      assertThat(file.textOf(file.command(MachOFile.OWN_NAME))).isEqualTo("@rpath/image.dylib");
      // Newer dynamic linkers refuse libraries without these.
      assertThat(file.commands(MachOFile.UUID)).hasSize(1);
      assertThat(file.commands(MachOFile.NEEDED_LIBRARY).stream().map(file::textOf))
          .containsExactly("/usr/lib/libSystem.B.dylib");
    }
  }

  /** So they can be mapped anywhere as they are. */
  @ParameterizedTest
  @ValueSource(strings = {X86_64, AARCH64})
  void nothingIsImportedOrChangedByTheLoader(String target) {
    for (MachOFile file : files(target)) {
      assertThat(file.imports()).isEmpty();
      for (int info : file.commands(MachOFile.DYLD_INFO)) {
        for (int table = 0; table < 4; table++) {
          assertThat(file.number(info + 12 + 8 * table)).as("size of a table").isZero();
        }
      }
      for (int fixups : file.commands(MachOFile.CHAINED_FIXUPS)) {
        assertThat(file.number(file.number(fixups + 8) + 16)).as("imports").isZero();
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {X86_64, AARCH64})
  void noSegmentIsWrittenAndExecuted(String target) {
    for (MachOFile file : files(target)) {
      List<MappedLibrary.Segment> segments = file.segments();
      assertThat(segments.get(0).name()).isEqualTo("__TEXT");
      for (MappedLibrary.Segment segment : segments) {
        boolean code = segment.name().equals("__TEXT");
        boolean data = segment.name().startsWith("__DATA");
        assertThat(segment.rights())
            .as(segment.name())
            .isEqualTo(
                MappedLibrary.READ
                    | (code ? MappedLibrary.EXECUTE : 0)
                    | (data ? MappedLibrary.WRITE : 0));
      }
      assertThat(segments.stream().noneMatch(segment -> segment.name().contains("thread")))
          .isTrue();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {X86_64, AARCH64})
  void theRuntimeFindsEntryPointsAndTheirStacks(String target) {
    MachOFile file = file(TestModules.job("vector_add", ImageTarget.parse(target)));
    assertThat(file.exports())
        .containsOnlyKeys(
            "vector_add", "vector_add.stack", "vector_add.remarks", "__sycamore_arrays_in_place");
    MachOFile barriers = file(TestModules.job("waits", ImageTarget.parse(target)));
    assertThat(barriers.exports()).containsKey(LoadedLibrary.ALLOCATOR);
  }

  @ParameterizedTest
  @ValueSource(strings = {X86_64, AARCH64})
  void signaturesHaveTheHashesOfAllPages(String target) throws NoSuchAlgorithmException {
    for (MachOFile file : files(target)) {
      int command = file.command(MachOFile.SIGNATURE);
      int start = file.number(command + 8);
      ByteBuffer signature = ByteBuffer.wrap(file.range(start, file.number(command + 12)));
      assertThat(signature.getInt(0)).as("super blob").isEqualTo(0xFADE0CC0);
      assertThat(signature.getInt(8)).as("blobs").isEqualTo(1);
      int directory = signature.getInt(16);
      assertThat(signature.getInt(directory)).as("code directory").isEqualTo(0xFADE0C02);
      assertThat(signature.getInt(directory + 12)).as("ad hoc, by a linker").isEqualTo(0x20002);
      assertThat(signature.getInt(directory + 32)).as("end of the code").isEqualTo(start);
      assertThat(signature.get(directory + 36)).as("size of a hash").isEqualTo((byte) 32);
      assertThat(signature.get(directory + 37)).as("SHA-256").isEqualTo((byte) 2);
      assertThat(signature.get(directory + 39)).as("a page").isEqualTo((byte) 12);
      int pages = (start + PAGE_OF_SIGNATURE - 1) / PAGE_OF_SIGNATURE;
      assertThat(signature.getInt(directory + 28)).as("pages").isEqualTo(pages);
      for (int page = 0; page < pages; page++) {
        int from = page * PAGE_OF_SIGNATURE;
        byte[] content = file.range(from, Math.min(PAGE_OF_SIGNATURE, start - from));
        byte[] hash = new byte[32];
        signature.get(directory + signature.getInt(directory + 16) + 32 * page, hash);
        assertThat(hash).isEqualTo(MessageDigest.getInstance("SHA-256").digest(content));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {X86_64, AARCH64})
  void imagesHaveTheSameBytesEachTime(String target) {
    SystemModules.assertSameBytes(ImageTarget.parse(target));
  }

  /** Apple's systems have a use of their own for it. */
  @ParameterizedTest
  @ValueSource(strings = {"vector_add", "math", "barrier", "fma"})
  void codeForArmLeavesRegister18Alone(String name) {
    String text = SystemModules.assembly(name, ImageTarget.AARCH64_MACOS);
    assertThat(text).contains(".build_version macos").doesNotContainPattern("\\b[xw]18\\b");
  }

  @ParameterizedTest
  @ValueSource(strings = {X86_64, AARCH64})
  void largeFramesAreTouchedPageByPage(String target) {
    SystemModules.assertProbes(
        ImageTarget.parse(target),
        target.equals(X86_64) ? "subq\t$4096, %rsp" : "sub\tsp, sp, #1, lsl #12");
  }

  static boolean isLinux() {
    return System.getProperty("os.name").equals("Linux");
  }

  /** What this machine executes. */
  private static ImageTarget executed() {
    return ArmImagesTest.isArm() ? ImageTarget.AARCH64_MACOS : ImageTarget.X86_64_MACOS;
  }

  @Nested
  @EnabledIf(THIS + "isLinux")
  class KernelsOfMacOs extends NativeKernelTest {
    @Override
    ImageTarget target() {
      return executed();
    }
  }

  @Nested
  @EnabledIf(THIS + "isLinux")
  class RuntimeOfMacOs extends NativeRuntimeTest {
    @Override
    ImageTarget target() {
      return executed();
    }
  }

  @Nested
  @EnabledIf(THIS + "isLinux")
  class MemoryOfMacOs extends NativeMemoryTest {
    @Override
    ImageTarget target() {
      return executed();
    }
  }

  @Nested
  @EnabledIf(THIS + "isLinux")
  class BarriersOfMacOs extends NativeBarrierTest {
    @Override
    ImageTarget target() {
      return executed();
    }
  }

  @Nested
  @EnabledIf(THIS + "isLinux")
  class ExactnessOfMacOs extends NativeExactnessTest {
    @Override
    ImageTarget target() {
      return executed();
    }
  }
}
