package dev.sycamore.analysis.disjoint;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.analysis.lowered.LoweredKernel;
import dev.sycamore.analysis.races.CollidingWrites;
import dev.sycamore.analysis.races.CollidingWrites.Collision;
import dev.sycamore.diagnostics.CallFrame;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Random forms of indices against all work-items of small launches, in Java's arithmetic: where a
 * write is proved, no two of them have one element, unless some index is negative. Where two
 * work-items are an example of a race, they have one element.
 */
class RandomIndicesTest {
  private static final int CASES = 6_000;
  private static final int LEAST_PROVED = 300;
  private static final int LEAST_REFUTED = 100;
  private static final int MOST_ROUNDS = 64;
  private static final Pattern IDS = Pattern.compile("\\([\\d, ]+\\)|\\b\\d+\\b");

  /** What conditions on sizes of the launch are certain for; products wrap around in some. */
  private static final List<Map<String, Integer>> LARGE =
      Stream.of(3, 1000, 1 << 20, (1 << 30) + 7, Integer.MAX_VALUE - 1000)
          .map(size -> Map.of("n", size, "w", size, "N0", size, "N1", size))
          .toList();

  private static final int[] NUMBERS = {
    0, 1, 2, 3, 4, 7, 8, -1, 1 << 16, 1 << 30, 1 << 31, 1 << 29
  };
  private static final int[] VALUES = {
    0, 1, 2, 3, 5, -1, -4, 1 << 30, Integer.MAX_VALUE, Integer.MIN_VALUE
  };

  private final Random random = new Random(39);

  /** An INT or BOOLEAN: a text of the device model, and what it is. */
  private sealed interface Code {
    record Literal(int value) implements Code {}

    record Name(String text) implements Code {}

    record Operation(String operator, Code left, Code right) implements Code {}

    default boolean isLarge() {
      return this instanceof Literal number
          ? Math.abs((long) number.value()) >= 1 << 16
          : this instanceof Operation o
              && (o.operator().equals("<<") || o.left().isLarge() || o.right().isLarge());
    }

    default String text() {
      if (this instanceof Literal number) {
        return String.valueOf(number.value());
      } else if (this instanceof Name name) {
        return name.text();
      }
      Operation o = (Operation) this;
      return "(" + o.left().text() + " " + o.operator() + " " + o.right().text() + ")";
    }

    default int value(Map<String, Integer> variables) {
      if (this instanceof Literal number) {
        return number.value();
      } else if (this instanceof Name name) {
        return variables.get(name.text());
      }
      Operation o = (Operation) this;
      int a = o.left().value(variables);
      int b = o.right().value(variables);
      return switch (o.operator()) {
        case "+" -> a + b;
        case "-" -> a - b;
        case "*" -> a * b;
        case "/" -> a / b;
        case "%" -> a % b;
        case "&" -> a & b;
        case "<<" -> a << b;
        case ">>" -> a >> b;
        default -> throw new IllegalStateException(o.operator());
      };
    }
  }

  /** A condition before the write, and a loop around it; each may be missing. */
  private record Form(
      Code index,
      Optional<Code> read,
      String comparison,
      Code left,
      Code right,
      Code first,
      Code end,
      int step) {
    boolean hasGuard() {
      return !comparison.isEmpty();
    }

    /** Whether bounds that grow with the launch are large in large launches. */
    boolean hasSmallBounds() {
      return Stream.of(left, right, first, end).noneMatch(Code::isLarge);
    }

    boolean hasLoop() {
      return step != 0;
    }

    String body() {
      String write =
          "(a["
              + index.text()
              + "] = "
              + read.map(code -> "a[" + code.text() + "] + i").orElse("i")
              + ")@;";
      String guarded =
          hasGuard()
              ? "if (" + left.text() + " " + comparison + " " + right.text() + ") " + write
              : write;
      return hasLoop()
          ? "for (int k = %s; k %s %s; k += %d) %s"
              .formatted(first.text(), step > 0 ? "<" : ">", end.text(), step, guarded)
          : guarded;
    }

    boolean passes(Map<String, Integer> variables) {
      if (!hasGuard()) {
        return true;
      }
      int a = left.value(variables);
      int b = right.value(variables);
      return switch (comparison) {
        case "<" -> a < b;
        case "<=" -> a <= b;
        case ">=" -> a >= b;
        case "==" -> a == b;
        default -> a != b;
      };
    }
  }

