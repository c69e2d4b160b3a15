package dev.sycamore.analysis.races;

import dev.sycamore.analysis.lowered.LaunchFacts;
import dev.sycamore.analysis.lowered.LoweredKernel;
import dev.sycamore.binding.KernelForm;
import dev.sycamore.model.expression.Binary;
import dev.sycamore.model.expression.BinaryOperator;
import dev.sycamore.model.expression.Literal;
import dev.sycamore.model.expression.WorkItemQuery.Query;
import dev.sycamore.model.statement.ModelScanner;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntFunction;

/** The few work-items of a launch that are followed. */
final class ItemPositions {
  private static final int MOST_DISTANCES = 4;
  private static final int LONGEST_DISTANCE = 4096;

  private ItemPositions() {}

  /** Those whose writes are most likely to meet. */
  static List<Position> of(LoweredKernel kernel) {
    Set<Position> positions = new LinkedHashSet<>();
    if (kernel.kernel().form() == KernelForm.RANGE) {
      ofRange(kernel, positions);
    } else if (kernel.kernel().form() == KernelForm.ND_RANGE) {
      ofGroups(kernel, positions);
    }
    return List.copyOf(positions);
  }

  /** The corner at zero, and those as far from it as remainders of the code repeat. */
  private static void ofRange(LoweredKernel kernel, Set<Position> positions) {
    int dimensions = kernel.kernel().dimensions();
    for (int corner = 0; corner < (1 << dimensions); corner++) {
      List<Integer> ids = new ArrayList<>();
      for (int d = 0; d < dimensions; d++) {
        ids.add((corner >> (dimensions - 1 - d)) & 1);
      }
      positions.add(Position.inRange(ids));
    }
    // Neighbours of those inside of a border.
    for (int d = 0; d < dimensions; d++) {
      List<Integer> inside = new ArrayList<>(Collections.nCopies(dimensions, 1));
      inside.set(d, 2);
      positions.add(Position.inRange(inside));
    }
    for (int distance : distances(kernel)) {
      for (int d = 0; d < dimensions; d++) {
        positions.add(Position.inRange(unit(dimensions, d, distance)));
      }
    }
    if (dimensions > 1) {
      ofRows(kernel, positions);
    }
    positions.removeIf(position -> !isIn(position.item(), kernel.launch()::globalSize));
  }

  /** Those at the end of rows of the code, {@code i * 64 + j}, that the range is known to pass. */
  private static void ofRows(LoweredKernel kernel, Set<Position> positions) {
    int dimensions = kernel.kernel().dimensions();
    for (int width : numbers(kernel, Map.of(BinaryOperator.MULTIPLY, 0))) {
      for (int d = 0; d < dimensions; d++) {
        if (kernel.launch().globalSize(d).isPresent()) {
          positions.add(Position.inRange(unit(dimensions, d, width)));
        }
      }
    }
  }

  private static void ofGroups(LoweredKernel kernel, Set<Position> positions) {
    LaunchFacts launch = kernel.launch();
    int dimensions = kernel.kernel().dimensions();
    List<Term> sizes = new ArrayList<>();
    for (int d = 0; d < dimensions; d++) {
      OptionalLong size = launch.localSize(d);
      sizes.add(
          size.isPresent()
              ? new Term.Constant(size.getAsLong())
              : new Term.Shared(List.of(Query.LOCAL_RANGE, d)));
    }
    List<Integer> zero = Collections.nCopies(dimensions, 0);
    positions.add(new Position(zero, zero, sizes));
    for (int d = 0; d < dimensions; d++) {
      positions.add(new Position(zero, unit(dimensions, d, 1), sizes));
      if (!launch.hasOneGroup() && mayHaveTwoGroups(launch, d)) {
        positions.add(new Position(unit(dimensions, d, 1), zero, sizes));
      }
    }
    // The last one, whose neighbour is in another group.
    launch
        .localSize(dimensions - 1)
        .ifPresent(
            size ->
                positions.add(
                    new Position(
                        zero, unit(dimensions, dimensions - 1, Math.toIntExact(size - 1)), sizes)));
    for (int distance : distances(kernel)) {
      if (launch.localSize(dimensions - 1).isPresent()) {
        positions.add(new Position(zero, unit(dimensions, dimensions - 1, distance), sizes));
      }
    }
    positions.removeIf(position -> !isIn(position.item(), launch::localSize));
  }

  private static boolean mayHaveTwoGroups(LaunchFacts launch, int dimension) {
    OptionalLong all = launch.globalSize(dimension);
    OptionalLong group = launch.localSize(dimension);
    return all.isEmpty() || group.isEmpty() || all.getAsLong() > group.getAsLong();
  }

  private static boolean isIn(List<Integer> ids, IntFunction<OptionalLong> size) {
    for (int d = 0; d < ids.size(); d++) {
      OptionalLong known = size.apply(d);
      if (known.isPresent() && ids.get(d) >= known.getAsLong()) {
        return false;
      }
    }
    return true;
  }

  private static List<Integer> unit(int dimensions, int dimension, int value) {
    List<Integer> ids = new ArrayList<>(Collections.nCopies(dimensions, 0));
    ids.set(dimension, value);
    return ids;
  }

  /** After how many work-items remainders and masks of the kernel's own code repeat. */
  private static Set<Integer> distances(LoweredKernel kernel) {
    return numbers(kernel, Map.of(BinaryOperator.REMAINDER, 0, BinaryOperator.AND, 1));
  }

  /** Constant right operands in the kernel's own code, with what is added to each. */
  private static Set<Integer> numbers(LoweredKernel kernel, Map<BinaryOperator, Integer> added) {
    Set<Integer> found = new TreeSet<>();
    new ModelScanner() {
      @Override
      public Void visitBinary(Binary e) {
        if (added.containsKey(e.operator())
            && e.right() instanceof Literal literal
            && literal.value() instanceof Integer number) {
          int distance = number + added.get(e.operator());
          if (distance > 1 && distance <= LONGEST_DISTANCE && found.size() < MOST_DISTANCES) {
            found.add(distance);
          }
        }
        return super.visitBinary(e);
      }
    }.scan(kernel.kernel().body());
    return found;
  }
}
