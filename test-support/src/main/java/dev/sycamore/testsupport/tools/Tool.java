package dev.sycamore.testsupport.tools;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.util.ServiceLoader;

/**
 * A tool or driver that tests need and a machine may lack. Tests that need one are skipped where it
 * is absent, and fail if the environment variable {@code SYCAMORE_REQUIRE_}<i>name</i> is set.
 */
public enum Tool {
  /** A C compiler. */
  CC("cc"),
  /** A C++ compiler. */
  CXX("c++"),
  /** A browser, and the program that drives it. */
  CHROMIUM("chromedriver"),
  /** A GPU with CUDA. */
  CUDA,
  /** An OpenCL device. */
  OPENCL,
  /** NVIDIA's assembler. */
  PTXAS("ptxas"),
  /** Mesa's OpenCL device on the CPU, which has no fp64. */
  RUSTICL,
  /** Khronos' validator. */
  SPIRV_VAL("spirv-val");

  private final String command;

  /** Looked for once: some take a process. */
  @SuppressWarnings("ImmutableEnumChecker")
  private Boolean found;

  /** A driver. */
  Tool() {
    this("");
  }

  Tool(String command) {
    this.command = command;
  }

  /** Finds drivers: test-support has none of the product's code to ask. */
  public interface Probe {

    Tool tool();

    boolean isPresent();
  }

  /** Whether the environment says that this machine must have it. */
  public boolean isRequired() {
    return System.getenv(variable()) != null;
  }

  /**
   * Whether it can be used.
   *
   * @throws AssertionError if it is required and absent
   */
  public synchronized boolean isPresent() {
    if (found == null) {
      found = command.isEmpty() ? isFound() : runs();
    }
    if (!found && isRequired()) {
      throw new AssertionError(variable() + " is set, and there is no " + this);
    }
    return found;
  }

  /** Skips the running test where the tool is absent, or fails it if the tool is required. */
  public void assumePresent() {
    assumeTrue(isPresent(), "no " + this);
  }

  private boolean runs() {
    try {
      new ProcessBuilder(command, "--version").start().destroy();
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  private boolean isFound() {
    return ServiceLoader.load(Probe.class).stream()
        .map(ServiceLoader.Provider::get)
        .filter(candidate -> candidate.tool() == this)
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("these tests have no probe for " + this))
        .isPresent();
  }

  private String variable() {
    return "SYCAMORE_REQUIRE_" + name();
  }
}
