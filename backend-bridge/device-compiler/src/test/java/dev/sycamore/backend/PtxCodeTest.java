package dev.sycamore.backend;

import static dev.sycamore.backend.PtxText.SM_90;
import static dev.sycamore.backend.PtxText.count;
import static dev.sycamore.backend.PtxText.ptx;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What the PTX of kernels consists of, where speed depends on it. */
@Tag("one-jdk")
@Tag("module")
class PtxCodeTest {

  /** Constant arrays of so many ints each, of which the kernel reads an element. */
  private static String tables(int length) {
    String elements = "[i32 7" + ", i32 9".repeat(length - 1) + "]";
    return tables("[" + length + " x i32]", elements);
  }

  private static String tables(String type, String value) {
    String array = " = private unnamed_addr addrspace(2) constant " + type + " ";
    String elements = value + ", align 4\n";
    return "@a"
        + array
        + elements
        + "@b"
        + array
        + elements
        + """
        declare spir_func i64 @_Z13get_global_idj(i32)

        define spir_kernel void @k(ptr addrspace(1) %out) #0 {
          %id = call spir_func i64 @_Z13get_global_idj(i32 0)
          %a.at = getelementptr inbounds i32, ptr addrspace(2) @a, i64 %id
          %b.at = getelementptr inbounds i32, ptr addrspace(2) @b, i64 %id
          %x = load i32, ptr addrspace(2) %a.at
          %y = load i32, ptr addrspace(2) %b.at
          %sum = add i32 %x, %y
          %at = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %id
          store i32 %sum, ptr addrspace(1) %at
          ret void
        }

        attributes #0 = { nounwind "sycamore-kernel-dims"="1" "sycamore-kernel-form"="range" }
        """;
  }

  @Test
  void constantArraysThatAreTooLargeTogetherAreInGlobalMemory() {
    String inConstantMemory = "\n.const .align 4 .b8 a[";
    String inGlobalMemory = "\n.global .align 4 .b8 a[";
    assertThat(ptx(tables(1000), SM_90)).contains(inConstantMemory);
    assertThat(ptx(tables(9000), SM_90)).contains(inGlobalMemory).contains("ld.global");

    String row = "[100 x i32] [i32 7" + ", i32 9".repeat(99) + "]";
    String rows = "[" + row + (", " + row).repeat(89) + "]";
    assertThat(ptx(tables("[90 x [100 x i32]]", rows), SM_90)).contains(inGlobalMemory);
    assertThat(
            ptx(
                tables("{ [90 x [100 x i32]], i8 }", "{ [90 x [100 x i32]] " + rows + ", i8 1 }"),
                SM_90))
        .contains(inGlobalMemory);
    assertThat(ptx(tables("[9 x [100 x i32]]", "[" + row + (", " + row).repeat(8) + "]"), SM_90))
        .contains(inConstantMemory);
  }

  @Test
  void neighboursHaveOneAddress() {
    String ptx =
        ptx(
            """
            declare spir_func i64 @_Z13get_global_idj(i32)

            define spir_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %b) #0 {
              %id = call spir_func i64 @_Z13get_global_idj(i32 0)
              %i = trunc i64 %id to i32
              %left = sub i32 %i, 1
              %left.wide = sext i32 %left to i64
              %left.at = getelementptr inbounds float, ptr addrspace(1) %a, i64 %left.wide
              %x = load float, ptr addrspace(1) %left.at
              %right = add i32 %i, 1
              %right.wide = sext i32 %right to i64
              %right.at = getelementptr inbounds float, ptr addrspace(1) %a, i64 %right.wide
              %y = load float, ptr addrspace(1) %right.at
              %sum = fadd float %x, %y
              %wide = sext i32 %i to i64
              %at = getelementptr inbounds float, ptr addrspace(1) %b, i64 %wide
              store float %sum, ptr addrspace(1) %at
              ret void
            }

            attributes #0 = { nounwind "sycamore-kernel-dims"="1" "sycamore-kernel-form"="range" "sycamore-name"="k" }
            """,
            SM_90);
    assertThat(count(ptx, "mul\\.wide")).isEqualTo(1);
    assertThat(ptx).contains("+4]", "+8]");
  }

  @Test
  void loopsOverPrivateArraysAreUnrolledIntoRegisters() {
    String ptx =
        ptx(
            """
            declare spir_func i64 @_Z13get_global_idj(i32)

            define spir_kernel void @k(ptr addrspace(1) %a) #0 {
            entry:
              %array = alloca [16 x i32]
              %id = call spir_func i64 @_Z13get_global_idj(i32 0)
              %first = trunc i64 %id to i32
              call void @llvm.memset.p0.i64(ptr %array, i8 0, i64 64, i1 false)
              store i32 %first, ptr %array
              br label %loop
            loop:
              %t = phi i32 [ 0, %entry ], [ %t.next, %loop ]
              %s = phi i32 [ 0, %entry ], [ %s.next, %loop ]
              %old = and i32 %t, 15
              %old.at = getelementptr inbounds i32, ptr %array, i32 %old
              %x = load i32, ptr %old.at
              %shifted = add i32 %t, 7
              %other = and i32 %shifted, 15
              %other.at = getelementptr inbounds i32, ptr %array, i32 %other
              %y = load i32, ptr %other.at
              %product = mul i32 %x, %y
              %mixed = xor i32 %product, %t
              store i32 %mixed, ptr %old.at
              %s.next = add i32 %s, %mixed
              %t.next = add i32 %t, 1
              %more = icmp slt i32 %t.next, 64
              br i1 %more, label %loop, label %end
            end:
              %at = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %id
              store i32 %s.next, ptr addrspace(1) %at
              ret void
            }

            declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
            attributes #0 = { nounwind "sycamore-kernel-dims"="1" "sycamore-kernel-form"="range" "sycamore-name"="k" }
            """,
            SM_90);
    assertThat(ptx).doesNotContain("__local_depot");
  }

  @Test
  void parametersWhoseValuesAreKnownAreNotRead() {
    String ptx =
        ptx(
            """
            declare spir_func i64 @_Z13get_global_idj(i32)

            define spir_kernel void @k(ptr addrspace(1) %a, i32 "sycamore-offset" %start, i32 "sycamore-value"="48" %pitch) #0 {
              %start.wide = sext i32 %start to i64
              %first = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %start.wide
              %id = call spir_func i64 @_Z13get_global_idj(i32 0)
              %at = getelementptr inbounds i32, ptr addrspace(1) %first, i64 %id
              store i32 %pitch, ptr addrspace(1) %at
              ret void
            }

            attributes #0 = { nounwind "sycamore-kernel-dims"="1" "sycamore-kernel-form"="range" "sycamore-name"="k" }
            """,
            SM_90);
    assertThat(ptx).contains("k_param_0]", "48").doesNotContain("k_param_1]", "k_param_2]");
  }

  @Test
  void aRequiredWorkGroupSizeIsThatOfBlocks() {
    String ptx =
        ptx(
            """
            define spir_kernel void @k(ptr addrspace(1) %a) #0 !reqd_work_group_size !0 {
              store i32 1, ptr addrspace(1) %a
              ret void
            }

            attributes #0 = { nounwind "sycamore-kernel-dims"="2" "sycamore-kernel-form"="nd_range" "sycamore-name"="k" }
            !0 = !{i32 16, i32 8, i32 1}
            """,
            SM_90);
    assertThat(ptx).contains(".reqntid 16, 8, 1");
  }
}
