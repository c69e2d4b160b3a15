package dev.sycamore.processor;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.sycamore.backend.DeviceJobs;
import dev.sycamore.backend.job.BuildJob;
import dev.sycamore.backend.job.BuildStage;
import dev.sycamore.backend.job.DeviceImage;
import dev.sycamore.backend.job.Failure;
import dev.sycamore.backend.job.InspectionJob;
import dev.sycamore.backend.job.JobResult;
import dev.sycamore.backend.job.ModuleFacts;
import dev.sycamore.backend.link.LinkJob;
import dev.sycamore.backend.link.LinkedCode;
import dev.sycamore.backend.postlink.ImageSink;
import dev.sycamore.backend.postlink.PostLinkImage;
import dev.sycamore.backend.postlink.PostLinkJob;
import dev.sycamore.backend.postlink.SplitMode;
import dev.sycamore.backend.postlink.SplitSummary;
import dev.sycamore.backend.tool.ToolJob;
import dev.sycamore.backend.tool.ToolOutput;
import dev.sycamore.binding.KernelForm;
import dev.sycamore.binding.ir.Detection;
import dev.sycamore.binding.properties.PropertySets;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.Severity;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.frontend.elements.ClassNames;
import dev.sycamore.frontend.symbols.SymbolTable;
import dev.sycamore.frontend.text.SourceFile;
import dev.sycamore.header.GeneratedSource;
import dev.sycamore.header.KernelMethod;
import dev.sycamore.header.classfile.BindingClassWriter;
import dev.sycamore.header.classfile.GeneratedClass;
import dev.sycamore.header.model.BindingTables;
import dev.sycamore.model.program.DeviceProgram;
import dev.sycamore.model.program.DeviceUnit;
import dev.sycamore.model.program.Kernel;
import dev.sycamore.model.program.NormalizedUnit;
import dev.sycamore.model.statement.Block;
import dev.sycamore.outliner.OutlineRequest;
import dev.sycamore.outliner.OutlineResult;
import dev.sycamore.outliner.report.Suppressions;
import dev.sycamore.processor.options.ProcessorOptions;
import dev.sycamore.processor.stages.Stages;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Stages that take their orders from the text of the file: a comment {@code ERROR}, {@code
 * WARNING}, {@code UNATTRIBUTED}, {@code KERNEL}, {@code FAIL} or {@code CRASH}, each about the
 * construct behind it.
 */
class FakeStages implements Stages {

  private static final Pattern ORDER =
      Pattern.compile("/\\*(ERROR|WARNING|KERNEL|UNATTRIBUTED|FAIL|CRASH)\\*/");

  final List<OutlineRequest> requests = new ArrayList<>();
  Consumer<OutlineRequest> onOutline = request -> {};

  /** What {@link #unsupportedMachine} returns. */
  Optional<String> machine = Optional.empty();

  @Override
  public SymbolTable symbols(ClassNames names) {
    return name -> Optional.empty();
  }

  @Override
  public OutlineResult outline(OutlineRequest request) {
    requests.add(request);
    onOutline.accept(request);
    List<Diagnostic> diagnostics = new ArrayList<>();
    List<Diagnostic> unattributed = new ArrayList<>();
    List<DeviceUnit> units = new ArrayList<>();
    for (SourceFile file : request.sources()) {
      List<Kernel> kernels = new ArrayList<>();
      Matcher matcher = ORDER.matcher(file.text());
      while (matcher.find()) {
        SourceSpan at = span(file, matcher.end());
        switch (matcher.group(1)) {
          case "ERROR" -> diagnostics.add(diagnostic(Severity.ERROR, at));
          case "WARNING" -> diagnostics.add(diagnostic(Severity.WARNING, at));
          case "UNATTRIBUTED" -> unattributed.add(diagnostic(Severity.ERROR, at));
          case "KERNEL" -> kernels.add(kernel("kernel" + kernels.size(), at));
          case "FAIL" -> kernels.add(kernel("failing" + kernels.size(), at));
          case "CRASH" -> throw new IllegalStateException("asked for\nwith a second line");
          default -> throw new AssertionError(matcher.group(1));
        }
      }
      if (!kernels.isEmpty()) {
        String name = file.path().replaceAll(".*/|\\.java$", "");
        units.add(new DeviceUnit("p", name, file.path(), kernels, List.of(), List.of(), List.of()));
      }
    }
    return new OutlineResult(
        new DeviceProgram(units),
        diagnostics,
        List.of(),
        unattributed,
        new Suppressions(),
        Set.of(),
        Map.of());
  }

