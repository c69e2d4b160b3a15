package dev.sycamore.backend.postlink;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.backend.DeviceBuild;
import dev.sycamore.backend.aspects.PropagatedModule;
import dev.sycamore.backend.aspects.PropagationJob;
import dev.sycamore.backend.aspects.PropagationOptions;
import dev.sycamore.backend.job.DeviceBuildOptions;
import dev.sycamore.backend.job.JobResult;
import dev.sycamore.binding.properties.Dialect;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What images hold, and that it is the same in every run. */
@Tag("one-jdk")
@Tag("module")
class ReachTest {

  private static final Pattern TOP_LEVEL =
      Pattern.compile("(?m)^(?:(?:define|declare) .*?)?@([\\w.]+)(?:\\(.*| = .*)$");

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
  void imagesHoldWhatTheirKernelsReach() {
    PostLinkInput.Outcome outcome =
        PostLinkInput.run(
            build,
            PostLinkInput.text("reach.ll"),
            PostLinkInput.options(Dialect.DESIGN).withSplit(SplitMode.KERNEL));
    Map<String, List<String>> held = new TreeMap<>();
    for (int i = 0; i < outcome.images().size(); i++) {
      held.put(
          outcome.symbols().get(i).get(0),
          TOP_LEVEL
              .matcher(outcome.code(i))
              .results()
              .map(match -> match.group(1))
              .filter(name -> !name.equals("constructor") && !name.equals("llvm.global_ctors"))
              .sorted()
              .toList());
      assertThat(outcome.code(i)).contains("@llvm.global_ctors = appending ", "@constructor()");
    }
    assertThat(held)
        .isEqualTo(
            Map.of(
                "calls", List.of("calls", "direct", "llvm.used", "pointer", "value"),
                "calls_pointers", List.of("calls_pointers", "in_table", "leaf"),
                "calls_alias", List.of("calls_alias", "leaf", "name_of_leaf"),
                "has_pointers", List.of("has_pointers", "in_table", "leaf", "llvm.used", "table"),
                "recursive", List.of("ping", "pong", "recursive")));
    assertThat(outcome.code(outcome.symbols().indexOf(List.of("calls"))))
        .contains("@llvm.used = appending global [1 x ptr] [ptr @direct], section");
  }

  @Test
  void theAddressOfABlockIsRefused() {
    PostLinkInput.Outcome outcome =
        PostLinkInput.run(
            build,
            """
            @label = internal constant ptr blockaddress(@k, %there)
            define spir_kernel void @k() {
              br label %there
            there:
              ret void
            }
            """,
            PostLinkInput.options(Dialect.DESIGN));
    assertThat(outcome.error())
        .isEqualTo(
            "in.ll: error: cannot split the module: the address of a block is taken in function"
                + " 'k', which device code cannot do");
  }

  @Test
  void emittedPropertiesAreThoseThatAreAskedFor() {
    String module =
        """
        target triple = "spir64-unknown-unknown"
        define spir_kernel void @k(i32 %x) #0 !sycl_kernel_omit_args !0 !reqd_work_group_size !1 {
          call spir_func void @asserts()
          %y = call spir_func float @__devicelib_sinf(float 1.0)
          ret void
        }
        define spir_kernel void @old() #0 !spir_kernel_omit_args !2 !reqd_work_group_size !1 {
          ret void
        }
        define spir_func void @exported() #0 !reqd_work_group_size !1 {
          ret void
        }
        define internal spir_func void @asserts() {
          call spir_func void @__devicelib_assert_fail()
          ret void
        }
        declare spir_func void @__devicelib_assert_fail()
        declare spir_func float @__devicelib_sinf(float)
        attributes #0 = { "sycl-module-id"="a.cpp" "sycl-optlevel"="2" }
        !0 = !{i1 true, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 true}
        !1 = !{i32 1, i32 2}
        !2 = !{i1 true}
        """;
    PostLinkOptions options = PostLinkInput.options(Dialect.DESIGN);
    String always =
        """
        [SYCL/devicelib req mask]
        DeviceLibReqMask=1|3
        [SYCL/device requirements]
        reqd_work_group_size=2|gBAAAAAAAAgAAAAACAAAAEAAAAA
        [SYCL/specialization constants]
        """;
    String rest =
        """
        [SYCL/misc properties]
        optLevel=1|2
        [SYCL/assert used]
        k=1|1
        """;
    assertThat(PostLinkInput.run(build, module, options).properties(0)).isEqualTo(always + rest);
    assertThat(
            PostLinkInput.run(
                    build,
                    module,
                    options.withSwitches(
                        java.util.Set.of(
                            PostLinkSwitch.PARAMETER_INFO,
                            PostLinkSwitch.PROGRAM_METADATA,
                            PostLinkSwitch.EXPORTED_SYMBOLS)))
                .properties(0))
        .isEqualTo(
            always
                + """
                [SYCL/kernel param opt]
                k=2|JAAAAAAAAAQABA
                old=2|BAAAAAAAAAQA
                [SYCL/exported symbols]
                exported=1|1
                [SYCL/program metadata]
                k@reqd_work_group_size=2|ABAAAAAAAAQAAAAACAAAAA
                old@reqd_work_group_size=2|ABAAAAAAAAQAAAAACAAAAA
                """
                + rest);
  }

