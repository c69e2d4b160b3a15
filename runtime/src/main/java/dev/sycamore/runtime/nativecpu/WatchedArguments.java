package dev.sycamore.runtime.nativecpu;

import dev.sycamore.binding.ArgumentAccess;
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

  /**
   * For each parameter whether its uses can have a race.
   *
   * @param ownElements whether each work-item uses an element of its own by way of the parameter
   */
  boolean canRace(int parameter, boolean ownElements) {
    ParameterBinding one = kernel.parameters().get(parameter);
    if (one.role() != ParameterRole.POINTER) {
      return true;
    }
    for (int other = 0; other < kernel.parameters().size(); other++) {
      boolean counts = other != parameter || !ownElements;
      if (counts && isPointer(other) && overlap(memory(parameter), memory(other))) {
        if (mayWrite(other) || mayWrite(parameter)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean isPointer(int parameter) {
    return kernel.parameters().get(parameter).role() == ParameterRole.POINTER;
  }

  /** Nothing is known of what functions of other modules do with some arguments. */
  private boolean mayWrite(int parameter) {
    int argument = kernel.parameters().get(parameter).argument();
    return kernel.arguments().get(argument).access() != ArgumentAccess.READ;
  }

  private NativeBlock memory(int parameter) {
    ParameterBinding one = kernel.parameters().get(parameter);
    return (NativeBlock) ParameterValues.memory(one, value(one));
  }

  private static boolean overlap(NativeBlock one, NativeBlock other) {
    return one.rawAddress() < other.rawAddress() + other.size()
        && other.rawAddress() < one.rawAddress() + one.size();
  }

  private ArgumentValue value(ParameterBinding parameter) {
    return values.get(parameter.argument());
  }

  private WatchedBlock block(ParameterBinding parameter, long address, long size, boolean local) {
    ArgumentBinding argument = kernel.arguments().get(parameter.argument());
    return new WatchedBlock(argument.name(), address, size, argument.element().size(), local);
  }
}
