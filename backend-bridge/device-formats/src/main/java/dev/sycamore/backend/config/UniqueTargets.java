package dev.sycamore.backend.config;

import java.util.HashMap;
import java.util.Map;

/** What no two targets of a file share: names, aliases and numbers. */
final class UniqueTargets {

  private final Map<String, Place> names = new HashMap<>();
  private final Map<Integer, TargetEntry> numbers = new HashMap<>();

  /** A name or an alias, which no other target may have. */
  String name(YamlNode.Scalar scalar) throws Problem {
    String name = Values.targetName(scalar);
    Place first = names.putIfAbsent(name, scalar.place());
    if (first != null) {
      throw new Problem(
          scalar.place(),
          "the name %s is given for the second time; the first is in line %d",
          Problem.quote(name),
          first.line());
    }
    return name;
  }

  /** Keeps the number of a target for itself. */
  void number(TargetEntry target, Place place) throws Problem {
    TargetEntry other = numbers.putIfAbsent(target.number(), target);
    if (other != null) {
      throw new Problem(
          place,
          "target %s has the number %d of target %s; give it a `target-aspect` of its own",
          Problem.quote(target.name()),
          target.number(),
          Problem.quote(other.name()));
    }
  }
}
