package dev.sycamore.backend.report;

import dev.sycamore.backend.images.UnitWarnings.KernelWrites;
import dev.sycamore.backend.images.UnitWarnings.UnitWarning;
import dev.sycamore.backend.report.ReportedKernel.Argument;
import dev.sycamore.backend.report.ReportedKernel.AspectUse;
import dev.sycamore.backend.report.ReportedKernel.CallNode;
import dev.sycamore.backend.report.ReportedKernel.SourceLine;
import dev.sycamore.backend.report.ReportedKernel.UncheckedFunction;
import java.util.List;

/** Reports without a compilation. */
final class ReportSamples {

  /** A text that would be a program in a page that does not escape it. */
  static final String HOSTILE = "</code><script>document.title = 'owned'</script>&\"'<b>";

  private ReportSamples() {}

  /** Two ordinary kernels, and one all of whose texts are hostile. */
  static KernelReport report() {
    return new KernelReport(
        List.of(
            kernel("blur", "p.Blur", List.of("fp64"), List.of("x86_64", "spir64"), List.of()),
            kernel("scale", "p.Blur", List.of(), List.of("x86_64", "ptx64"), List.of()),
            hostile()),
        List.of("ptx64", "spir64", "x86_64"),
        List.of("fp64"),
        List.of("app.jar!" + HOSTILE + ": error: the image is missing"));
  }

  private static ReportedKernel kernel(
      String name,
      String unit,
      List<String> aspects,
      List<String> targets,
      List<UnitWarning> warnings) {
    CallNode gauss =
        new CallNode(
            unit + ".gauss(float)", "Blur.java:14:3", aspects, false, false, false, List.of());
    return new ReportedKernel(
        unit.replace('.', '_') + "_" + name,
        name,
        unit,
        unit.replace('.', '_') + "_" + name,
        "Blur.java:12:20",
        "range",
        1,
        "",
        0,
        List.of(),
        64,
        List.of(
            new SourceLine(11, "  void run() {", false),
            new SourceLine(12, "    q.parallelFor(range(n), i -> out[i] = gauss(in[i]));", true)),
        new CallNode(name, "Blur.java:12:20", List.of(), false, false, false, List.of(gauss)),
        aspects.stream().map(a -> new AspectUse(a, List.of(name, "Blur.gauss(float)"))).toList(),
        List.of(
            new Argument("in", "float[]", "array", "read", "in", true, ""),
            new Argument("out", "float[]", "array", "write", "in and out", true, ""),
            new Argument(
                "tile", "float[]", "local memory", "read", "not at all", true, "64 elements")),
        List.of(
            new UncheckedFunction("Blur.gauss(float)", "Blur.java:14:3", "@Unchecked at gauss")),
        targets.stream()
            .map(
                target ->
                    new ReportedImage(
                        target,
                        target.equals("x86_64") ? "NATIVE_CPU" : "SPIRV",
                        "META-INF/sycamore/p/Blur." + target,
                        1736,
                        "0".repeat(64),
                        2,
                        aspects,
                        "all kernels of the unit",
                        "",
                        target.equals("x86_64") ? 4144 : -1,
                        target.equals("x86_64")
                            ? List.of("4 work-items at a time, in the lanes of vectors")
                            : List.of()))
            .toList(),
        new KernelWrites(unit + "_" + name, 2, 0, 1),
        warnings);
  }

  private static ReportedKernel hostile() {
    return new ReportedKernel(
        "hostile",
        HOSTILE,
        HOSTILE,
        HOSTILE,
        HOSTILE,
        HOSTILE,
        3,
        HOSTILE,
        8,
        List.of(HOSTILE),
        0,
        List.of(new SourceLine(1, HOSTILE, true)),
        new CallNode(HOSTILE, HOSTILE, List.of(HOSTILE), false, true, false, List.of()),
        List.of(new AspectUse(HOSTILE, List.of(HOSTILE))),
        List.of(new Argument(HOSTILE, HOSTILE, HOSTILE, HOSTILE, HOSTILE, true, HOSTILE)),
        List.of(new UncheckedFunction(HOSTILE, HOSTILE, HOSTILE)),
        List.of(
            new ReportedImage(
                HOSTILE,
                HOSTILE,
                HOSTILE,
                1,
                HOSTILE,
                1,
                List.of(HOSTILE),
                HOSTILE,
                HOSTILE,
                -1,
                List.of(HOSTILE))),
        new KernelWrites(HOSTILE, 0, 0, 0),
        List.of(new UnitWarning(HOSTILE, 1, 2, HOSTILE, HOSTILE, List.of(HOSTILE))));
  }
}
