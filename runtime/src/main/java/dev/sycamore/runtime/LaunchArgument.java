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

  /** Names the memory of the argument. */
  void claim(Launcher.Claims claims);

  /** The argument for the device, with its current values. */
  ArgumentValue onDevice(DeviceContext context);

  /** The kernel is about to start: what it writes of the values from before counts from now on. */
  void starting(DeviceContext context);

  /** The kernel was started: what it writes counts, whatever was there before. */
  void started(DeviceContext context);

  /** A value that needs no memory. */
  record Fixed(ArgumentValue value) implements LaunchArgument {
    static final Fixed UNUSED = new Fixed(new ArgumentValue.Unused());

    @Override
    public void claim(Launcher.Claims claims) {}

    @Override
    public ArgumentValue onDevice(DeviceContext context) {
      return value;
    }

    @Override
    public void starting(DeviceContext context) {}

    @Override
    public void started(DeviceContext context) {}
  }

  /** An accessor to a buffer. */
  record BufferArgument(BufferView view, AccessMode mode) implements LaunchArgument {
    private boolean keeps() {
      return mode != AccessMode.WRITE_DISCARD || !view.isWhole();
    }

    @Override
    public void claim(Launcher.Claims claims) {
      claims.use(view.memory(), mode.writes());
    }

    @Override
    public ArgumentValue onDevice(DeviceContext context) {
      return new ArgumentValue.Access(view.memory().prepareOn(context, keeps()), view);
    }

    @Override
    public void starting(DeviceContext context) {
      if (mode.writes() && keeps()) {
        view.memory().writtenOn(context);
      }
    }

    @Override
    public void started(DeviceContext context) {
      if (mode.writes() && !keeps()) {
        view.memory().writtenOn(context);
      }
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
    public void claim(Launcher.Claims claims) {
      memory = claims.array(array, kind, access.writes());
    }

    @Override
    public ArgumentValue onDevice(DeviceContext context) {
      return new ArgumentValue.Array(memory.prepareOn(context, true), HostArrays.length(array));
    }

    @Override
    public void starting(DeviceContext context) {
      if (access.writes()) {
        memory.writtenOn(context);
      }
    }

    @Override
    public void started(DeviceContext context) {}
  }
}
