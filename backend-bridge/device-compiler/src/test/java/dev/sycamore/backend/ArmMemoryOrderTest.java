package dev.sycamore.backend;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.backend.job.BuildJob;
import dev.sycamore.backend.job.BuildOutput;
import dev.sycamore.backend.target.ImageTarget;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Instructions of atomic operations and fences on 64-bit Arm. Nothing else shows what a weak memory
 * order needs: QEMU runs threads in the order of the machine below it. Operations of the API are
 * relaxed ({@code monotonic}); modules that other compilers made have all orders.
 */
@Tag("one-jdk")
@Tag("module")
class ArmMemoryOrderTest {

  private static final Pattern ORDERED =
      Pattern.compile("\\b(ldax?r|ldxr|stlx?r|stxr|ldar|stlr|dmb\\s+\\w+)\\b");

  private static String code(String body) {
    String ir =
        TestModules.module(
            """
            define spir_kernel void @k(ptr addrspace(1) %a, ptr addrspace(3) %local, i32 %x, \
            i64 %y) #0 {
            """
                + body
                + """

                  ret void
                }

                attributes #0 = { nounwind "sycamore-kernel-dims"="1" \
                "sycamore-kernel-form"="single_task" "sycamore-name"="k" }
                """);
    BuildJob job =
        TestModules.job("k.ll", ir, ImageTarget.AARCH64, List.of("k"), BuildOutput.ASSEMBLY);
    String assembly = new String(TestModules.image(job), StandardCharsets.UTF_8);
    return assembly.substring(assembly.indexOf("\nk:"), assembly.indexOf(".Lfunc_end"));
  }

  /** The instructions that order memory, one after the other. */
  private static String ordered(String body) {
    return String.join(
        " ",
        ORDERED
            .matcher(code(body))
            .results()
            .map(found -> found.group().replaceAll("\\s+", "-"))
            .toList());
  }

  /** Which instructions an order needs, by its name. */
  private static final Map<String, String> CHANGES =
      new TreeMap<>(
          Map.of(
              "monotonic", "ldxr stxr",
              "acquire", "ldaxr stxr",
              "release", "ldxr stlxr",
              "acq_rel", "ldaxr stlxr",
              "seq_cst", "ldaxr stlxr"));

  @ParameterizedTest
  @ValueSource(strings = {"", "syncscope(\"device\") ", "syncscope(\"workgroup\") "})
  void changesOfElements(String scope) {
    List<String> expected = new ArrayList<>();
    StringBuilder body = new StringBuilder();
    CHANGES.forEach(
        (order, instructions) -> {
          for (String operation :
              List.of("xchg", "add", "sub", "and", "or", "xor", "min", "max", "umin", "umax")) {
            for (String operand : List.of("i32 %x", "i64 %y")) {
              body.append("  atomicrmw ").append(operation).append(" ptr addrspace(1) %a, ");
              body.append(operand).append(' ').append(scope).append(order).append('\n');
              expected.add(instructions);
            }
          }
        });
    assertThat(ordered(body.toString())).isEqualTo(String.join(" ", expected));
  }

  @Test
  void comparisonsAndExchanges() {
    List<String> expected = new ArrayList<>();
    StringBuilder body = new StringBuilder();
    for (String failure : List.of("monotonic", "acquire", "seq_cst")) {
      CHANGES.forEach(
          (order, instructions) -> {
            body.append("  cmpxchg ptr addrspace(1) %a, i32 %x, i32 7 syncscope(\"device\") ");
            body.append(order).append(' ').append(failure).append('\n');
            // A failure that acquires makes the load of both acquire.
            boolean acquires = !failure.equals("monotonic");
            expected.add(acquires ? instructions.replace("ldxr", "ldaxr") : instructions);
          });
    }
    String all = ordered(body.toString());
    // A failure of the strongest order makes the store of both release.
    int strongest = expected.size() - CHANGES.size();
    for (int i = strongest; i < expected.size(); i++) {
      expected.set(i, "ldaxr stlxr");
    }
    assertThat(all).isEqualTo(String.join(" ", expected));
  }

  @Test
  void loads() {
    StringBuilder body = new StringBuilder();
    for (String order : List.of("monotonic", "acquire", "seq_cst")) {
      body.append(
          """
            %%v.%1$s = load atomic i32, ptr addrspace(1) %%a syncscope("device") %1$s, align 4
            store volatile i32 %%v.%1$s, ptr addrspace(1) %%a
          """
              .formatted(order));
    }
    assertThat(ordered(body.toString())).isEqualTo("ldar ldar");
  }

  @Test
  void stores() {
    StringBuilder body = new StringBuilder();
    for (String order : List.of("monotonic", "release", "seq_cst")) {
      body.append("  store atomic i32 %x, ptr addrspace(1) %a syncscope(\"device\") ");
      body.append(order).append(", align 4\n");
    }
    assertThat(ordered(body.toString())).isEqualTo("stlr stlr");
  }

  /** A load of a sequence that is the same for all threads is not passed by the store before it. */
  @Test
  void storesComeBeforeLaterLoads() {
    String buffering =
        """
          %other = getelementptr i32, ptr addrspace(1) %a, i64 64
          %to = getelementptr i32, ptr addrspace(1) %a, i64 128
          store atomic i32 %x, ptr addrspace(1) %a seq_cst, align 4
          %v = load atomic i32, ptr addrspace(1) %other seq_cst, align 4
          store i32 %v, ptr addrspace(1) %to
        """;
    assertThat(ordered(buffering)).isEqualTo("stlr ldar");
  }

  @Test
  void fences() {
    StringBuilder body = new StringBuilder();
    for (String order : List.of("acquire", "release", "acq_rel", "seq_cst")) {
      body.append("  store volatile i32 %x, ptr addrspace(1) %a\n  fence syncscope(\"device\") ");
      body.append(order).append('\n');
    }
    assertThat(ordered(body + "  store volatile i32 %x, ptr addrspace(1) %a\n"))
        .isEqualTo("dmb-ishld dmb-ish dmb-ish dmb-ish");
  }

  /** One thread runs a work-group. */
  @Test
  void localMemoryNeedsNoOrder() {
    assertThat(ordered("  %old = atomicrmw add ptr addrspace(3) %local, i32 %x monotonic"))
        .isEmpty();
  }
}