  private static SourceSpan span(SourceFile file, int offset) {
    String before = file.text().substring(0, offset);
    int line = (int) before.chars().filter(c -> c == '\n').count() + 1;
    int column = offset - before.lastIndexOf('\n');
    return new SourceSpan(file.path(), offset, 1, line, column, line);
  }

  private static Diagnostic diagnostic(Severity severity, SourceSpan at) {
    DiagnosticId id = DiagnosticId.THROW;
    return new Diagnostic(id, severity, at, id.message(), id.help(), List.of(), List.of());
  }

  private static Kernel kernel(String name, SourceSpan at) {
    return new Kernel(
        name, name, KernelForm.RANGE, 1, at, "(I)V", List.of(), new Block(List.of(), at));
  }

  @Override
  public NormalizedUnit normalize(DeviceUnit unit, boolean checks) {
    return NormalizedUnit.of(unit, u -> u);
  }

  @Override
  public String llvmIr(NormalizedUnit unit, boolean debugInfo, Set<Detection> detections) {
    return String.join(" ", unit.unit().kernels().stream().map(Kernel::name).toList());
  }

  @Override
  public String openCl(NormalizedUnit unit) {
    return "// " + unit.unit().qualifiedName();
  }

  @Override
  public List<GeneratedClass> binding(NormalizedUnit unit) {
    return BindingClassWriter.write(
        new BindingTables(
            "p." + unit.unit().name() + "__Sycamore", "", List.of(), List.of(), List.of()));
  }

  @Override
  public String integrationHeader(NormalizedUnit unit) {
    return "/* " + unit.unit().qualifiedName() + " */";
  }

  @Override
  public GeneratedSource launcher(
      String packageName, String owner, boolean isPublic, List<KernelMethod> methods) {
    throw new AssertionError("no test of these stages has a kernel method");
  }

  @Override
  public Optional<String> unsupportedMachine() {
    return machine;
  }

  @Override
  public DeviceJobs openBuild(ProcessorOptions options) {
    return new DeviceJobs() {
      @Override
      public int parallelism() {
        return 2;
      }

      @Override
      public List<JobResult<DeviceImage>> compile(List<BuildJob> jobs) {
        return jobs.stream().map(FakeStages::build).toList();
      }

      @Override
      public JobResult<LinkedCode> link(LinkJob job) {
        throw new AssertionError("no unit of these stages imports anything");
      }

      @Override
      public JobResult<SplitSummary> postLink(PostLinkJob job, ImageSink sink) throws IOException {
        PropertySets none = PropertySets.builder().build();
        String all = new String(job.module(), UTF_8);
        List<String> images =
            job.options().split() == SplitMode.KERNEL ? List.of(all.split(" ")) : List.of(all);
        for (String image : images) {
          byte[] code = image.getBytes(UTF_8);
          sink.accept(
              new PostLinkImage(code, List.of(image.split(" ")), none.text().getBytes(UTF_8)));
        }
        return new JobResult.Done<>(new SplitSummary(images.size(), List.of()));
      }

      @Override
      public JobResult<ModuleFacts> inspect(InspectionJob job) {
        throw new AssertionError("nobody asks for names");
      }

      @Override
      public ToolOutput run(ToolJob job) {
        throw new AssertionError("nobody asks for machine code");
      }

      @Override
      public void close() {}
    };
  }

  private static JobResult<DeviceImage> build(BuildJob job) {
    return new String(job.ir(), UTF_8).contains("failing")
        ? new JobResult.Failed<>(new Failure(BuildStage.EMIT, "LLVM does not like it", ""))
        : new JobResult.Done<>(new DeviceImage(job, job.ir()));
  }
}
