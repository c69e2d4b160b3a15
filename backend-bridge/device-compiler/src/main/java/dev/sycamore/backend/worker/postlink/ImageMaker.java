package dev.sycamore.backend.worker.postlink;

import dev.sycamore.backend.job.BuildStage;
import dev.sycamore.backend.postlink.PostLinkJob;
import dev.sycamore.backend.postlink.PostLinkSwitch;
import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.specialization.Specializer;
import dev.sycamore.backend.worker.stage.CompileException;
import dev.sycamore.binding.properties.Dialect;
import java.io.IOException;
import java.util.List;

/** Finishes images and hands them on. */
final class ImageMaker {

  private final PostLinkJob job;
  private final LinkedModule linked;
  private final ImageListener listener;
  private final ImageLinks links;

  ImageMaker(PostLinkJob job, LinkedModule linked, ImageListener listener) {
    this.job = job;
    this.linked = linked;
    this.listener = listener;
    this.links = new ImageLinks(job.options());
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
    links.apply(module.ref(), functions);
    RequirementCheck check = new RequirementCheck(job.name(), linked.aspects());
    ImageRequirements requirements = requirements(functions, check);
    Specializer constants = new Specializer(module.ref(), job.options().dialect());
    ImageProperties properties = properties(module, functions, requirements);
    properties.addConstants(constants.lower(job.options().specialization()));
    emit(module, functions, properties, check.warnings());
    if (links.hasVirtualFunctions(functions.entries()) && !requirements.aspects().isEmpty()) {
      makeDummy(module, functions, requirements);
    }
    return constants.hasConstants();
  }

  /**
   * Makes the image that DPC++ links in place of virtual functions that a device cannot run: other
   * virtual functions of a set may be called there, and this one has to be found.
   */
  private void makeDummy(
      DeviceModule module, ImageFunctions functions, ImageRequirements requirements)
      throws CompileException, IOException {
    DummyFunctions.make(module, functions);
    ImageProperties properties = new ImageProperties(job.options());
    properties.addRequirements(requirements.withoutAspects());
    DpcppProperties dpcpp = properties.dpcpp(links, linked.deviceGlobals());
    dpcpp.add(module.ref(), functions);
    dpcpp.addDummyMark();
    emit(module, functions, properties, List.of());
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
    links.apply(module.ref(), functions);
    new Specializer(module.ref(), job.options().dialect()).lowerToDefaults();
    ImageRequirements requirements =
        requirements(functions, new RequirementCheck(job.name(), linked.aspects()));
    ImageProperties properties = properties(module, functions, requirements);
    properties.addDefaultsMark();
    // The image before this one has warned.
    emit(module, functions, properties, List.of());
  }

  private ImageProperties properties(
      DeviceModule module, ImageFunctions functions, ImageRequirements requirements) {
    ImageProperties properties = new ImageProperties(job.options());
    properties.addFunctions(functions, module.triple().startsWith("spir"));
    properties.addRequirements(requirements);
    if (job.options().dialect() == Dialect.DPCPP) {
      properties.dpcpp(links, linked.deviceGlobals()).add(module.ref(), functions);
    }
    return properties;
  }

  /** In DPC++'s dialect the targets of all functions count. */
  private ImageRequirements requirements(ImageFunctions functions, RequirementCheck check) {
    ImageRequirements requirements = check.requirements(functions);
    return job.options().dialect() == Dialect.DPCPP
        ? requirements.withTargets(functions)
        : requirements;
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
