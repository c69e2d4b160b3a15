package dev.sycamore.backend.tool;

/** Runs tools, or knows what they made before. */
@FunctionalInterface
public interface ToolRunner {

  /** Runs a job to its end. */
  ToolOutput run(ToolJob job) throws ToolException;
}
