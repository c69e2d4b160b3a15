package dev.sycamore.runtime.launch;

import dev.sycamore.runtime.driver.DeviceContext;
import dev.sycamore.runtime.statistics.DeviceCounters;
import java.util.ArrayList;
import java.util.List;

/** The lanes of one queue; all but the first are opened when they are first used. */
final class StreamLanes {
  private final DeviceContext context;
  private final boolean profiling;
  private final StreamResources resources;
  private final DeviceCounters counters;

  /** Read without the lock; a longer list is a new one. */
  private volatile List<StreamLane> lanes = List.of();

  /**
   * @throws dev.sycamore.DeviceException if the driver fails
   */
  StreamLanes(DeviceContext context, boolean profiling) {
    this.context = context;
    this.profiling = profiling;
    this.resources = new StreamResources(context);
    this.counters = DeviceCounters.of(context.device());
    open(0);
  }

  StreamResources resources() {
    return resources;
  }

  /** Those of the device. */
  DeviceCounters counters() {
    return counters;
  }

  /** The first lane, for which every kernel is loaded that is submitted. */
  StreamLane first() {
    return lanes.get(0);
  }

  /**
   * The lane with a number, from 0.
   *
   * @throws dev.sycamore.DeviceException if the driver fails
   */
  StreamLane get(int number) {
    List<StreamLane> now = lanes;
    return number < now.size() ? now.get(number) : open(number);
  }

  private synchronized StreamLane open(int number) {
    while (lanes.size() <= number) {
      StreamPlace place = new StreamPlace(context, context.openStream(profiling));
      resources.add(place);
      List<StreamLane> longer = new ArrayList<>(lanes);
      longer.add(new StreamLane(place, resources));
      lanes = List.copyOf(longer);
    }
    return lanes.get(number);
  }
}
