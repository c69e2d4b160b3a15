package dev.sycamore.backend.postlink;

import dev.sycamore.annotations.Aspect;
import dev.sycamore.backend.DeviceBuild;
import dev.sycamore.backend.job.JobResult;
import dev.sycamore.binding.properties.Dialect;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Modules of the resources, and what becomes of them. */
final class PostLinkInput {

  static final String NAME = "in.ll";

  private PostLinkInput() {}

  static String text(String resource) {
    try (InputStream in = PostLinkInput.class.getResourceAsStream("/postlink/" + resource)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Options with two targets, whose images are text. */
  static PostLinkOptions options(Dialect dialect) {
    Map<String, Integer> names = new LinkedHashMap<>();
    for (Aspect aspect : Aspect.values()) {
      names.put(aspect.syclName(), aspect.number());
    }
    Map<String, Integer> targets = new LinkedHashMap<>();
    targets.put("spir64", 1000);
    targets.put("x86_64", 1001);
    targets.put("amd64", 1001);
    targets.put("ptx64", 1002);
    return PostLinkOptions.of(dialect, names, targets).withText(true);
  }

  /** What a module became. */
  record Outcome(JobResult<SplitSummary> result, List<PostLinkImage> images) {

    List<String> warnings() {
      return ((JobResult.Done<SplitSummary>) result).value().warnings();
    }

    String error() {
      return ((JobResult.Failed<SplitSummary>) result).failure().line();
    }

    /** The text of an image. */
    String code(int image) {
      return new String(images.get(image).code(), StandardCharsets.UTF_8);
    }

    /** The property file of an image. */
    String properties(int image) {
      return new String(images.get(image).properties(), StandardCharsets.UTF_8);
    }

    List<List<String>> symbols() {
      return images.stream().map(PostLinkImage::symbols).toList();
    }
  }

  static Outcome run(DeviceBuild build, String text, PostLinkOptions options) {
    return run(build, text.getBytes(StandardCharsets.UTF_8), options);
  }

  static Outcome run(DeviceBuild build, byte[] module, PostLinkOptions options) {
    List<PostLinkImage> images = new ArrayList<>();
    try {
      JobResult<SplitSummary> result =
          build.postLink(new PostLinkJob(NAME, module, options), images::add);
      return new Outcome(result, images);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
