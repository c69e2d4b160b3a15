package dev.sycamore.backend.postlink;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.backend.DeviceBuild;
import dev.sycamore.backend.job.DeviceBuildOptions;
import dev.sycamore.binding.properties.Dialect;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Images of DPC++'s dialect: what they hold, how it is linked, and what their properties say. */
@Tag("module")
class DpcppImagesTest {

  private static final Pattern TOP_LEVEL =
      Pattern.compile("(?m)^(define|declare)( internal)?.*?@([\\w.]+)\\(|^@([\\w.]+) =");

  private static final String ONE_SOURCE = "attributes #0 = { \"sycl-module-id\"=\"a.cpp\" }\n";

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
  void onlyEntriesCanBeSeen() {
    PostLinkInput.Outcome outcome =
        run(
            """
            $helper = comdat any
            define spir_kernel void @k() #0 {
              call spir_func void @helper()
              call spir_func void @exported()
              call spir_func void @pointed()
              ret void
            }
            define linkonce_odr spir_func void @helper() comdat {
              ret void
            }
            define spir_func void @exported() #0 {
              ret void
            }
            define spir_func void @pointed() #1 {
              ret void
            }
            define spir_func void @nobody() {
              ret void
            }
            attributes #1 = { "referenced-indirectly" }
            """
                + ONE_SOURCE,
            SplitMode.KERNEL);
    assertThat(outcome.symbols()).containsExactly(List.of("k"), List.of("exported"));
    assertThat(topLevel(outcome, 0))
        .containsExactly(
            "define k", "define internal helper", "define internal exported", "define pointed");
    assertThat(outcome.code(0)).doesNotContain("comdat", "fixed_targets");
    assertThat(topLevel(outcome, 1)).containsExactly("define exported");
  }

  @Test
  void builtinsAndWhatALinkerMayDropAreNoEntries() {
    PostLinkInput.Outcome outcome =
        run(
            """
            define spir_func void @_Z20__spirv_SomethingElsev() #0 {
              ret void
            }
            define spir_func void @_Z15__sycl_whateverv() #0 {
              ret void
            }
            define spir_func void @__builtin_it() #0 {
              ret void
            }
            define linkonce_odr spir_func void @unused() #0 {
              ret void
            }
            define spir_func void @_Z14__spXrv_anyway() #0 {
              ret void
            }
            """
                + ONE_SOURCE,
            SplitMode.NONE);
    assertThat(outcome.symbols()).containsExactly(List.of("_Z14__spXrv_anyway"));
    assertThat(topLevel(outcome, 0)).containsExactly("define _Z14__spXrv_anyway");
  }

  @Test
  void aModuleWithoutEntriesIsOneImage() {
    PostLinkInput.Outcome outcome =
        run("define spir_func void @f() {\n  ret void\n}\n", SplitMode.SOURCE);
    assertThat(outcome.symbols()).containsExactly(List.of());
    assertThat(topLevel(outcome, 0)).isEmpty();
    assertThat(outcome.properties(0)).doesNotContain("registered kernels");
  }

  @Test
  void variablesThatOthersMaySeeAreInEachImage() {
    PostLinkInput.Outcome outcome =
        run(
            """
            @seen = addrspace(1) global i32 0
            @hidden = internal addrspace(1) global i32 0
            @kept = internal addrspace(1) global i32 0
            @also = internal addrspace(1) global i32 0
            @llvm.used = appending global [1 x ptr addrspace(1)] [ptr addrspace(1) @also], section "llvm.metadata"
            @llvm.compiler.used = appending global [1 x ptr addrspace(1)] [ptr addrspace(1) @kept], section "llvm.metadata"
            define spir_kernel void @k() #0 {
              ret void
            }
            """
                + ONE_SOURCE,
            SplitMode.SOURCE);
    assertThat(topLevel(outcome, 0))
        .containsExactlyInAnyOrder("seen", "kept", "llvm.compiler.used", "define k");
  }