  private Code code(int depth, List<String> names) {
    int kind = random.nextInt(depth == 0 ? 2 : 7);
    return switch (kind) {
      case 0 -> new Code.Literal(NUMBERS[random.nextInt(NUMBERS.length)]);
      case 1 -> new Code.Name(names.get(random.nextInt(names.size())));
      default -> {
        String operator =
            List.of("+", "+", "+", "-", "*", "*", "*", "/", "%", "&", "<<", ">>")
                .get(random.nextInt(12));
        Code right =
            List.of("/", "%", "&", "<<", ">>").contains(operator)
                ? new Code.Literal(1 + random.nextInt(8))
                : code(depth - 1, names);
        yield new Code.Operation(operator, code(depth - 1, names), right);
      }
    };
  }

  /** Sums of multiples, as indices are, or anything. */
  private Code index(int dimensions, boolean hasLoop) {
    List<String> ids = List.of("i", "j").subList(0, dimensions);
    if (random.nextInt(3) == 0) {
      return code(
          3,
          hasLoop
              ? List.of("i", ids.get(dimensions - 1), "k", "n", "w")
              : List.of("i", ids.get(dimensions - 1), "n", "w"));
    }
    Code sum = random.nextBoolean() ? new Code.Literal(random.nextInt(3)) : new Code.Name("n");
    for (String id : ids) {
      sum = new Code.Operation("+", sum, new Code.Operation("*", new Code.Name(id), factor()));
    }
    return hasLoop
        ? new Code.Operation("+", sum, new Code.Operation("*", new Code.Name("k"), factor()))
        : sum;
  }

  private Code factor() {
    return switch (random.nextInt(6)) {
      case 0 -> new Code.Name("w");
      case 1 -> new Code.Literal(1);
      case 2 -> new Code.Operation("*", new Code.Name("w"), new Code.Literal(2));
      case 3 -> new Code.Name("N" + random.nextInt(1));
      default -> new Code.Literal(NUMBERS[random.nextInt(NUMBERS.length)]);
    };
  }

  private Form form(int dimensions) {
    boolean hasLoop = random.nextInt(3) > 0;
    List<String> shared = List.of("w", "n", "N0");
    List<String> all = List.of("i", "w", "n", "N0");
    return new Form(
        index(dimensions, hasLoop),
        random.nextInt(3) == 0 ? Optional.of(index(dimensions, hasLoop)) : Optional.empty(),
        random.nextInt(3) == 0 ? List.of("<", "<=", ">=", "==", "!=").get(random.nextInt(5)) : "",
        new Code.Name(hasLoop && random.nextBoolean() ? "k" : "i"),
        code(1, shared),
        random.nextInt(3) == 0 ? code(2, all) : new Code.Literal(random.nextInt(3)),
        random.nextInt(3) == 0 ? code(2, all) : code(0, shared),
        hasLoop ? List.of(1, 1, 1, 2, 4, -1).get(random.nextInt(6)) : 0);
  }

  @Test
  void proofsAndExamplesAreRight() {
    int proved = 0;
    int refuted = 0;
    for (int n = 0; n < CASES; n++) {
      int dimensions = 1 + random.nextInt(2);
      Form form = form(dimensions);
      LoweredKernel kernel = WriteVerdictsTest.kernel("", "range", dimensions, form.body());
      Map<List<CallFrame>, Collision> collisions = CollidingWrites.in(kernel);
      boolean isProved =
          WriteVerdicts.of(kernel).values().stream().allMatch(WriteVerdicts.Write::isProved);
      if (isProved) {
        proved++;
        checkAll(form, dimensions);
      }
      if (!isProved && form.hasSmallBounds()) {
        refuted += collisions.size();
        collisions.values().forEach(collision -> check(form, collision));
      }
    }
    assertThat(proved).isGreaterThan(LEAST_PROVED);
    assertThat(refuted).isGreaterThan(LEAST_REFUTED);
  }

