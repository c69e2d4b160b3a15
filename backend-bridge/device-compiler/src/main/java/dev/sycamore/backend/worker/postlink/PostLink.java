package dev.sycamore.backend.worker.postlink;

import dev.sycamore.backend.job.BuildStage;
import dev.sycamore.backend.postlink.PostLinkJob;
import dev.sycamore.backend.postlink.PostLinkSwitch;
import dev.sycamore.backend.worker.llvm.Diagnostics;
import dev.sycamore.backend.worker.stage.CompileException;
import dev.sycamore.backend.worker.stage.StageTracker;
import java.io.IOException;
import java.util.List;

/**
 * One module on its way through post-link. Images are made one at a time, each from bitcode: of
 * many images, a part of the module that has a few of them is written first, so that what it takes
 * to make one grows with the logarithm of the module only.
 */
public final class PostLink {

  /** Into how many parts a module is taken apart at once. */
  private static final int FAN_OUT = 16;

  private final PostLinkJob job;
  private final Diagnostics diagnostics;
  private final StageTracker stages;

  public PostLink(PostLinkJob job, Diagnostics diagnostics, StageTracker stages) {
    this.job = job;
    this.diagnostics = diagnostics;
    this.stages = stages;
  }

  /** Makes the images, and returns the warnings about the module as a whole. */
  public List<String> run(ImageListener listener) throws CompileException, IOException {
    try (LinkedModule module = new LinkedModuleReader(job, diagnostics, stages).read()) {
      int images = module.images().size();
      if (job.options().has(PostLinkSwitch.SINGLE_IMAGE) && images != 1) {
        throw new CompileException(
            BuildStage.SPLIT,
            images == 0
                ? "the module has no entry point"
                : "some modules had to be split, into "
                    + images
                    + " images, which -ir-output-only cannot write");
      }
      ImageMaker maker = new ImageMaker(job, module, listener);
      emit(
          module,
          new Extractor(
              diagnostics,
              module.sourceName(),
              job.options().has(PostLinkSwitch.KEEP_DEBUG_CONSTANTS)),
          maker);
      return module.warnings();
    }
  }

  private void emit(LinkedModule module, Extractor extractor, ImageMaker maker)
      throws CompileException, IOException {
    emit(module.reach(), module.bitcode(), module.images(), extractor, maker);
  }

  private void emit(
      ImageReach reach, Bitcode from, List<ImagePlan> images, Extractor extractor, ImageMaker maker)
      throws CompileException, IOException {
    if (images.size() <= FAN_OUT) {
      for (ImagePlan image : images) {
        int[] nodes = reach.of(image);
        boolean constants;
        try (ExtractedModule extracted = extractor.extract(from, nodes)) {
          constants = maker.make(extracted.module(), image, nodes);
        }
        if (constants && job.options().has(PostLinkSwitch.DEFAULT_VALUE_IMAGES)) {
          try (ExtractedModule again = extractor.extract(from, nodes)) {
            maker.makeWithDefaults(again.module(), image, nodes);
          }
        }
      }
      return;
    }
    int step = (images.size() + FAN_OUT - 1) / FAN_OUT;
    for (int first = 0; first < images.size(); first += step) {
      List<ImagePlan> some = images.subList(first, Math.min(first + step, images.size()));
      try (Bitcode part = part(reach, from, some, extractor)) {
        emit(reach, part, some, extractor, maker);
      }
    }
  }

  private static Bitcode part(
      ImageReach reach, Bitcode from, List<ImagePlan> images, Extractor extractor)
      throws CompileException {
    int[] nodes = reach.of(images);
    try (ExtractedModule extracted = extractor.extract(from, nodes)) {
      return new Bitcode(extracted.module().ref(), nodes);
    }
  }
}
