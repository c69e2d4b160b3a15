package dev.sycamore.backend.report;

import dev.sycamore.backend.files.ClassPath;
import dev.sycamore.backend.files.ClassPath.Found;
import dev.sycamore.backend.files.ResourceName;
import dev.sycamore.backend.files.ResourceTree;
import dev.sycamore.backend.images.Inventory.Image;
import dev.sycamore.backend.images.Inventory.Unit;
import dev.sycamore.backend.images.ModulePaths;
import dev.sycamore.backend.images.UnitWarnings;
import dev.sycamore.backend.images.UnitWarnings.KernelWrites;
import dev.sycamore.backend.images.UnitWarnings.UnitWarning;
import dev.sycamore.backend.report.ReportedKernel.SourceLine;
import dev.sycamore.binding.KernelBinding;
import dev.sycamore.binding.images.ImageEntry;
import dev.sycamore.binding.images.ImageKind;
import dev.sycamore.binding.text.TextFileException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** What is known of the kernels of one compilation unit. */
final class UnitReport {

  /** Lines of the source before and after a kernel. */
  private static final int CONTEXT = 2;

  private final ResourceTree tree;
  private final ClassPath roots;
  private final Unit unit;
  private final List<KernelBinding> kernels;
  private final SourceTexts sources;

  /** The lines of source files, by name; empty if one is not found. */
  private final Map<String, List<String>> texts = new HashMap<>();

  /**
   * @param tree where the descriptor and the images are
   * @param roots all class outputs: after a device link the rest may be in another one
   */
  UnitReport(
      ResourceTree tree,
      ClassPath roots,
      Unit unit,
      List<KernelBinding> kernels,
      SourceTexts sources) {
    this.tree = tree;
    this.roots = roots;
    this.unit = unit;
    this.kernels = kernels;
    this.sources = sources;
  }

  /** The kernels, in source order. */
  List<ReportedKernel> read() throws IOException, TextFileException {
    ModuleFunctions module =
        roots
            .find(ModulePaths.kernels(unit.name()))
            .map(found -> ModuleFunctions.read(found.bytes()))
            .orElse(ModuleFunctions.none());
    Set<String> own = kernels.stream().map(KernelBinding::entryPoint).collect(Collectors.toSet());
    ReportImages images = new ReportImages(unit, own, natives());
    UnitWarnings.Contents found = warnings();
    List<ReportedKernel> reported = new ArrayList<>();
    for (KernelBinding kernel : kernels) {
      reported.add(kernel(kernel, module, images, found));
    }
    return reported;
  }

  private ReportedKernel kernel(
      KernelBinding kernel,
      ModuleFunctions module,
      ReportImages images,
      UnitWarnings.Contents found)
      throws IOException {
    String place = kernel.file() + ":" + kernel.line() + ":" + kernel.column();
    KernelCalls calls = new KernelCalls(module, kernel.entryPoint(), kernel.name());
    return new ReportedKernel(
        kernel.entryPoint(),
        kernel.name(),
        unit.name(),
        kernel.entryPoint(),
        place,
        kernel.form().attribute(),
        kernel.dimensions(),
        kernel.attributes().requiredWorkGroupSize().stream()
            .map(String::valueOf)
            .collect(Collectors.joining("x")),
        kernel.attributes().requiredSubGroupSize(),
        kernel.attributes().fixedTargets(),
        kernel.attributes().privateBytes(),
        source(kernel),
        calls.tree(place),
        calls.aspects(kernel.attributes().aspects()),
        new ReportArguments(kernel, module.function(kernel.entryPoint())).all(),
        calls.unchecked(),
        images.of(kernel.entryPoint()),
        found.writes().stream()
            .filter(writes -> writes.entryPoint().equals(kernel.entryPoint()))
            .findFirst()
            .orElse(new KernelWrites(kernel.entryPoint(), 0, 0, 0)),
        warningsOf(kernel, found.warnings()));
  }

  private List<SourceLine> source(KernelBinding kernel) throws IOException {
    String file = kernel.file();
    if (!texts.containsKey(file)) {
      texts.put(file, sources.lines(unit.name(), file).orElse(List.of()));
    }
    List<String> lines = texts.get(file);
    List<SourceLine> shown = new ArrayList<>();
    int last = Math.min(lines.size(), kernel.endLine() + CONTEXT);
    for (int number = Math.max(1, kernel.line() - CONTEXT); number <= last; number++) {
      boolean own = number >= kernel.line() && number <= kernel.endLine();
      shown.add(new SourceLine(number, lines.get(number - 1), own));
    }
    return shown;
  }

  /**
   * The warnings of a kernel: those in its lines, and those that its calls lead to. What belongs to
   * no kernel is shown with the first one.
   */
  private List<UnitWarning> warningsOf(KernelBinding kernel, List<UnitWarning> warnings) {
    return warnings.stream()
        .filter(
            warning ->
                isOf(kernel, warning)
                    || (kernel.equals(kernels.get(0))
                        && kernels.stream().noneMatch(other -> isOf(other, warning))))
        .toList();
  }

  private static boolean isOf(KernelBinding kernel, UnitWarning warning) {
    return (warning.line() >= kernel.line() && warning.line() <= kernel.endLine())
        || warning.chain().stream().anyMatch(call -> isCallIn(kernel, call));
  }

  /** Whether a call, {@code function at File.java:12:5}, is in the lines of a kernel. */
  private static boolean isCallIn(KernelBinding kernel, String call) {
    String start = " at " + kernel.file() + ":";
    int at = call.indexOf(start);
    if (at < 0) {
      return false;
    }
    String[] numbers = call.substring(at + start.length()).split(":", 2);
    return numbers[0].matches("\\d{1,9}")
        && Integer.parseInt(numbers[0]) >= kernel.line()
        && Integer.parseInt(numbers[0]) <= kernel.endLine();
  }

  private UnitWarnings.Contents warnings() throws IOException, TextFileException {
    Optional<Found> found = roots.find(UnitWarnings.path(unit.name()));
    return found.isPresent()
        ? UnitWarnings.read(found.get().name(), found.get().bytes())
        : UnitWarnings.Contents.NONE;
  }

  private Map<String, NativeImageSymbols> natives() throws IOException {
    Map<String, NativeImageSymbols> natives = new HashMap<>();
    for (Image image : unit.images()) {
      ImageEntry entry = image.entry();
      if (entry.kind() == ImageKind.NATIVE_CPU && image.problem().isEmpty()) {
        bytes(entry.resource())
            .ifPresent(bytes -> natives.put(entry.resource(), NativeImageSymbols.of(bytes)));
      }
    }
    return natives;
  }

  private Optional<byte[]> bytes(String resource) throws IOException {
    return tree.read(new ResourceName(resource), ImageEntry.MOST_BYTES);
  }
}
