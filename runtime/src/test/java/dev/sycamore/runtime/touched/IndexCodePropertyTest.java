package dev.sycamore.runtime.touched;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.binding.touched.IndexOperator;
import dev.sycamore.binding.touched.IndexToken;
import dev.sycamore.binding.touched.IndexToken.Constant;
import dev.sycamore.binding.touched.IndexToken.OfLaunch;
import dev.sycamore.binding.touched.LaunchQuantity;
import dev.sycamore.runtime.range.Geometry;
import dev.sycamore.runtime.range.IndexExtent;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/**
 * The range of random code has the index of each work-item, and all of them where the code is said
 * to fill it. {@code -Dtouched.codes=1000000} for more.
 */
class IndexCodePropertyTest {
  private static final int CODES = Integer.getInteger("touched.codes", 20_000);
  private static final int[] ARGUMENTS = {3, -2, 0, 17};

  private static final LaunchQuantity[] QUANTITIES = {
    LaunchQuantity.GLOBAL_ID,
    LaunchQuantity.GLOBAL_ID,
    LaunchQuantity.GLOBAL_ID,
    LaunchQuantity.LOCAL_ID,
    LaunchQuantity.GROUP_ID,
    LaunchQuantity.LOCAL_RANGE,
    LaunchQuantity.VALUE
  };

  private static final List<IndexOperator> ALL = List.of(IndexOperator.values());

  private static final IndexOperator[] COMMON = {
    IndexOperator.ADD, IndexOperator.SUBTRACT, IndexOperator.MULTIPLY
  };

  private final Random random = new Random(38);

  @Test
  void rangesHaveAllIndices() {
    int filled = 0;
    int known = 0;
    for (int i = 0; i < CODES; i++) {
      Geometry geometry = geometry();
      LaunchValues values =
          new LaunchValues(
              geometry, new Object[] {ARGUMENTS[0], ARGUMENTS[1], ARGUMENTS[2], ARGUMENTS[3]});
      List<IndexToken> code = new ArrayList<>();
      write(code, random.nextInt(4));
      IndexInterval range = IndexMachine.range(code, values);
      Set<Long> indices = new TreeSet<>();
      boolean wraps = false;
      boolean tooLong = false;
      for (int item = 0; item < geometry.size(); item++) {
        ItemMachine machine = new ItemMachine(geometry, item);
        Set<Long> own = machine.run(code);
        tooLong |= machine.tooLong;
        wraps |= own == null;
        if (own != null) {
          indices.addAll(own);
        }
      }
      if (range.equals(IndexInterval.UNKNOWN) || tooLong) {
        continue;
      }
      known++;
      assertThat(wraps).as("%s in %s", code, geometry).isFalse();
      assertThat(indices).as("%s in %s", code, geometry).allMatch(x -> isIn(range, x));
      if (FilledRange.isWhole(code, values)) {
        filled++;
        assertThat(indices)
            .as("%s in %s", code, geometry)
            .hasSize((int) (range.last() - range.first() + 1));
      }
    }
    assertThat(known).isGreaterThan(CODES / 4);
    assertThat(filled).isGreaterThan(CODES / 20);
  }

  private static boolean isIn(IndexInterval range, long index) {
    return range.first() <= index && index <= range.last();
  }

  private Geometry geometry() {
    if (random.nextBoolean()) {
      int local = 1 + random.nextInt(3);
      return Geometry.ndRange(
          IndexExtent.of(local * (1 + random.nextInt(3)), 1 + random.nextInt(3)),
          IndexExtent.of(local, 1));
    }
    return Geometry.range(
        IndexExtent.of(1 + random.nextInt(4), 1 + random.nextInt(4)),
        IndexExtent.of(random.nextInt(3), random.nextInt(3)));
  }

  private void write(List<IndexToken> code, int depth) {
    if (depth == 0) {
      leaf(code);
      return;
    }
    IndexOperator operator =
        random.nextInt(4) == 0
            ? ALL.get(random.nextInt(ALL.size()))
            : COMMON[random.nextInt(COMMON.length)];
    if (operator == IndexOperator.AT_MOST || operator == IndexOperator.AT_LEAST) {
      // As the compiler writes them: each global index has all guards.
      leaf(code);
      return;
    }
    for (int i = 0; i < operator.operands(); i++) {
      write(code, random.nextInt(depth));
    }
    code.add(operator);
  }