  @Test
  void virtualFunctionsHaveImagesOfTheirOwn() {
    String module =
        """
        define spir_kernel void @k() #0 {
          call spir_func void @plain()
          call spir_func void @wide()
          ret void
        }
        define linkonce_odr spir_func void @plain() #1 {
          ret void
        }
        define linkonce_odr spir_func i32 @wide() #1 !sycl_used_aspects !0 {
          call spir_func void @helper()
          ret i32 7
        }
        define spir_func void @helper() {
          ret void
        }
        attributes #0 = { "sycl-module-id"="a.cpp" "calls-indirectly"="set,,other" }
        attributes #1 = { "sycl-module-id"="a.cpp" "indirectly-callable"="set" }
        !0 = !{!1}
        !1 = !{!"fp64", i32 6}
        """;
    PostLinkInput.Outcome outcome =
        PostLinkInput.run(
            build,
            module,
            options(SplitMode.SOURCE)
                .withSwitches(
                    Set.of(PostLinkSwitch.ONLY_KERNELS, PostLinkSwitch.EXPORTED_SYMBOLS)));
    // An image that does nothing follows one that not all devices can run.
    assertThat(outcome.symbols())
        .containsExactly(List.of("wide"), List.of("wide"), List.of("plain"), List.of("k"));
    assertThat(topLevel(outcome, 0)).containsExactly("define wide", "define internal helper");
    assertThat(topLevel(outcome, 1)).containsExactly("define wide");
    assertThat(outcome.code(1)).contains("entry:\n  ret i32 undef").doesNotContain("used_aspects");
    assertThat(outcome.properties(1))
        .contains("aspects=2|AAAAAAAAAAA\n", "dummy-image=1|1\n", "\nvirtual-functions-set=2|");
    assertThat(outcome.properties(0)).doesNotContain("dummy-image");
    assertThat(topLevel(outcome, 3)).containsExactly("define k", "declare plain", "declare wide");
    assertThat(outcome.properties(3))
        .contains("[SYCL/virtual functions]\nuses-virtual-functions-set=2|");
    assertThat(outcome.images())
        .noneMatch(
            image -> new String(image.properties(), UTF_8).contains("SYCL/exported symbols"));
  }

  @Test
  void imagesMayDependOnEachOther() {
    String module =
        """
        define spir_kernel void @k() #0 {
          call spir_func void @f()
          call spir_func void @elsewhere()
          call spir_func void @_Z8__insidev()
          %x = call spir_func i16 @__devicelib_ConvertFToBF16INTEL(ptr null)
          ret void
        }
        define spir_func void @f() #0 {
          %x = call spir_func i32 @helper()
          br label %next
        next:
          %y = add i32 %x, 1
          ret void
        }
        define internal spir_func i32 @helper() {
          ret i32 1
        }
        declare spir_func void @elsewhere() #0
        declare spir_func void @_Z8__insidev() #0
        declare spir_func i16 @__devicelib_ConvertFToBF16INTEL(ptr)
        """
            + ONE_SOURCE;
    PostLinkOptions options =
        options(SplitMode.KERNEL).withSwitches(Set.of(PostLinkSwitch.IMPORTED_SYMBOLS));
    PostLinkInput.Outcome whole = PostLinkInput.run(build, module, options);
    assertThat(whole.properties(0))
        .contains("[SYCL/imported symbols]\n__devicelib_ConvertFToBF16INTEL=1|1\n");
    assertThat(topLevel(whole, 0)).contains("define internal f", "define internal helper");
    PostLinkInput.Outcome parts =
        PostLinkInput.run(
            build,
            module,
            options.withSwitches(
                Set.of(PostLinkSwitch.IMPORTED_SYMBOLS, PostLinkSwitch.IMAGE_DEPENDENCIES)));
    assertThat(topLevel(parts, 0)).contains("declare f").doesNotContain("define internal helper");
    assertThat(parts.properties(0))
        .contains(
            """
            [SYCL/imported symbols]
            f=1|1
            elsewhere=1|1
            __devicelib_ConvertFToBF16INTEL=1|1
            """);
    assertThat(topLevel(parts, 1)).containsExactly("define f", "define internal helper");
    assertThat(parts.properties(1)).doesNotContain("imported symbols");
  }

  @Test
  void kernelsMayBeNamedAndRegistered() {
    PostLinkInput.Outcome outcome =
        PostLinkInput.run(
            build,
            """
            define spir_kernel void @first() #0 !intel_reqd_sub_group_size !5 {
              ret void
            }
            define spir_kernel void @second() #1 {
              ret void
            }
            attributes #0 = { "sycl-module-id"="a.cpp" "sycl-grf-size"="256" }
            attributes #1 = { "sycl-module-id"="b.cpp" "sycl-register-alloc-mode"="2" }
            !sycl_registered_kernels = !{!0}
            !0 = !{!1, !2, !3}
            !1 = !{!"one (void)", !"first"}
            !2 = !{!"two", !"second"}
            !3 = !{!"of another shape"}
            !5 = !{i32 16}
            """,
            options(SplitMode.SOURCE)
                .withIdQueries(IdQueriesRange.SIZE_T)
                .withSwitches(
                    Set.of(
                        PostLinkSwitch.KERNEL_NAMES,
                        PostLinkSwitch.PARAMETER_INFO,
                        PostLinkSwitch.PROGRAM_METADATA)));
    assertThat(outcome.properties(1))
        .contains("[SYCL/kernel param opt]\n[SYCL/kernel names]\nfirst=1|1\n")
        .contains("first@reqd_sub_group_size=1|16\n")
        .contains("sycl-grf-size=1|256\nidQueriesRange=1|2\n")
        .contains("[SYCL/registered kernels]\none (void)=2|")
        .doesNotContain("second", "two", "another");
    assertThat(outcome.properties(0)).contains("sycl-register-alloc-mode=1|2\n", "\ntwo=2|");
  }

