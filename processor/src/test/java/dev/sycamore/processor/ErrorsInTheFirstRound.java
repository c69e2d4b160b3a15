package dev.sycamore.processor;

import dev.sycamore.backend.job.BuildJob;
import dev.sycamore.backend.job.BuildResult;
import dev.sycamore.backend.link.LinkJob;
import dev.sycamore.backend.link.LinkResult;
import dev.sycamore.backend.postlink.ImageSink;
import dev.sycamore.backend.postlink.PostLinkJob;
import dev.sycamore.backend.postlink.PostLinkResult;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.header.GeneratedSource;
import dev.sycamore.header.KernelMethod;
import dev.sycamore.model.program.DeviceProgram;
import dev.sycamore.model.program.DeviceUnit;
import dev.sycamore.model.program.NormalizedUnit;
import dev.sycamore.outliner.OutlineRequest;
import dev.sycamore.outliner.OutlineResult;
import dev.sycamore.outliner.elements.ClassNames;
import dev.sycamore.outliner.report.Suppressions;
import dev.sycamore.outliner.symbols.SymbolTable;
import dev.sycamore.processor.options.ProcessorOptions;
import dev.sycamore.processor.stages.Stages;
import java.io.IOException;
import java.util.List;

/** Finds an error in everything in the first round, and none later. */
final class ErrorsInTheFirstRound implements Stages {

  private final FakeStages later;
  private boolean first = true;

  ErrorsInTheFirstRound(FakeStages later) {
    this.later = later;
  }

  @Override
  public OutlineResult outline(OutlineRequest request) {
    if (first) {
      first = false;
      SourceSpan at = new SourceSpan(request.sources().get(0).path(), 0, 1, 1, 1, 1);
      return new OutlineResult(
          new DeviceProgram(List.of()),
          List.of(Diagnostic.of(DiagnosticId.SYC1012, at, List.of())),
          List.of(),
          new Suppressions());
    }
    return later.outline(request);
  }

  @Override
  public SymbolTable symbols(ClassNames names) {
    return later.symbols(names);
  }

  @Override
  public NormalizedUnit normalize(DeviceUnit unit, boolean checks) {
    return later.normalize(unit, checks);
  }

  @Override
  public String llvmIr(NormalizedUnit unit, boolean debugInfo) {
    return later.llvmIr(unit, debugInfo);
  }

  @Override
  public String openCl(NormalizedUnit unit) {
    return later.openCl(unit);
  }

  @Override
  public GeneratedSource binding(NormalizedUnit unit) {
    return later.binding(unit);
  }

  @Override
  public GeneratedSource launcher(
      String packageName, String owner, boolean isPublic, List<KernelMethod> methods) {
    return later.launcher(packageName, owner, isPublic, methods);
  }

  @Override
  public ImageBuild openBuild(ProcessorOptions options) {
    ImageBuild build = later.openBuild(options);
    return new ImageBuild() {
      @Override
      public List<BuildResult> compile(List<BuildJob> jobs) {
        return build.compile(jobs);
      }

      @Override
      public LinkResult link(LinkJob job) {
        return build.link(job);
      }

      @Override
      public PostLinkResult postLink(PostLinkJob job, ImageSink sink) throws IOException {
        return build.postLink(job, sink);
      }

      @Override
      public void close() {
        build.close();
      }
    };
  }
}