  /** The work-items of an example have one element in a large launch. */
  private static void check(Form form, Collision collision) {
    List<List<Integer>> items = new ArrayList<>();
    Matcher ids = IDS.matcher(collision.workItems() + " " + collision.does());
    while (ids.find()) {
      items.add(
          Stream.of(ids.group().replaceAll("[()]", "").split(", ", -1))
              .map(Integer::valueOf)
              .toList());
    }
    assertThat(items).as(collision.toString()).hasSize(2);
    assertThat(LARGE)
        .as("%s: %s", form.body(), collision)
        .anyMatch(launch -> meet(form, collision, launch, items));
  }

  private static boolean meet(
      Form form, Collision collision, Map<String, Integer> launch, List<List<Integer>> items) {
    Uses first = uses(form, launch, items.get(0)).orElseThrow();
    Uses second = uses(form, launch, items.get(1)).orElseThrow();
    Set<Integer> both = new HashSet<>(first.written());
    both.retainAll(collision.read().isPresent() ? second.read() : second.written());
    return collision.index().isPresent()
        ? both.contains((int) collision.index().getAsLong())
        : !both.isEmpty();
  }

  private static void checkAll(Form form, int dimensions) {
    for (int n : VALUES) {
      for (int w : VALUES) {
        for (int size = 1; size <= 6; size++) {
          for (int other = 1; other <= (dimensions == 2 ? 4 : 1); other++) {
            check(form, Map.of("n", n, "w", w, "N0", size, "N1", other));
          }
        }
      }
    }
  }

  private static void check(Form form, Map<String, Integer> launch) {
    Map<List<Integer>, Uses> all = new HashMap<>();
    for (int i = 0; i < launch.get("N0"); i++) {
      for (int j = 0; j < launch.get("N1"); j++) {
        Optional<Uses> uses = uses(form, launch, List.of(i, j));
        if (uses.isEmpty() || uses.get().hasNegative()) {
          return;
        }
        all.put(List.of(i, j), uses.get());
      }
    }
    all.forEach(
        (item, uses) ->
            all.forEach(
                (other, others) -> {
                  boolean meet =
                      !Collections.disjoint(uses.written(), others.written())
                          || !Collections.disjoint(uses.written(), others.read());
                  if (meet && !item.equals(other)) {
                    throw new AssertionError(
                        form.body() + ", " + launch + ", " + item + " and " + other);
                  }
                }));
  }

  /** The elements that a work-item uses; empty if its loop is long. */
  private static Optional<Uses> uses(Form form, Map<String, Integer> launch, List<Integer> item) {
    Map<String, Integer> variables = new HashMap<>(launch);
    variables.put("i", item.get(0));
    variables.put("j", item.get(item.size() - 1));
    Uses uses = new Uses(new HashSet<>(), new HashSet<>());
    int rounds = 0;
    for (int k = form.hasLoop() ? form.first().value(variables) : 0;
        form.hasLoop() ? goesOn(form, k, variables) : rounds == 0;
        k += form.step()) {
      if (++rounds > MOST_ROUNDS) {
        return LARGE.contains(launch) ? Optional.of(uses) : Optional.empty();
      }
      variables.put("k", k);
      if (form.passes(variables)) {
        uses.written().add(form.index().value(variables));
        form.read().ifPresent(read -> uses.read().add(read.value(variables)));
      }
    }
    return Optional.of(uses);
  }

  /** The indices of elements. */
  private record Uses(Set<Integer> written, Set<Integer> read) {
    boolean hasNegative() {
      return written.stream().anyMatch(index -> index < 0)
          || read.stream().anyMatch(index -> index < 0);
    }
  }

  private static boolean goesOn(Form form, int k, Map<String, Integer> variables) {
    int end = form.end().value(variables);
    return form.step() > 0 ? k < end : k > end;
  }
}
