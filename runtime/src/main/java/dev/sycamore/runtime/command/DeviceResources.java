package dev.sycamore.runtime.command;

/** What a queue holds on its device. */
@FunctionalInterface
public interface DeviceResources {
  /** Frees all, whichever of it fails; returns what failed, or null. */
  Throwable free();
}
