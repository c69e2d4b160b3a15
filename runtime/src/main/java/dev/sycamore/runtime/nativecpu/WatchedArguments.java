package dev.sycamore.runtime.nativecpu;

import dev.sycamore.binding.ArgumentBinding;
import dev.sycamore.binding.KernelBinding;
import dev.sycamore.binding.ParameterBinding;
import dev.sycamore.binding.ParameterRole;
import dev.sycamore.runtime.detect.WatchedBlock;
import dev.sycamore.runtime.driver.ArgumentValue;
import dev.sycamore.runtime.driver.ParameterValues;
import java.util.ArrayList;
import java.util.List;

/** Where the arguments of a watched launch have their memory. */
record WatchedArguments(KernelBinding kernel, List<ArgumentValue> values, WatchedLaunch launch) {

  List<WatchedBlock> blocks() {
    List<WatchedBlock> blocks = new ArrayList<>();
    for (ParameterBinding parameter : kernel.parameters()) {
      if (parameter.role() == ParameterRole.POINTER) {
        NativeBlock block = (NativeBlock) ParameterValues.memory(parameter, value(parameter));
        blocks.add(block(parameter, block.rawAddress(), block.size(), false));
      } else if (parameter.role() == ParameterRole.LOCAL_POINTER) {
        long size = ParameterValues.local(parameter, value(parameter)).size();
        blocks.add(block(parameter, launch.localMemory(parameter), size, true));
      }
    }
    return blocks;
  }

  private ArgumentValue value(ParameterBinding parameter) {
    return values.get(parameter.argument());
  }

  private WatchedBlock block(ParameterBinding parameter, long address, long size, boolean local) {
    ArgumentBinding argument = kernel.arguments().get(parameter.argument());
    return new WatchedBlock(argument.name(), address, size, argument.element().size(), local);
  }
}
