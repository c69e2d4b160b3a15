package dev.sycamore.runtime.launch;

import dev.sycamore.runtime.driver.DeviceContext;
import dev.sycamore.runtime.driver.DeviceStream;
import dev.sycamore.runtime.driver.StreamPoint;
import dev.sycamore.runtime.task.WorkPlace;
import java.util.ArrayList;
import java.util.List;

/**
 * The work under way on streams, of contexts that reach each other, that one launch comes after.
 */
final class FollowedWork {
  private final List<StreamPlace> places = new ArrayList<>(0);

  /** Whether streams of a context can wait for what is under way at a place. */
  static boolean isPossible(WorkPlace place, DeviceContext context) {
    return place instanceof StreamPlace at && at.isReachedBy(context);
  }

  /** Adds what is under way at a place. */
  void add(WorkPlace place) {
    places.add((StreamPlace) place);
  }

  /** Lets the stream of a place wait for it; where the driver cannot, this thread does. */
  void awaitIn(StreamPlace own) {
    DeviceStream stream = own.stream();
    for (StreamPlace place : places) {
      if (place == own) {
        // A stream is in order.
        continue;
      }
      try (StreamPoint point = place.point().orElse(StreamPoint.REACHED)) {
        if (!stream.waitFor(point)) {
          point.await();
        }
      }
    }
  }
}
