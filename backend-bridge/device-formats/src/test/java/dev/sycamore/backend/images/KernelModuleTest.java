package dev.sycamore.backend.images;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.backend.target.FunctionName;
import org.junit.jupiter.api.Test;

/** Kernels of modules whose text may be anything. */
class KernelModuleTest {

  @Test
  void attributesBeforeTheCallingConventionArePassedOver() {
    assertThat(
            KernelModule.kernels(
                """
                define spir_kernel void @a() {
                define dso_local weak_odr spir_kernel void @b(i32 %x) {
                define spir_func void @c() {
                define spir_kernel spir_kernel void @d() {
                """))
        .extracting(FunctionName::symbol)
        .containsExactly("a", "b");
  }

  @Test
  void noLineIsTooLong() {
    assertThat(KernelModule.kernels("define " + "a ".repeat(1_000_000))).isEmpty();
    assertThat(KernelModule.kernels("define " + "a ".repeat(1_000_000) + "spir_kernel void @k()"))
        .hasSize(1);
    assertThat(KernelModule.kernels("define spir_kernel void @" + "k".repeat(1_000_000))).isEmpty();
    assertThat(
            KernelModule.kernels(
                "define spir_kernel void @k() #1\nattributes #1 = {" + " x".repeat(1_000_000)))
        .hasSize(1);
  }
}