  /** More images than are made from the module itself: parts of parts of it are written between. */
  @Test
  void manyImagesAreTheSameInEveryRunAndThoseThatAreMadeAlone() {
    int kernels = 300;
    String module = module(kernels);
    PostLinkOptions options =
        PostLinkInput.options(Dialect.DESIGN).withSplit(SplitMode.KERNEL).withText(false);
    List<byte[]> first = codes(PostLinkInput.run(build, module, options));
    List<byte[]> second;
    try (DeviceBuild other = DeviceBuild.open(DeviceBuildOptions.fromSystemProperties())) {
      second = codes(PostLinkInput.run(other, module, options));
    }
    assertThat(first).hasSize(kernels).usingRecursiveComparison().isEqualTo(second);
    List<String> names =
        IntStream.range(0, kernels)
            .mapToObj(i -> "k" + i)
            .sorted((a, b) -> b.compareTo(a))
            .toList();
    for (int i : new int[] {0, 1, 17, 150, kernels - 1}) {
      String number = names.get(i).substring(1);
      String text = propagated(first.get(i));
      assertThat(TOP_LEVEL.matcher(text).results().map(m -> m.group(1)).toList())
          .containsExactly("t" + number, "shared", "k" + number, "h" + number);
      assertThat(text).contains("add i32 %x, " + number);
    }
  }

  static String module(int kernels) {
    StringBuilder text = new StringBuilder("source_filename = \"many\"\n");
    text.append("define internal i32 @shared(i32 %x) {\n  ret i32 %x\n}\n");
    for (int i = 0; i < kernels; i++) {
      text.append(
          """
          @tN = internal addrspace(2) constant [2 x i32] [i32 N, i32 2]
          define spir_kernel void @kN(ptr addrspace(1) %out) #0 !reqd_work_group_size !N {
            %a = call i32 @shared(i32 N)
            %b = call i32 @hN(i32 %a)
            store i32 %b, ptr addrspace(1) %out
            ret void
          }
          define internal i32 @hN(i32 %x) {
            %y = load i32, ptr addrspace(2) @tN
            %z = add i32 %x, N
            %s = mul i32 %y, %z
            ret i32 %s
          }
          !N = !{i32 M}
          """
              .replace("N", Integer.toString(i))
              .replace("M", Integer.toString(i + 1)));
    }
    return text.append("attributes #0 = { \"sycl-module-id\"=\"a\" }\n").toString();
  }

  private static List<byte[]> codes(PostLinkInput.Outcome outcome) {
    List<byte[]> codes = new ArrayList<>();
    outcome.images().forEach(image -> codes.add(image.code()));
    return codes;
  }

  /** Bitcode as text. */
  private static String propagated(byte[] bitcode) {
    JobResult<PropagatedModule> result =
        build.propagateAspects(
            new PropagationJob(
                "in.bc", bitcode, PropagationOptions.of(Dialect.DESIGN, Map.of()), true));
    return new String(
            ((JobResult.Done<PropagatedModule>) result).value().module(), StandardCharsets.UTF_8)
        .lines()
        .collect(Collectors.joining("\n"));
  }
}
