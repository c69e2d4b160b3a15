package dev.sycamore.runtime.cli;

import dev.sycamore.annotations.Aspect;
import dev.sycamore.runtime.device.RuntimeDevice;
import dev.sycamore.runtime.launch.DriverDevice;
import java.util.List;
import java.util.Locale;

/**
 * What a device is, for people and programs.
 *
 * @param images the kinds of images that it runs; empty if it needs none
 */
record DeviceFacts(
    String id,
    String kind,
    String name,
    String vendor,
    String driver,
    long memory,
    long localMemory,
    int maxWorkGroupSize,
    List<Integer> subGroupSizes,
    List<String> aspects,
    List<String> targets,
    List<String> images) {

  static DeviceFacts of(RuntimeDevice device) {
    return new DeviceFacts(
        device.id(),
        device.driver().name().toLowerCase(Locale.ROOT).replace('_', '-'),
        device.name(),
        device.vendor(),
        device.driverVersion(),
        device.memory(),
        device.localMemory(),
        device.maxWorkGroupSize(),
        device.subGroupSizes(),
        device.aspects().stream().sorted().map(Aspect::syclName).toList(),
        device.targets().stream().sorted().toList(),
        device instanceof DriverDevice driver ? driver.images().buildTargets() : List.of());
  }
}
