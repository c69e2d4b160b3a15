package dev.sycamore.backend.worker.postlink;

import dev.sycamore.backend.job.BuildStage;
import dev.sycamore.backend.postlink.PostLinkJob;
import dev.sycamore.backend.postlink.PostLinkSwitch;
import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.specialization.Specializer;
import dev.sycamore.backend.worker.stage.CompileException;
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
   * Makes an image, and says whether it has specialization constants.
   *
   * @param module has nothing but what the image needs
   * @param nodes their numbers in the linked module
   */
  boolean make(DeviceModule module, ImagePlan plan, int[] nodes)
      throws CompileException, IOException {
    ImageFunctions functions = ImageFunctions.of(linked.functions(), plan, nodes);
    RequirementCheck check = new RequirementCheck(job.name(), linked.aspects());
    Specializer constants = new Specializer(module.ref());
    ImageProperties properties = properties(module, functions, check);
    properties.addConstants(constants.lower(job.options().specialization()));
    emit(module, functions, properties, check.warnings());
    return constants.hasConstants();
  }

  /** Makes the image in which specialization constants have their default values. */
  void makeWithDefaults(DeviceModule module, ImagePlan plan, int[] nodes)
      throws CompileException, IOException {
    if (job.options().has(PostLinkSwitch.SINGLE_IMAGE)) {
      throw new CompileException(
          BuildStage.SPLIT,
          "there is an image with default values of specialization constants, which"
              + " -ir-output-only cannot write");
    }
    ImageFunctions functions = ImageFunctions.of(linked.functions(), plan, nodes);
    new Specializer(module.ref()).lowerToDefaults();
    ImageProperties properties =
        properties(module, functions, new RequirementCheck(job.name(), linked.aspects()));
    properties.addDefaultsMark();
    // The image before this one has warned.
    emit(module, functions, properties, List.of());
  }

  private ImageProperties properties(
      DeviceModule module, ImageFunctions functions, RequirementCheck check) {
    ImageProperties properties = new ImageProperties(job.options());
    properties.addFunctions(functions, module.triple().startsWith("spir"));
    properties.addRequirements(check.requirements(functions));
    return properties;
  }

  private void emit(
      DeviceModule module,
      ImageFunctions functions,
      ImageProperties properties,
      List<String> warnings)
      throws CompileException, IOException {
    module.verify(BuildStage.SPLIT);
    byte[] code = job.options().text() ? module.text() : module.bitcode();
    listener.image(code, functions.symbols(), properties.bytes(), warnings);
  }
}
