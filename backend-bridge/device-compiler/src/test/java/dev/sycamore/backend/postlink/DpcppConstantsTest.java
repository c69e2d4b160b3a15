package dev.sycamore.backend.postlink;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.backend.DeviceBuild;
import dev.sycamore.backend.job.DeviceBuildOptions;
import dev.sycamore.binding.properties.Dialect;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Specialization constants in DPC++'s dialect, where it differs. */
@Tag("module")
class DpcppConstantsTest {

  private static final String MODULE =
      """
      target datalayout = "e-i64:64"
      target triple = "spir64-unknown-unknown"
      %flags = type { i8, [3 x i8], i32 }
      @flag_name = private constant [5 x i8] c"flag\\00"
      @flags_name = private constant [6 x i8] c"flags\\00"
      @flag = constant { i8 } { i8 1 }
      @flags = internal constant { { i8, [3 x i8], i32 } } { { i8, [3 x i8], i32 } { i8 2, [3 x i8] undef, i32 3 } }
      define spir_kernel void @k(ptr %out) {
        %x = call spir_func i1 @_Z37__sycl_getScalar2020SpecConstantValueIbET_PKcPKvS4_(ptr @flag_name, ptr @flag, ptr null)
        %y = zext i1 %x to i32
        store i32 %y, ptr %out
        call spir_func void @_Z40__sycl_getComposite2020SpecConstantValueI5flagsET_PKcPKvS4_(ptr sret(%flags) %out, ptr @flags_name, ptr @flags, ptr null)
        ret void
      }
      declare spir_func i1 @_Z37__sycl_getScalar2020SpecConstantValueIbET_PKcPKvS4_(ptr, ptr, ptr)
      declare spir_func void @_Z40__sycl_getComposite2020SpecConstantValueI5flagsET_PKcPKvS4_(ptr sret(%flags), ptr, ptr, ptr)
      """;

  private static DeviceBuild build;

  @BeforeAll
  static void open() {
    build = DeviceBuild.open(DeviceBuildOptions.fromSystemProperties());
  }

  @AfterAll
  static void close() {
    build.close();
  }

  @Test
  void paddingTakesAnId() {
    String code = run(SpecializationMode.NATIVE).code(0);
    assertThat(code)
        .contains("_Z20__spirv_SpecConstantia(i32 0, i8 1)")
        .contains("_Z20__spirv_SpecConstantia(i32 1, i8 2)")
        .contains("_Z20__spirv_SpecConstantii(i32 3, i32 3)")
        .contains("!sycl.specialization-constants = !{!0, !1}")
        .contains("!sycl.specialization-constants-default-values = !{!2, !3}")
        .contains("!0 = !{!\"flag\", i32 0, i32 0, i32 1}")
        .contains("!1 = !{!\"flags\", i32 1, i32 0, i32 1, i32 3, i32 4, i32 4}")
        .contains("!2 = !{i8 1}");
  }

  @Test
  void addressesAreInstructions() {
    String code = run(SpecializationMode.EMULATION).code(0);
    assertThat(code)
        .contains(
            """
              %gep = getelementptr i8, ptr null, i32 0
              %load = load i8, ptr %gep, align 1
              %tobool = trunc i8 %load to i1
            """)
        .containsPattern(
            """
              (%gep\\d+) = getelementptr i8, ptr null, i32 4
              (%bc) = bitcast ptr \\1 to ptr
              %load\\d+ = load %flags, ptr \\2, align 4
            """)
        .contains("= !{!\"flag\", i32 0, i32 0, i32 1, i32 -1, i32 1, i32 3}")
        .contains("= !{[3 x i8] zeroinitializer}");
  }

  @Test
  void whatCanBeSeenFromOutsideStays() {
    for (SpecializationMode mode :
        new SpecializationMode[] {SpecializationMode.NATIVE, SpecializationMode.EMULATION}) {
      assertThat(run(mode).code(0))
          .contains("@flag = constant")
          .doesNotContain("@flags =", "_name", "__sycl_get");
    }
  }

  @Test
  void defaultValuesKeepTheirType() {
    assertThat(run(SpecializationMode.NATIVE).code(1))
        .contains("store { i8, [3 x i8], i32 } { i8 2, [3 x i8] undef, i32 3 }, ptr %out")
        .doesNotContain("sycl.specialization-constants");
  }

  @Test
  void aTruthValueIsMadeOfAByte() {
    assertThat(run(SpecializationMode.NATIVE).code(1))
        .contains(
            """
              %bool = trunc i8 1 to i1
              %y = zext i1 %bool to i32
            """);
  }

  private static PostLinkInput.Outcome run(SpecializationMode mode) {
    return PostLinkInput.run(
        build,
        MODULE,
        PostLinkInput.options(Dialect.DPCPP)
            .withSpecialization(mode)
            .withSwitches(Set.of(PostLinkSwitch.DEFAULT_VALUE_IMAGES)));
  }
}
