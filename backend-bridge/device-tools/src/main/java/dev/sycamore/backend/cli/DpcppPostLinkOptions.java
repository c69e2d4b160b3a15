package dev.sycamore.backend.cli;

import dev.sycamore.backend.postlink.IdQueriesRange;
import dev.sycamore.backend.postlink.PostLinkSwitch;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** The options of {@code post-link} that only DPC++'s dialect has. */
final class DpcppPostLinkOptions {

  // As DPC++ spells them, and so do messages.
  private static final String DEVICE_GLOBALS = "-device-globals";
  private static final String IMAGE_DEPENDENCIES = "-allow-device-image-dependencies";
  private static final String IMPORTED_SYMBOLS = "-emit-imported-symbols";
  private static final String KERNEL_NAMES = "-emit-kernel-names";
  private static final String ID_QUERIES = "-id-queries-range";
  private static final String EXPLICIT_SIMD = "-split-esimd, -lower-esimd or -O";
  private static final String KEEP_DEBUG = "-safe-strip-dead-debug-info";

  @Option(
      names = {"-" + DEVICE_GLOBALS, DEVICE_GLOBALS},
      description = "Dialect dpcpp: write the device globals of each image.")
  private boolean deviceGlobals;

  @Option(
      names = {"-" + IMAGE_DEPENDENCIES, IMAGE_DEPENDENCIES, "-support-dynamic-linking"},
      description = "Dialect dpcpp: an image may call exported functions of another one.")
  private boolean imageDependencies;

  @Option(
      names = {"-" + IMPORTED_SYMBOLS, IMPORTED_SYMBOLS},
      description = "Dialect dpcpp: write which functions of other images each image calls.")
  private boolean importedSymbols;

  @Option(
      names = {"-" + KERNEL_NAMES, KERNEL_NAMES},
      description = "Dialect dpcpp: write the names of each image's kernels.")
  private boolean kernelNames;

  @Option(
      names = {"-" + ID_QUERIES, ID_QUERIES},
      paramLabel = "RANGE",
      converter = RangeConverter.class,
      description = "Dialect dpcpp: write which ids work-items may have: int, uint or size_t.")
  private IdQueriesRange idQueries;

  @Option(
      names = {"-" + KEEP_DEBUG, KEEP_DEBUG},
      arity = "0..1",
      fallbackValue = "true",
      defaultValue = "false",
      paramLabel = "BOOL",
      description = "Dialect dpcpp: keep compile units that list constants or imported names.")
  private boolean keepDebugConstants;

  @Option(
      names = {"-split-esimd", "-lower-esimd", "-O0", "-O1", "-O2", "-O3", "-Os", "-Oz"},
      hidden = true)
  private boolean[] explicitSimd;

  /** The switches that are on. */
  Set<PostLinkSwitch> switches() {
    Set<PostLinkSwitch> switches = EnumSet.noneOf(PostLinkSwitch.class);
    if (deviceGlobals) {
      switches.add(PostLinkSwitch.DEVICE_GLOBALS);
    }
    if (imageDependencies) {
      switches.add(PostLinkSwitch.IMAGE_DEPENDENCIES);
    }
    if (importedSymbols) {
      switches.add(PostLinkSwitch.IMPORTED_SYMBOLS);
    }
    if (kernelNames) {
      switches.add(PostLinkSwitch.KERNEL_NAMES);
    }
    if (keepDebugConstants) {
      switches.add(PostLinkSwitch.KEEP_DEBUG_CONSTANTS);
    }
    return switches;
  }

  IdQueriesRange idQueries() {
    return idQueries == null ? IdQueriesRange.INT : idQueries;
  }

  /** The options that are there, as DPC++ spells them. */
  List<String> present() {
    List<String> present = new ArrayList<>();
    if (deviceGlobals) {
      present.add(DEVICE_GLOBALS);
    }
    if (imageDependencies) {
      present.add(IMAGE_DEPENDENCIES);
    }
    if (importedSymbols) {
      present.add(IMPORTED_SYMBOLS);
    }
    if (kernelNames) {
      present.add(KERNEL_NAMES);
    }
    if (idQueries != null) {
      present.add(ID_QUERIES);
    }
    if (keepDebugConstants) {
      present.add(KEEP_DEBUG);
    }
    if (explicitSimd != null) {
      present.add(EXPLICIT_SIMD);
    }
    return present;
  }

  /** Those that ask for more than an image's code. */
  List<String> presentProperties() {
    List<String> present = new ArrayList<>(present());
    present.removeAll(List.of(DEVICE_GLOBALS, IMAGE_DEPENDENCIES, ID_QUERIES, KEEP_DEBUG));
    present.remove(EXPLICIT_SIMD);
    return present;
  }

  /** Reads the word after {@code -id-queries-range}. */
  private static final class RangeConverter implements ITypeConverter<IdQueriesRange> {
    @Override
    public IdQueriesRange convert(String word) {
      try {
        return IdQueriesRange.parse(word);
      } catch (IllegalArgumentException e) {
        throw new TypeConversionException(e.getMessage());
      }
    }
  }
}
