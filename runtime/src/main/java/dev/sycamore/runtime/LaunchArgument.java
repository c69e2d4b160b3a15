package dev.sycamore.runtime;

import dev.sycamore.AccessMode;
import dev.sycamore.binding.ArgumentAccess;
import dev.sycamore.binding.ElementKind;
import dev.sycamore.runtime.device.ArgumentValue;
import dev.sycamore.runtime.device.DeviceContext;
import dev.sycamore.runtime.memory.BufferView;
import dev.sycamore.runtime.memory.HostArrays;
import dev.sycamore.runtime.memory.Memory;

/** An argument on its way from the submit to the device. */
sealed interface LaunchArgument {

  /** Takes the memory of the argument for a launch; whether the host is writing it. */
  boolean claim(QueueCore queue, long launch, CapturedArrays arrays);

  /** The argument for the device, with its current values. */
  ArgumentValue onDevice(DeviceContext context);

  /** A value that needs no memory. */
  record Fixed(ArgumentValue value) implements LaunchArgument {
    static final Fixed UNUSED = new Fixed(new ArgumentValue.Unused());

    @Override
    public boolean claim(QueueCore queue, long launch, CapturedArrays arrays) {
      return false;
    }

    @Override
    public ArgumentValue onDevice(DeviceContext context) {
      return value;
    }
  }

  /** An accessor to a buffer. */
  record BufferArgument(BufferView view, AccessMode mode) implements LaunchArgument {
    @Override
    public boolean claim(QueueCore queue, long launch, CapturedArrays arrays) {
      return view.memory().claim(queue);
    }

    @Override
    public ArgumentValue onDevice(DeviceContext context) {
      boolean keeps = mode != AccessMode.WRITE_DISCARD || !view.isWhole();
      return new ArgumentValue.Access(view.memory().useOn(context, keeps, mode.writes()), view);
    }
  }

  /** A captured array. */
  final class ArrayArgument implements LaunchArgument {
    private final Object array;
    private final ElementKind kind;
    private final ArgumentAccess access;
    private Memory memory;

    ArrayArgument(Object array, ElementKind kind, ArgumentAccess access) {
      this.array = array;
      this.kind = kind;
      this.access = access;
    }

    @Override
    public boolean claim(QueueCore queue, long launch, CapturedArrays arrays) {
      memory = arrays.claim(array, kind, queue, launch);
      return false;
    }

    @Override
    public ArgumentValue onDevice(DeviceContext context) {
      return new ArgumentValue.Array(
          memory.useOn(context, true, access.writes()), HostArrays.length(array));
    }
  }
}
