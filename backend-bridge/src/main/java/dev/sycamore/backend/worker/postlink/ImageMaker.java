package dev.sycamore.backend.worker.postlink;

import dev.sycamore.backend.BuildStage;
import dev.sycamore.backend.postlink.PostLinkJob;
import dev.sycamore.backend.worker.CompileException;
import dev.sycamore.backend.worker.DeviceModule;
import java.io.IOException;
import java.util.List;

/** Finishes images and hands them on. */
final class ImageMaker {

  private final PostLinkJob job;
  private final LinkedModule linked;
  private final ImageListener listener;

  ImageMaker(PostLinkJob job, LinkedModule linked, ImageListener listener) {
    this.job = job;
    this.linked = linked;
    this.listener = listener;
  }

  /**
   * @param module has nothing but what the image needs
   * @param nodes their numbers in the linked module
   */
  void make(DeviceModule module, ImagePlan plan, int[] nodes) throws CompileException, IOException {
    ImageFunctions functions = ImageFunctions.of(linked.functions(), plan, nodes);
    RequirementCheck check = new RequirementCheck(job.name(), linked.aspects());
    ImageProperties properties = new ImageProperties(job.options());
    properties.addFunctions(functions, module.triple().startsWith("spir"));
    properties.addDemands(check.demands(functions));
    module.verify(BuildStage.SPLIT);
    emit(module, functions, properties.bytes(), check.warnings());
  }

  private void emit(
      DeviceModule module, ImageFunctions functions, byte[] properties, List<String> warnings)
      throws IOException {
    byte[] code = job.options().text() ? module.text() : module.bitcode();
    listener.image(code, functions.symbols(), properties, warnings);
  }
}
