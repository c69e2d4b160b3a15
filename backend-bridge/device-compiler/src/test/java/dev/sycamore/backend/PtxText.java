package dev.sycamore.backend;

import dev.sycamore.backend.target.ImageTarget;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Pattern;

/** The PTX that the device compiler makes of kernels called {@code k}. */
final class PtxText {

  static final ImageTarget SM_90 = ImageTarget.parse("nvidia_gpu_sm_90");

  private PtxText() {}

  static String ptx(String kernel, ImageTarget target) {
    String module = TestModules.module(kernel);
    return new String(
        TestModules.image(TestModules.job("k.ll", module, target, List.of("k"))),
        StandardCharsets.UTF_8);
  }

  static long count(String text, String pattern) {
    return Pattern.compile(pattern).matcher(text).results().count();
  }
}
