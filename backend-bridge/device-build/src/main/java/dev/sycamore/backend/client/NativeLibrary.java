package dev.sycamore.backend.client;

import java.util.List;

/**
 * The files of LLVM's jar that the worker needs, out of some 480 MB.
 *
 * @param nameInJar the file's name in the jar
 * @param name its name in the cache: what the others look for it by
 * @param executable whether it is a program
 */
record NativeLibrary(String nameInJar, String name, boolean executable) {

  static final NativeLibrary LLVM = new NativeLibrary("libLLVM.so", "libLLVM.so.20.1", false);

  /** In the order of loading: each needs those before it. */
  static final List<NativeLibrary> ALL =
      List.of(
          LLVM,
          new NativeLibrary("libLTO.so", "libLTO.so.20.1", false),
          new NativeLibrary("libRemarks.so", "libRemarks.so.20.1", false),
          new NativeLibrary("libjniLLVM.so", "libjniLLVM.so", false),
          new NativeLibrary("lld", "lld", true),
          new NativeLibrary("llc", "llc", true));

  /** The name of its entry in the jar for a platform. */
  String entry(String platform) {
    return "org/bytedeco/llvm/" + platform + "/" + nameInJar;
  }
}
