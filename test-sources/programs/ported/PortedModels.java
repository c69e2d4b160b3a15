import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;

/** Ports of kernels of language models. {@code run(null)} runs the loops that each was ported from. */
public class PortedModels {
  static float[] weights(int count, int salt) {
    float[] weights = new float[count];
    for (int i = 0; i < count; i++) {
      weights[i] = ((i + salt) * 61 % 89 - 44) / 50f;
    }
    return weights;
  }

  /** Causal attention, a row of scores for each query of each head. */
  static float[] attention(DeviceQueue q) {
    int heads = 2;
    int length = 8;
    int width = 4;
    float[] query = weights(heads * length * width, 1);
    float[] key = weights(heads * length * width, 2);
    float[] value = weights(heads * length * width, 3);
    float[] scores = new float[heads * length * length];
    float[] out = new float[heads * length * width];
    if (q == null) {
      for (int head = 0; head < heads; head++) {
        for (int i = 0; i < length; i++) {
          int base = head * length * width;
          int row = (head * length + i) * length;
          float max = Float.NEGATIVE_INFINITY;
          for (int j = 0; j <= i; j++) {
            float sum = 0;
            for (int k = 0; k < width; k++) {
              sum += query[base + i * width + k] * key[base + j * width + k];
            }
            scores[row + j] = sum / (float) Math.sqrt(width);
            max = Math.max(max, scores[row + j]);
          }
          float total = 0;
          for (int j = 0; j <= i; j++) {
            scores[row + j] = (float) Math.exp(scores[row + j] - max);
            total += scores[row + j];
          }
          for (int k = 0; k < width; k++) {
            float sum = 0;
            for (int j = 0; j <= i; j++) {
              sum += scores[row + j] * value[base + j * width + k];
            }
            out[base + i * width + k] = sum / total;
          }
        }
      }
    } else {
      q.parallelFor(
              range(heads, length),
              (head, i) -> {
                int base = head * length * width;
                int row = (head * length + i) * length;
                float max = Float.NEGATIVE_INFINITY;
                for (int j = 0; j <= i; j++) {
                  float sum = 0;
                  for (int k = 0; k < width; k++) {
                    sum += query[base + i * width + k] * key[base + j * width + k];
                  }
                  scores[row + j] = sum / (float) Math.sqrt(width);
                  max = Math.max(max, scores[row + j]);
                }
                float total = 0;
                for (int j = 0; j <= i; j++) {
                  scores[row + j] = (float) Math.exp(scores[row + j] - max);
                  total += scores[row + j];
                }
                for (int k = 0; k < width; k++) {
                  float sum = 0;
                  for (int j = 0; j <= i; j++) {
                    sum += scores[row + j] * value[base + j * width + k];
                  }
                  out[base + i * width + k] = sum / total;
                }
              })
          .await();
    }
    return out;
  }

  /** Weights of eight bits, with a scale for each 32 of them. */
  static float[] quantizedProduct(DeviceQueue q) {
    int rows = 12;
    int columns = 64;
    byte[] quants = new byte[rows * columns];
    for (int i = 0; i < quants.length; i++) {
      quants[i] = (byte) (i * 71);
    }
    float[] scales = weights(quants.length / 32, 4);
    float[] x = weights(columns, 5);
    float[] y = new float[rows];
    if (q == null) {
      for (int row = 0; row < rows; row++) {
        float sum = 0;
        for (int k = 0; k < columns; k++) {
          int at = row * columns + k;
          sum += quants[at] * scales[at / 32] * x[k];
        }
        y[row] = sum;
      }
    } else {
      q.parallelFor(
              range(rows),
              row -> {
                float sum = 0;
                for (int k = 0; k < columns; k++) {
                  int at = row * columns + k;
                  sum += quants[at] * scales[at / 32] * x[k];
                }
                y[row] = sum;
              })
          .await();
    }
    return y;
  }

  /** Rotary encoding of positions: each pair of numbers turned by an angle of its own. */
  static float[] rotaryEncoding(DeviceQueue q) {
    int width = 16;
    int position = 37;
    float[] query = weights(4 * width, 6);
    if (q == null) {
      for (int i = 0; i < query.length / 2; i++) {
        int dimension = 2 * i % width;
        float angle = position / (float) Math.pow(50000, dimension / (float) width);
        float cos = (float) Math.cos(angle);
        float sin = (float) Math.sin(angle);
        float even = query[2 * i];
        float odd = query[2 * i + 1];
        query[2 * i] = even * cos - odd * sin;
        query[2 * i + 1] = even * sin + odd * cos;
      }
    } else {
      q.parallelFor(
              range(query.length / 2),
              i -> {
                int dimension = 2 * i % width;
                float angle = position / (float) Math.pow(50000, dimension / (float) width);
                float cos = (float) Math.cos(angle);
                float sin = (float) Math.sin(angle);
                float even = query[2 * i];
                float odd = query[2 * i + 1];
                query[2 * i] = even * cos - odd * sin;
                query[2 * i + 1] = even * sin + odd * cos;
              })
          .await();
    }
    return query;
  }

  public static Object run(DeviceQueue q) {
    return new Object[] {attention(q), quantizedProduct(q), rotaryEncoding(q)};
  }
}