  private void leaf(List<IndexToken> code) {
    if (random.nextInt(3) == 0) {
      code.add(new Constant(random.nextInt(40) == 0 ? Integer.MAX_VALUE : random.nextInt(12) - 3));
      return;
    }
    LaunchQuantity quantity = QUANTITIES[random.nextInt(QUANTITIES.length)];
    int number =
        quantity == LaunchQuantity.VALUE ? random.nextInt(ARGUMENTS.length) : random.nextInt(2);
    code.add(new OfLaunch(quantity, number));
    if (quantity == LaunchQuantity.GLOBAL_ID && random.nextInt(4) == 0) {
      code.add(new Constant(random.nextInt(5)));
      code.add(random.nextBoolean() ? IndexOperator.AT_MOST : IndexOperator.AT_LEAST);
    }
  }

  /** Runs code for one work-item; a loop has many values. */
  private static final class ItemMachine {
    private final Geometry geometry;
    private final int[] id;
    private final List<Set<Long>> stack = new ArrayList<>();

    /** Whether a loop has too many rounds for a test. */
    private boolean tooLong;

    ItemMachine(Geometry geometry, int item) {
      this.geometry = geometry;
      int width = geometry.global().get(1);
      this.id = new int[] {item / width, item % width};
    }

    /** All indices; null if a computation wraps around. */
    Set<Long> run(List<IndexToken> code) {
      for (IndexToken token : code) {
        Set<Long> made;
        if (token instanceof Constant constant) {
          made = Set.of(constant.value());
        } else if (token instanceof OfLaunch value) {
          made = Set.of(value(value));
        } else {
          made = apply((IndexOperator) token);
        }
        if (made != null && made.isEmpty()) {
          return made;
        } else if (made == null || made.stream().anyMatch(v -> v != v.intValue())) {
          return null;
        }
        stack.add(made);
      }
      return stack.get(0);
    }

    private Set<Long> pop() {
      return stack.remove(stack.size() - 1);
    }

    private long value(OfLaunch value) {
      int d = value.number();
      return switch (value.quantity()) {
        case GLOBAL_ID -> geometry.offset().get(d) + id[d];
        case LOCAL_ID -> id[d] % geometry.local().get(d);
        case GROUP_ID -> id[d] / geometry.local().get(d);
        case LOCAL_RANGE -> geometry.local().get(d);
        case VALUE -> ARGUMENTS[d];
        default -> throw new AssertionError(value);
      };
    }

    private Set<Long> apply(IndexOperator operator) {
      Set<Long> third = operator.operands() == 3 ? pop() : Set.of(0L);
      Set<Long> second = operator.operands() > 1 ? pop() : Set.of(0L);
      Set<Long> all = new TreeSet<>();
      for (long a : pop()) {
        for (long b : second) {
          for (long c : third) {
            if (!add(operator, a, b, c, all)) {
              return null;
            }
          }
        }
      }
      return all;
    }

    /** Adds the results; not if the kernel would compute something else. */
    private boolean add(IndexOperator operator, long a, long b, long c, Set<Long> all) {
      switch (operator) {
        case ADD -> all.add(a + b);
        case SUBTRACT -> all.add(a - b);
        case MULTIPLY -> all.add(a * b);
        case DIVIDE -> all.add(b == 0 ? 0 : a / b);
        case REMAINDER -> all.add(b == 0 ? 0 : a % b);
        case SHIFT_LEFT -> all.add((long) ((int) a << (int) b));
        case SHIFT_RIGHT -> all.add((long) ((int) a >> (int) b));
        case SHIFT_RIGHT_UNSIGNED -> all.add((long) ((int) a >>> (int) b));
        case AND -> all.add(a & b);
        case OR -> all.add(a | b);
        case XOR -> all.add(a ^ b);
        case MIN -> all.add(Math.min(a, b));
        case MAX -> all.add(Math.max(a, b));
        case ABS -> all.add(Math.abs(a));
        case EITHER -> {
          all.add(a);
          all.add(b);
        }
        case AT_MOST -> addIf(a <= b, a, all);
        case AT_LEAST -> addIf(a >= b, a, all);
        case UP -> {
          tooLong |= b - a > 1000;
          if (c <= 0 || b + c > Integer.MAX_VALUE || tooLong) {
            return false;
          }
          for (long i = a; i <= b; i += c) {
            all.add(i);
          }
        }
        case DOWN -> {
          tooLong |= a - b > 1000;
          if (c <= 0 || b - c < Integer.MIN_VALUE || tooLong) {
            return false;
          }
          for (long i = a; i >= b; i -= c) {
            all.add(i);
          }
        }
      }
      return true;
    }

    private static void addIf(boolean condition, long value, Set<Long> all) {
      if (condition) {
        all.add(value);
      }
    }
  }
}
