package dev.sycamore.backend.client;

import java.util.List;

/**
 * One of the files of LLVM's jar that the worker needs. The jar has many more of them.
 *
 * @param nameInJar the file's name in the jar
 * @param name its name in the cache: what the others look for it by
 * @param executable whether it is a program
 */
record NativeLibrary(String nameInJar, String name, boolean executable) {

  /** Each list is in the order of loading: a library needs those before it. */
  static final List<NativeLibrary> OF_LINUX =
      List.of(
          new NativeLibrary("libLLVM.so", "libLLVM.so.20.1", false),
          new NativeLibrary("libLTO.so", "libLTO.so.20.1", false),
          new NativeLibrary("libRemarks.so", "libRemarks.so.20.1", false),
          library("libjniLLVM.so"),
          program("lld"),
          program("llc"));

  static final List<NativeLibrary> OF_MACOS =
      List.of(
          library("libLLVM.dylib"),
          library("libLTO.dylib"),
          library("libRemarks.dylib"),
          library("libjniLLVM.dylib"),
          program("lld"),
          program("llc"));

  /** LLVM itself is a part of each of them but Remarks. */
  static final List<NativeLibrary> OF_WINDOWS =
      List.of(
          library("Remarks.dll"),
          library("LTO.dll"),
          library("jniLLVM.dll"),
          program("lld.exe"),
          program("llc.exe"));

  private static NativeLibrary library(String name) {
    return new NativeLibrary(name, name, false);
  }

  private static NativeLibrary program(String name) {
    return new NativeLibrary(name, name, true);
  }
}
