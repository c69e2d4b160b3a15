package dev.sycamore.backend.pipeline;

import dev.sycamore.backend.DeviceJobs;
import dev.sycamore.backend.cuda.Ptxas;
import dev.sycamore.backend.pipeline.PtxParts.Cubin;
import dev.sycamore.backend.target.ImageTarget;
import dev.sycamore.backend.tool.ToolException;
import dev.sycamore.binding.images.BundlePart;
import dev.sycamore.binding.images.BundlePart.Kind;
import dev.sycamore.binding.images.GpuBundle;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Makes an image of PTX: the text as it is if nothing comes beside it. */
final class PtxImage {

  private final DeviceJobs jobs;
  private final ImageTarget target;
  private final PtxParts wanted;
  private final Consumer<String> messages;

  /**
   * @param messages gets what the assembler prints
   */
  PtxImage(DeviceJobs jobs, ImageTarget target, PtxParts wanted, Consumer<String> messages) {
    this.jobs = jobs;
    this.target = target;
    this.wanted = wanted;
    this.messages = messages;
  }

  /** The image. */
  byte[] of(byte[] ptx) throws ToolException {
    List<BundlePart> parts = new ArrayList<>();
    parts.add(new BundlePart(Kind.PTX, target.processor(), ptx));
    if (wanted.cubin() != Cubin.OFF) {
      Optional<Ptxas> assembler = wanted.assembler();
      if (wanted.cubin() == Cubin.ON && assembler.isEmpty()) {
        throw Ptxas.missing();
      }
      if (assembler.isPresent()) {
        assembled(assembler.get(), ptx).ifPresent(parts::add);
      }
    }
    return parts.size() == 1 ? ptx : new GpuBundle(parts).toBytes();
  }

  /** Machine code; nothing if it may be missing, and this ptxas does not know the architecture. */
  private Optional<BundlePart> assembled(Ptxas assembler, byte[] ptx) throws ToolException {
    try {
      Ptxas.Assembled assembled =
          assembler.assemble(ptx, target.processor(), wanted.arguments(), jobs::run);
      if (!assembled.output().isEmpty()) {
        messages.accept(assembled.output());
      }
      return Optional.of(assembled.cubin());
    } catch (ToolException e) {
      if (!Ptxas.isUnknownArchitecture(e)) {
        throw e;
      }
      if (wanted.cubin() == Cubin.AUTO) {
        messages.accept("warning: PTX only, no machine code: " + e.getMessage());
        messages.accept(e.output());
        return Optional.empty();
      }
      throw e.withHelp(
          "help: this ptxas makes no machine code for "
              + target.processor()
              + ": name a GPU that it supports, as the target nvidia_gpu_sm_NN or with --backend-args "
              + target
              + " -arch=sm_NN");
    }
  }
}
