package dev.sycamore.tests.acceptance;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import java.util.zip.Deflater;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/** A jar as LLVM's for macOS on Apple silicon, with the libraries of Linux on x86-64. */
final class LlvmOfMacOs {
  private static final Map<String, String> FILES =
      Map.of(
          "libLLVM.dylib", "libLLVM.so",
          "libLTO.dylib", "libLTO.so",
          "libRemarks.dylib", "libRemarks.so",
          "libjniLLVM.dylib", "libjniLLVM.so",
          "lld", "lld",
          "llc", "llc");

  private LlvmOfMacOs() {}

  /** Writes the jar; the libraries come from a jar on a path. */
  static Path of(String path, Path jar) throws IOException {
    String linux =
        Stream.of(path.split(File.pathSeparator))
            .filter(entry -> entry.matches(".*/llvm-[^/]*-linux-x86_64\\.jar"))
            .findFirst()
            .orElseThrow();
    try (ZipFile from = new ZipFile(linux);
        ZipOutputStream to = new ZipOutputStream(Files.newOutputStream(jar))) {
      to.setLevel(Deflater.NO_COMPRESSION);
      for (Map.Entry<String, String> file : FILES.entrySet()) {
        to.putNextEntry(new ZipEntry("org/bytedeco/llvm/macosx-arm64/" + file.getKey()));
        try (var in =
            from.getInputStream(
                from.getEntry("org/bytedeco/llvm/linux-x86_64/" + file.getValue()))) {
          in.transferTo(to);
        }
      }
    }
    return jar;
  }
}