  @Test
  void registersAreStatedInOneWay() {
    PostLinkInput.Outcome outcome =
        run(
            """
            define spir_kernel void @k() #0 {
              ret void
            }
            attributes #0 = { "sycl-grf-size"="256" "sycl-register-alloc-mode"="2" }
            """,
            SplitMode.NONE);
    assertThat(outcome.error())
        .isEqualTo(
            "in.ll: error: cannot split the module: function 'k': Unsupported use of both"
                + " register_alloc_mode and grf_size");
  }

  @Test
  void deviceGlobalsAreFoundByTheirAttributes() {
    String module =
        """
        @"a b" = addrspace(1) global i32 0 #1
        @mine = internal addrspace(1) global i32 0 #2
        @dropped = weak_odr addrspace(1) global i32 0 #3
        @llvm.compiler.used = appending global [2 x ptr addrspace(1)] [ptr addrspace(1) @"a b", ptr addrspace(1) @dropped], section "llvm.metadata"
        define spir_kernel void @k() #0 {
          store i32 1, ptr addrspace(1) @"a b"
          store i32 2, ptr addrspace(1) @mine
          ret void
        }
        define spir_kernel void @l() #0 {
          ret void
        }
        attributes #0 = { "sycl-module-id"="a.cpp" }
        attributes #1 = { "sycl-device-global-size"="4" "sycl-unique-id"="id1" }
        attributes #2 = { "sycl-device-global-size"="4" "sycl-device-image-scope" "sycl-unique-id"="id2" }
        attributes #3 = { "sycl-device-global-size"="4" "sycl-unique-id"="id3" }
        """;
    PostLinkOptions options =
        options(SplitMode.SOURCE)
            .withSwitches(
                Set.of(
                    PostLinkSwitch.DEVICE_GLOBALS,
                    PostLinkSwitch.PROGRAM_METADATA,
                    PostLinkSwitch.EXPORTED_SYMBOLS));
    PostLinkInput.Outcome outcome = PostLinkInput.run(build, module, options);
    assertThat(outcome.properties(0))
        .contains("[SYCL/exported symbols]\na b=1|1\n")
        .contains("\nid1@global_id_mapping=2|", "\nid2@global_id_mapping=2|")
        .contains(
            """
            [SYCL/device globals]
            id1=2|ABAAAAAAAAABAAAAAAAAAA
            id2=2|ABAAAAAAAAABAAAABAAAAA
            """)
        .doesNotContain("id3");
    assertThat(outcome.code(0)).doesNotContain("llvm.compiler.used", "@dropped");
    assertThat(
            PostLinkInput.run(
                    build,
                    module.replace("@l() #0 {", "@l() #0 {\n  store i32 2, ptr addrspace(1) @mine"),
                    options.withSplit(SplitMode.KERNEL))
                .error())
        .isEqualTo(
            "in.ll: error: cannot split the module: device_global variable 'mine' with property"
                + " \"device_image_scope\" is used in more than one device image.");
  }

  private static PostLinkInput.Outcome run(String module, SplitMode mode) {
    return PostLinkInput.run(build, module, options(mode));
  }

  private static PostLinkOptions options(SplitMode mode) {
    return PostLinkInput.options(Dialect.DPCPP).withSplit(mode);
  }

  /** What an image has: whether functions are defined or declared, how, and the names. */
  private static List<String> topLevel(PostLinkInput.Outcome outcome, int image) {
    return TOP_LEVEL
        .matcher(outcome.code(image))
        .results()
        .map(
            match ->
                match.group(4) != null
                    ? match.group(4)
                    : match.group(1)
                        + (match.group(2) == null ? "" : match.group(2))
                        + " "
                        + match.group(3))
        .toList();
  }
}
