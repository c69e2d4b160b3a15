package dev.sycamore.backend.worker.image;

import dev.sycamore.backend.job.BuildStage;
import dev.sycamore.backend.target.ImageTarget;
import dev.sycamore.backend.worker.elf.ObjectLinker;
import dev.sycamore.backend.worker.elf.UnsupportedElfException;
import dev.sycamore.backend.worker.llvm.LlvmTool;
import dev.sycamore.backend.worker.llvm.NativeIsa;
import dev.sycamore.backend.worker.llvm.NativeSystem;
import dev.sycamore.backend.worker.stage.CompileException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Links native images and code objects. */
final class Linker {

  private static final String IMAGE = "image.so";
  private static final String DYLIB = "image.dylib";
  private static final String DLL = "image.dll";

  private static final String OLDEST_MACOS = "11.0";

  /** The C library of macOS, of which nothing is used. */
  private static final String LIB_SYSTEM = "libSystem.tbd";

  private static final String LIB_SYSTEM_TEXT =
      """
      --- !tapi-tbd
      tbd-version: 4
      targets: [ x86_64-macos, arm64-macos ]
      install-name: '/usr/lib/libSystem.B.dylib'
      ...
      """;

  private final LlvmTool lld;

  Linker(Path libraries) {
    this.lld = new LlvmTool(libraries, "lld", BuildStage.LINK);
  }

  /**
   * Makes a native image of objects; undefined symbols are an error.
   *
   * @param debugInfo whether it keeps what debuggers and profilers read
   */
  byte[] nativeImage(ImageTarget target, boolean debugInfo, List<byte[]> objects)
      throws CompileException, IOException {
    String processor = NativeSystem.of(target).processor(NativeIsa.of(target));
    return switch (NativeSystem.of(target)) {
      case LINUX -> elf(debugInfo, objects);
      case MACOS -> machO(processor, objects);
      case WINDOWS -> coff(objects);
    };
  }

  /**
   * Links within this process, unless objects have debug information or whatever else only {@code
   * lld} links.
   */
  private byte[] elf(boolean debugInfo, List<byte[]> objects) throws CompileException, IOException {
    if (!debugInfo) {
      try {
        return ObjectLinker.link(objects);
      } catch (UnsupportedElfException e) {
        // The objects are not damaged: lld links them.
      }
    }
    return link(debugInfo, objects.toArray(byte[][]::new));
  }

  /**
   * Makes a shared library of object files with the {@code lld} that comes with LLVM; undefined
   * symbols are an error.
   *
   * @param debugInfo whether it keeps what debuggers and profilers read
   */
  byte[] link(boolean debugInfo, byte[]... objects) throws CompileException, IOException {
    List<String> arguments =
        new ArrayList<>(
            List.of(
                "-flavor",
                "gnu",
                "-shared",
                "-z",
                "defs",
                "-z",
                "noseparate-code",
                "--gc-sections",
                "--build-id=none",
                "-o",
                IMAGE));
    if (!debugInfo) {
      arguments.add("--strip-all");
    }
    addFiles(arguments, List.of(objects));
    return lld.run(arguments, IMAGE);
  }

  /**
   * A signed library: the system maps no other on Apple silicon. Its dynamic linker also refuses
   * libraries without an identifier, which is made of the content, and newer ones those that need
   * no other library.
   */
  private byte[] machO(String processor, List<byte[]> objects)
      throws CompileException, IOException {
    lld.write(LIB_SYSTEM, LIB_SYSTEM_TEXT.getBytes(StandardCharsets.US_ASCII));
    List<String> arguments = new ArrayList<>(List.of("-flavor", "darwin", "-arch", processor));
    arguments.addAll(List.of("-platform_version", "macos", OLDEST_MACOS, OLDEST_MACOS));
    arguments.addAll(List.of("-dylib", "-install_name", "@rpath/" + DYLIB, "-o", DYLIB));
    arguments.addAll(List.of("-adhoc_codesign", "-dead_strip", "-x", LIB_SYSTEM));
    addFiles(arguments, objects);
    return lld.run(arguments, DYLIB);
  }

  /** A library without code of its own at its start; instead of a time it has a hash. */
  private byte[] coff(List<byte[]> objects) throws CompileException, IOException {
    List<String> arguments = new ArrayList<>(List.of("-flavor", "link", "/dll", "/noentry"));
    arguments.addAll(List.of("/machine:x64", "/nodefaultlib", "/noimplib", "/Brepro"));
    arguments.add("/out:" + DLL);
    addFiles(arguments, objects);
    return lld.run(arguments, DLL);
  }

  private void addFiles(List<String> arguments, List<byte[]> objects) throws IOException {
    for (int i = 0; i < objects.size(); i++) {
      String name = "image" + i + ".o";
      lld.write(name, objects.get(i));
      arguments.add(name);
    }
  }
}
