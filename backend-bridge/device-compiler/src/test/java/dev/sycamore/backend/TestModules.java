package dev.sycamore.backend;

import static org.assertj.core.api.Assertions.fail;

import dev.sycamore.backend.job.BuildJob;
import dev.sycamore.backend.job.BuildOutput;
import dev.sycamore.backend.job.DeviceImage;
import dev.sycamore.backend.job.Failure;
import dev.sycamore.backend.job.JobResult;
import dev.sycamore.backend.target.ImageTarget;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The IR inputs of the tests, and builds that must succeed. */
public final class TestModules {

  /** All inputs that every target accepts. */
  public static final List<String> ALL =
      List.of(
          "vector_add",
          "carry",
          "scalars",
          "matrix",
          "nd_range",
          "math",
          "mixed",
          "atomics",
          "fma",
          "fast",
          "half",
          "barrier",
          "waits",
          "records",
          "rounds",
          "exact",
          "aggregates",
          "dpcpp",
          "places");

  private TestModules() {}

  /** The text of an input. */
  public static String text(String name) {
    try (InputStream in = TestModules.class.getResourceAsStream("/ir/" + name + ".ll")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  public static BuildJob job(String name, ImageTarget target) {
    return job(name + ".ll", text(name), target, List.of(name));
  }

  /** A job whose IR is text. */
  public static BuildJob job(String name, String ir, ImageTarget target, List<String> kernels) {
    return job(name, ir, target, kernels, BuildOutput.IMAGE);
  }

  /** A job whose IR is text. */
  public static BuildJob job(
      String name, String ir, ImageTarget target, List<String> kernels, BuildOutput output) {
    return new BuildJob(name, ir.getBytes(StandardCharsets.UTF_8), target, kernels, output);
  }

  /** The image of an input; all of a target's are compiled once, by one worker. */
  public static byte[] image(String name, ImageTarget target) {
    BuildJob job = job(name, target);
    return ShippedImages.find(job).orElseGet(() -> Images.of(target).get(job).clone());
  }

  private static final class Images {
    private static final List<ImageTarget> TOGETHER =
        List.of(ImageTarget.SPIR64, ImageTarget.PTX64, ImageTarget.X86_64);
    private static final Map<ImageTarget, Map<BuildJob, byte[]>> BY_TARGET = new HashMap<>();

    static synchronized Map<BuildJob, byte[]> of(ImageTarget target) {
      if (!BY_TARGET.containsKey(target)) {
        build(TOGETHER.contains(target) ? TOGETHER : List.of(target));
      }
      return BY_TARGET.get(target);
    }

    private static void build(List<ImageTarget> targets) {
      List<BuildJob> jobs = new ArrayList<>();
      for (String name : ALL) {
        targets.forEach(target -> jobs.add(job(name, target)));
      }
      List<JobResult<DeviceImage>> results = DeviceBuild.run(jobs);
      for (int i = 0; i < jobs.size(); i++) {
        BuildJob job = jobs.get(i);
        byte[] image = bytes(job, results.get(i));
        BY_TARGET.computeIfAbsent(job.target(), t -> new HashMap<>()).put(job, image);
      }
    }
  }

  /** The image of a job that must succeed. */
  public static byte[] image(BuildJob job) {
    return ShippedImages.find(job)
        .orElseGet(() -> bytes(job, DeviceBuild.run(List.of(job)).get(0)));
  }

  private static byte[] bytes(BuildJob job, JobResult<DeviceImage> result) {
    if (result instanceof JobResult.Failed<DeviceImage> failed) {
      fail(failed.failure().describe(job) + "\n" + failed.failure().detail());
    }
    return ((JobResult.Done<DeviceImage>) result).value().bytes();
  }

  /** The failure of a job that must not succeed. */
  public static Failure failure(BuildJob job) {
    JobResult<DeviceImage> result = DeviceBuild.run(List.of(job)).get(0);
    if (result instanceof JobResult.Done) {
      fail(job.name() + " was compiled");
    }
    return ((JobResult.Failed<DeviceImage>) result).failure();
  }

  /** A module with the usual first lines. */
  public static String module(String body) {
    String text = text("vector_add");
    return text.substring(0, text.indexOf("declare")) + body;
  }
}
