package dev.sycamore.processor.stages;

import dev.sycamore.backend.job.BuildJob;
import dev.sycamore.backend.job.BuildResult;
import dev.sycamore.backend.link.LinkJob;
import dev.sycamore.backend.link.LinkResult;
import dev.sycamore.backend.postlink.ImageSink;
import dev.sycamore.backend.postlink.PostLinkJob;
import dev.sycamore.backend.postlink.PostLinkResult;
import dev.sycamore.header.GeneratedSource;
import dev.sycamore.header.KernelMethod;
import dev.sycamore.model.program.DeviceUnit;
import dev.sycamore.model.program.NormalizedUnit;
import dev.sycamore.outliner.OutlineRequest;
import dev.sycamore.outliner.OutlineResult;
import dev.sycamore.outliner.elements.ClassNames;
import dev.sycamore.outliner.symbols.SymbolTable;
import dev.sycamore.processor.options.ProcessorOptions;
import java.io.IOException;
import java.util.List;

/**
 * The stages that a compilation goes through, as the processor calls them. An interface, so that a
 * test can make one of them fail.
 */
public interface Stages {

  /** Declarations as the host compiler knows them in this round. */
  SymbolTable symbols(ClassNames names);

  /** Finds the kernels, and what is wrong with them. */
  OutlineResult outline(OutlineRequest request);

  /** The unit as the stages that follow take it, with what its kernels report written out. */
  NormalizedUnit normalize(DeviceUnit unit, boolean checks);

  /**
   * The LLVM IR of a unit, as text.
   *
   * @param debugInfo whether it has places in the source
   */
  String llvmIr(NormalizedUnit unit, boolean debugInfo);

  /** The OpenCL C of a unit. */
  String openCl(NormalizedUnit unit);

  /** A unit's binding class. */
  GeneratedSource binding(NormalizedUnit unit);

  /** The class that launches the kernel methods of a class. */
  GeneratedSource launcher(
      String packageName, String owner, boolean isPublic, List<KernelMethod> methods);

  /** Opens a device build; its process starts in the background if images are to be made. */
  ImageBuild openBuild(ProcessorOptions options);

  /** Compiles modules to images. */
  interface ImageBuild extends AutoCloseable {

    /** One result for each job, in order. */
    List<BuildResult> compile(List<BuildJob> jobs);

    /** Makes one module of several. */
    LinkResult link(LinkJob job);

    /** Takes a linked module apart. */
    PostLinkResult postLink(PostLinkJob job, ImageSink sink) throws IOException;

    @Override
    void close();
  }
}
