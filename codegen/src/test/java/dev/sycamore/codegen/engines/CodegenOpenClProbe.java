package dev.sycamore.codegen.engines;

import dev.sycamore.testsupport.tools.Tool;

/** Whether the tests' own OpenCL host code finds a device. */
public final class CodegenOpenClProbe implements Tool.Probe {

  @Override
  public Tool tool() {
    return Tool.OPENCL;
  }

  @Override
  public boolean isPresent() {
    return OpenClRunner.instance().isPresent();
  }
}
