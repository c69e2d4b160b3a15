package dev.sycamore.processor.cache;

import java.util.List;

/** A result, and what it depends on. */
record UnitRecord(UnitResult result, List<Dependency> dependencies) {

  UnitRecord {
    dependencies = List.copyOf(dependencies);
  }
}
