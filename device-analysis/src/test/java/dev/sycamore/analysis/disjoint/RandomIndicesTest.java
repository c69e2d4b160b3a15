package dev.sycamore.analysis.disjoint;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/**
 * Random forms of indices against all work-items of small launches, in Java's arithmetic: where a
 * write is proved, no two of them have one element, unless some index is negative.
 */
class RandomIndicesTest {
  private static final int CASES = 6_000;
  private static final int[] NUMBERS = {
    0, 1, 2, 3, 4, 7, 8, -1, 1 << 16, 1 << 30, 1 << 31, 1 << 29
  };
  private static final int[] VALUES = {
    0, 1, 2, 3, 5, -1, -4, 1 << 30, Integer.MAX_VALUE, Integer.MIN_VALUE
  };

  private final Random random = new Random(39);

  /** An INT or BOOLEAN: a text of the device model, and what it is. */
  private sealed interface Code {
    record Number(int value) implements Code {}

    record Name(String text) implements Code {}

    record Operation(String operator, Code left, Code right) implements Code {}

    default String text() {
      if (this instanceof Number number) {
        return String.valueOf(number.value());
      } else if (this instanceof Name name) {
        return name.text();
      }
      Operation o = (Operation) this;
      return "(" + o.left().text() + " " + o.operator() + " " + o.right().text() + ")";
    }

    default int value(Map<String, Integer> variables) {
      if (this instanceof Number number) {
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
      Code index, String comparison, Code left, Code right, Code first, Code end, int step) {
    boolean hasGuard() {
      return !comparison.isEmpty();
    }

    boolean hasLoop() {
      return step != 0;
    }

    String body() {
      String write = "(a[" + index.text() + "] = 1)@;";
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
      case 0 -> new Code.Number(NUMBERS[random.nextInt(NUMBERS.length)]);
      case 1 -> new Code.Name(names.get(random.nextInt(names.size())));
      default -> {
        String operator =
            List.of("+", "+", "+", "-", "*", "*", "*", "/", "%", "&", "<<", ">>")
                .get(random.nextInt(12));
        Code right =
            List.of("/", "%", "&", "<<", ">>").contains(operator)
                ? new Code.Number(1 + random.nextInt(8))
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
    Code sum = random.nextBoolean() ? new Code.Number(random.nextInt(3)) : new Code.Name("n");
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
      case 1 -> new Code.Number(1);
      case 2 -> new Code.Operation("*", new Code.Name("w"), new Code.Number(2));
      case 3 -> new Code.Name("N" + random.nextInt(1));
      default -> new Code.Number(NUMBERS[random.nextInt(NUMBERS.length)]);
    };
  }

  private Form form(int dimensions) {
    boolean hasLoop = random.nextInt(3) > 0;
    List<String> shared = List.of("w", "n", "N0");
    List<String> all = List.of("i", "w", "n", "N0");
    return new Form(
        index(dimensions, hasLoop),
        random.nextInt(3) == 0 ? List.of("<", "<=", ">=", "==", "!=").get(random.nextInt(5)) : "",
        new Code.Name(hasLoop && random.nextBoolean() ? "k" : "i"),
        code(1, shared),
        random.nextInt(3) == 0 ? code(2, all) : new Code.Number(random.nextInt(3)),
        random.nextInt(3) == 0 ? code(2, all) : code(0, shared),
        hasLoop ? List.of(1, 1, 1, 2, 4, -1).get(random.nextInt(6)) : 0);
  }

  @Test
  void provedWritesNeverMeet() {
    int proved = 0;
    for (int n = 0; n < CASES; n++) {
      int dimensions = 1 + random.nextInt(2);
      Form form = form(dimensions);
      if (WriteVerdictsTest.verdicts("", "range", dimensions, form.body()).equals("P")) {
        proved++;
        checkAll(form, dimensions);
      }
    }
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
    Map<Integer, List<Integer>> owners = new HashMap<>();
    String collision = "";
    for (int i = 0; i < launch.get("N0"); i++) {
      for (int j = 0; j < launch.get("N1"); j++) {
        Map<String, Integer> variables = new HashMap<>(launch);
        variables.put("i", i);
        variables.put("j", j);
        int first = form.hasLoop() ? form.first().value(variables) : 0;
        int rounds = 0;
        for (int k = first;
            form.hasLoop() ? goesOn(form, k, variables) : rounds == 0;
            k += form.step()) {
          if (++rounds > 64) {
            // Long loops are not run to their end, and what they miss is no collision either.
            break;
          }
          variables.put("k", k);
          if (form.passes(variables)) {
            int index = form.index().value(variables);
            if (index < 0) {
              return;
            }
            List<Integer> owner = owners.putIfAbsent(index, List.of(i, j));
            if (owner != null && !owner.equals(List.of(i, j))) {
              collision = index + " of " + owner + " and " + i + ", " + j;
            }
          }
        }
        if (rounds > 64) {
          return;
        }
      }
    }
    assertThat(collision).as("%s, %s", form.body(), launch).isEmpty();
  }

  private static boolean goesOn(Form form, int k, Map<String, Integer> variables) {
    int end = form.end().value(variables);
    return form.step() > 0 ? k < end : k > end;
  }
}
