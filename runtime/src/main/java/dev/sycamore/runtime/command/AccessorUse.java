package dev.sycamore.runtime.command;

import dev.sycamore.binding.ElementKind;
import dev.sycamore.runtime.memory.BufferAccess;
import dev.sycamore.runtime.range.IndexExtent;

/** An accessor that was made for a launch. */
public sealed interface AccessorUse {
  /** The object that the kernel captures. */
  LaunchMemory accessor();

  /** Lets a kernel on the host use it, or no longer. */
  void setUsable(boolean usable);

  /** Makes an accessor usable, or no longer. */
  @FunctionalInterface
  interface Switch {
    /** Does it. */
    void set(boolean usable);
  }

  /** Access to a buffer. */
  record BufferUse(LaunchMemory accessor, BufferAccess access, Switch onHost)
      implements AccessorUse {
    @Override
    public void setUsable(boolean usable) {
      onHost.set(usable);
    }
  }

  /** Local memory; dimension 0 is the slowest. */
  record LocalUse(LaunchMemory accessor, ElementKind kind, IndexExtent range, Switch onHost)
      implements AccessorUse {
    @Override
    public void setUsable(boolean usable) {
      onHost.set(usable);
    }
  }
}
