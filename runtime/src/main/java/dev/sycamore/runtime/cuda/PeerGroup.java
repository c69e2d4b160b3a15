package dev.sycamore.runtime.cuda;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * The GPUs whose memory a GPU reaches, and that reach its memory and that of the same others: so
 * groups do not overlap, however the machine is wired.
 *
 * @param members their handles, with its own
 */
record PeerGroup(Set<Integer> members) {

  PeerGroup {
    members = Set.copyOf(members);
  }

  /** The group of a GPU. */
  static PeerGroup of(CudaDriver driver, int device) {
    Map<Integer, Set<Integer>> reached = reached(driver);
    Set<Integer> own = reached.get(device);
    Set<Integer> group = new HashSet<>();
    own.stream().filter(other -> reached.get(other).equals(own)).forEach(group::add);
    return new PeerGroup(group);
  }

  /** For each GPU those that it reaches, and that reach it, with itself. */
  private static Map<Integer, Set<Integer>> reached(CudaDriver driver) {
    int count = driver.deviceCount();
    Map<Integer, Set<Integer>> reached = new HashMap<>();
    for (int i = 0; i < count; i++) {
      int device = driver.device(i);
      reached.put(device, new HashSet<>(Set.of(device)));
    }
    for (int one : reached.keySet()) {
      for (int other : reached.keySet()) {
        if (one < other && driver.canAccessPeer(one, other) && driver.canAccessPeer(other, one)) {
          reached.get(one).add(other);
          reached.get(other).add(one);
        }
      }
    }
    return reached;
  }
}
