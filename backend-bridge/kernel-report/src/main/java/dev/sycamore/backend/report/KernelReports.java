package dev.sycamore.backend.report;

import dev.sycamore.backend.files.AtomicFiles;
import dev.sycamore.backend.files.ClassPath;
import dev.sycamore.backend.files.FileProblems;
import dev.sycamore.backend.files.ResourceTree;
import dev.sycamore.backend.images.Inventory;
import dev.sycamore.backend.images.Inventory.Unit;
import dev.sycamore.backend.report.UnitClasses.UnreadableException;
import dev.sycamore.binding.text.TextFileException;
import dev.sycamore.templates.Templates;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Makes the kernel report of class outputs. The same files give the same bytes.
 *
 * <pre>{@code
 * KernelReport report = KernelReports.of(List.of(classes), List.of(sources), runtimeJars);
 * KernelReports.write(file, KernelReports.html(report));
 * }</pre>
 */
public final class KernelReports {

  private KernelReports() {}

  /**
   * Reads what is known of all kernels.
   *
   * @param roots folders of classes and jars
   * @param sources folders and jars with the sources; sources in or beside the roots are found
   *     without
   * @param libraries jars and folders that the classes are compiled against: at least Sycamore's
   *     runtime
   * @throws IOException if a root is neither a folder nor a jar, or cannot be read; the message
   *     names it
   */
  public static KernelReport of(List<Path> roots, List<Path> sources, List<Path> libraries)
      throws IOException {
    List<ReportedKernel> kernels = new ArrayList<>();
    List<String> problems = new ArrayList<>();
    SourceTexts texts = new SourceTexts(sources, roots);
    Set<String> seen = new HashSet<>();
    try (UnitClasses classes = new UnitClasses(roots, libraries)) {
      for (Path root : roots) {
        add(root, new ClassPath(roots), classes, texts, seen, kernels, problems);
      }
    }
    return new KernelReport(
        kernels,
        kernels.stream().flatMap(kernel -> kernel.targets().stream()).distinct().sorted().toList(),
        kernels.stream()
            .flatMap(kernel -> kernel.aspectNames().stream())
            .distinct()
            .sorted()
            .toList(),
        problems);
  }

  private static void add(
      Path root,
      ClassPath all,
      UnitClasses classes,
      SourceTexts texts,
      Set<String> seen,
      List<ReportedKernel> kernels,
      List<String> problems)
      throws IOException {
    // Names of kernels come from the binding classes, so no module has to be read by LLVM.
    Inventory inventory;
    try {
      inventory = Inventory.of(root, (file, module) -> List.of());
    } catch (IOException e) {
      throw new IOException(FileProblems.notRead(root.toString(), e), e);
    }
    problems.addAll(inventory.problems());
    try (ResourceTree tree = ResourceTree.open(root)) {
      for (Unit unit : inventory.units()) {
        // As on a class path, the first descriptor of a unit counts.
        if (!seen.add(unit.name())) {
          continue;
        }
        try {
          kernels.addAll(
              new UnitReport(tree, all, unit, classes.kernels(unit.name()), texts).read());
        } catch (UnreadableException e) {
          problems.add(root + ": error: unit " + unit.name() + ": " + e.getMessage());
        } catch (TextFileException e) {
          problems.add(e.getMessage());
        }
      }
    }
  }

  /** The report as one HTML page that needs no other file and no network. */
  public static String html(KernelReport report) {
    return Templates.render(report);
  }

  /** The report as one JSON object, in ASCII ({@code docs/REPORT.md}). */
  public static String json(KernelReport report) {
    return KernelReportJson.of(report);
  }

  /**
   * Writes a file whole, or not at all.
   *
   * @throws IOException if it cannot be written
   */
  public static void write(Path file, String text) throws IOException {
    AtomicFiles.write(file, text.getBytes(StandardCharsets.UTF_8));
  }
}
