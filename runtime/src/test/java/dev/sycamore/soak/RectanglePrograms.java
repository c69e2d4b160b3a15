package dev.sycamore.soak;

import static dev.sycamore.AccessMode.READ;
import static dev.sycamore.AccessMode.WRITE;
import static dev.sycamore.Range.range;
import static dev.sycamore.soak.SoakChecks.checkEqual;

import dev.sycamore.DeviceBuffer;
import dev.sycamore.DeviceQueue;
import dev.sycamore.FloatDeviceBuffer2;
import dev.sycamore.compiled.Kernels;
import java.util.Random;

/** Rectangles of two buffers that are filled, copied and computed with. */
final class RectanglePrograms implements SoakProgram {
  private static final int ROWS = 6;
  private static final int COLUMNS = 9;

  @Override
  public void run(SoakRound round, Random random) {
    float[] data = new float[ROWS * COLUMNS];
    float[] dataOfOther = new float[ROWS * COLUMNS];
    float[] model = data.clone();
    float[] modelOfOther = data.clone();
    try (FloatDeviceBuffer2 buffer = DeviceBuffer.wrap(data, range(ROWS, COLUMNS));
        FloatDeviceBuffer2 other = DeviceBuffer.wrap(dataOfOther, range(ROWS, COLUMNS))) {
      for (int n = random.nextInt(12); n >= 0; n--) {
        round.tally().count("commands");
        DeviceQueue q = round.queues().any(random);
        if (random.nextBoolean()) {
          command(random, q, buffer, model, other, modelOfOther);
        } else {
          command(random, q, other, modelOfOther, buffer, model);
        }
      }
    }
    checkEqual(data, model, "rectangles");
    checkEqual(dataOfOther, modelOfOther, "other rectangles");
  }

  private static void command(
      Random random,
      DeviceQueue q,
      FloatDeviceBuffer2 buffer,
      float[] model,
      FloatDeviceBuffer2 other,
      float[] otherModel) {
    int rows = 1 + random.nextInt(ROWS);
    int columns = 1 + random.nextInt(COLUMNS);
    int row = random.nextInt(ROWS - rows + 1);
    int column = random.nextInt(COLUMNS - columns + 1);
    int fromRow = random.nextInt(ROWS - rows + 1);
    int fromColumn = random.nextInt(COLUMNS - columns + 1);
    float value = random.nextInt(1000);
    switch (random.nextInt(3)) {
      case 0 -> {
        q.submit(
            h -> h.fill(buffer.access(h, WRITE, range(rows, columns), range(row, column)), value));
        for (int i = 0; i < rows * columns; i++) {
          model[index(row + i / columns, column + i % columns)] = value;
        }
      }
      case 1 -> {
        q.submit(
            h ->
                h.copy(
                    other.access(h, READ, range(rows, columns), range(fromRow, fromColumn)),
                    buffer.access(h, WRITE, range(rows, columns), range(row, column))));
        for (int i = 0; i < rows * columns; i++) {
          int from = index(fromRow + i / columns, fromColumn + i % columns);
          model[index(row + i / columns, column + i % columns)] = otherModel[from];
        }
      }
      default -> {
        // Two rows of three elements, from the second row and the third column on.
        Kernels.addInPart(q, buffer, value);
        for (int i = 0; i < 6; i++) {
          model[index(1 + i / 3, 2 + i % 3)] += value;
        }
      }
    }
  }

  private static int index(int row, int column) {
    return row * COLUMNS + column;
  }
}
