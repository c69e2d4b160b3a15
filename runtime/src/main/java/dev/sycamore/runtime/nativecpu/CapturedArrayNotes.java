package dev.sycamore.runtime.nativecpu;

import dev.sycamore.binding.ArgumentBinding;
import dev.sycamore.binding.ArgumentKind;
import dev.sycamore.binding.ElementKind;
import dev.sycamore.runtime.driver.ArrayPlace;
import dev.sycamore.runtime.kernel.BoundKernel;
import java.util.ArrayList;
import java.util.List;

/** Which captured arrays of a kernel launches may use where they are, for people. */
final class CapturedArrayNotes {
  private CapturedArrayNotes() {}

  static List<String> of(BoundKernel kernel) {
    List<String> inPlace = new ArrayList<>();
    List<String> copied = new ArrayList<>();
    boolean never = PlacementSettings.current().place() == ArrayPlace.SWITCHED_OFF;
    for (ArgumentBinding argument : kernel.binding().arguments()) {
      ArrayPlace place = place(argument);
      if (place == ArrayPlace.IN_PLACE && !never) {
        inPlace.add(argument.name());
      } else if (place != ArrayPlace.DEVICE_MEMORY) {
        ArrayPlace reason = place == ArrayPlace.IN_PLACE ? ArrayPlace.SWITCHED_OFF : place;
        copied.add(argument.name() + " (" + reason.reason() + ")");
      }
    }
    List<String> notes = new ArrayList<>();
    if (!inPlace.isEmpty()) {
      notes.add("arrays in place where launches are short: " + String.join(", ", inPlace));
    }
    if (!copied.isEmpty()) {
      notes.add("copied arrays: " + String.join(", ", copied));
    }
    return notes;
  }

  /** {@link ArrayPlace#DEVICE_MEMORY} for what is no array. */
  private static ArrayPlace place(ArgumentBinding argument) {
    if (argument.kind() == ArgumentKind.ARRAY) {
      if (argument.element() == ElementKind.HALF) {
        return ArrayPlace.HALF_ARRAY;
      }
      return argument.ofStatic() && !argument.access().writes()
          ? ArrayPlace.STATIC_ARRAY
          : ArrayPlace.IN_PLACE;
    } else if (argument.kind() == ArgumentKind.ROWS) {
      return ArrayPlace.ROWS;
    }
    return argument.kind() == ArgumentKind.RECORDS ? ArrayPlace.RECORDS : ArrayPlace.DEVICE_MEMORY;
  }
}
