import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import java.util.Arrays;

/** Arrays of enum constants: captured, in rows, in fields, records and static fields. */
public class ArraysOfEnums {
  enum Cell {
    EMPTY(0),
    TREE(3),
    FIRE(7) {
      @Override
      Cell next(int neighbours) {
        return EMPTY;
      }
    };

    private static final Cell[] ALL = values();

    final int weight;

    Cell(int weight) {
      this.weight = weight;
    }

    static Cell of(int k) {
      return ALL[Math.floorMod(k, ALL.length)];
    }

    Cell next(int neighbours) {
      return this == TREE && neighbours > 0 ? FIRE : this;
    }
  }

  enum Colour {
    RED,
    GREEN,
    BLUE
  }

  record Forest(Cell[] cells, int width) {
    Cell at(int i) {
      return cells[i];
    }
  }

  static final Colour[] ORDER = {Colour.BLUE, Colour.RED, Colour.GREEN, Colour.RED};

  private final Cell[] own = new Cell[8];

  static int burning(Cell[] cells) {
    int n = 0;
    for (Cell cell : cells) {
      n += cell == Cell.FIRE ? 1 : 0;
    }
    return n;
  }

  private void fill(DeviceQueue q) {
    Arrays.fill(own, Cell.TREE);
    q.parallelFor(range(own.length), i -> own[i] = i % 3 == 0 ? own[i].next(1) : own[i]).await();
  }

  public static Object run(DeviceQueue q) {
    int n = 40;
    Cell[] from = new Cell[n];
    Cell[] to = new Cell[n];
    Arrays.setAll(from, i -> Cell.of(i * i));
    Arrays.fill(to, Cell.EMPTY);
    int[] weights = new int[n];
    for (int step = 0; step < 3; step++) {
      Cell[] now = step % 2 == 0 ? from : to;
      Cell[] then = step % 2 == 0 ? to : from;
      q.parallelFor(
          range(n),
          i -> {
            int neighbours =
                (i > 0 && now[i - 1] == Cell.FIRE ? 1 : 0)
                    + (i < n - 1 && now[i + 1] == Cell.FIRE ? 1 : 0);
            then[i] = now[i].next(neighbours);
            weights[i] = weights[i] * 10 + then[i].weight + now.length;
          });
    }
    q.await();
    Forest forest = new Forest(from, 8);
    Cell[][] rows = {from.clone(), {Cell.FIRE}, {}, to.clone()};
    Colour[] colours = new Colour[n];
    Arrays.fill(colours, Colour.RED);
    q.parallelFor(
            range(n),
            i -> {
              Cell[] chosen = i % 2 == 0 ? from : to;
              Cell[] mine = {chosen[i], forest.at(n - 1 - i), Cell.of(i)};
              weights[i] += burning(rows[0]) * 100 + burning(mine) * 1000 + rows[i % 2].length;
              switch (rows[3][i]) {
                case EMPTY -> rows[3][i] = Cell.of(i + forest.width());
                case TREE -> rows[3][i] = rows[1][0];
                default -> weights[i] = -weights[i];
              }
              colours[i] = ORDER[i & 3];
              if (colours[i].compareTo(Colour.RED) > 0) {
                colours[i] = Colour.values()[colours[i].ordinal() - 1];
              }
            })
        .await();
    ArraysOfEnums object = new ArraysOfEnums();
    object.fill(q);
    return new Object[] {
      weights,
      Arrays.toString(from),
      Arrays.toString(to),
      Arrays.deepToString(rows),
      Arrays.toString(colours),
      Arrays.toString(object.own)
    };
  }
}
