package dev.sycamore.runtime.launch;

import dev.sycamore.runtime.driver.DeviceContext;
import dev.sycamore.runtime.driver.DeviceStream;
import dev.sycamore.runtime.driver.StreamPoint;
import dev.sycamore.runtime.task.WorkPlace;
import java.util.ArrayList;
import java.util.List;

/** The work under way on streams of one context that one launch comes after. */
final class FollowedWork {
  private final List<StreamPlace> places = new ArrayList<>(0);

  /** Adds what is under way at a place, if streams of the context can wait for it. */
  boolean add(WorkPlace place, DeviceContext context) {
    return place instanceof StreamPlace at && at.isOn(context) && places.add(at);
  }

  /** Lets a stream wait for it; where the driver cannot, this thread does. */
  void awaitIn(DeviceStream stream) {
    for (StreamPlace place : places) {
      try (StreamPoint point = place.point().orElse(StreamPoint.REACHED)) {
        if (!stream.waitFor(point)) {
          point.await();
        }
      }
    }
  }
}
