package dev.sycamore.backend;

import static org.assertj.core.api.Assertions.fail;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The IR inputs of the tests, and builds that must succeed. */
public final class TestModules {

  /** All inputs that every target accepts. */
  public static final List<String> ALL =
      List.of(
          "vector_add",
          "scalars",
          "matrix",
          "nd_range",
          "math",
          "mixed",
          "atomics",
          "fma",
          "half",
          "barrier",
          "waits");

  private TestModules() {}

  /** The text of an input. */
  public static String text(String name) {
    try (InputStream in = TestModules.class.getResourceAsStream("/ir/" + name + ".ll")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  public static BuildJob job(String name, DeviceTarget target) {
    return new BuildJob(name + ".ll", text(name), target, List.of(name));
  }

  /** The image of an input. */
  public static byte[] image(String name, DeviceTarget target) {
    return image(job(name, target));
  }

  /** The image of a job that must succeed. */
  public static byte[] image(BuildJob job) {
    BuildResult result = DeviceBuild.run(List.of(job)).get(0);
    if (result instanceof BuildFailure failure) {
      fail(failure.describe() + "\n" + failure.detail());
    }
    return ((DeviceImage) result).bytes();
  }

  /** The failure of a job that must not succeed. */
  public static BuildFailure failure(BuildJob job) {
    BuildResult result = DeviceBuild.run(List.of(job)).get(0);
    if (result instanceof DeviceImage) {
      fail(job.name() + " was compiled");
    }
    return (BuildFailure) result;
  }

  /** A module with the usual first lines. */
  public static String module(String body) {
    String text = text("vector_add");
    return text.substring(0, text.indexOf("declare")) + body;
  }
}
