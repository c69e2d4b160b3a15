import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;

/** Ports of kernels on pictures. {@code run(null)} runs the loops that each was ported from. */
public class PortedImages {
  private static final int WIDTH = 19;
  private static final int HEIGHT = 13;

  record Vec3(float x, float y, float z) {}

  /** The upper three rows of a matrix of rotation and translation. */
  record Pose(float[] m) {
    Vec3 apply(Vec3 v) {
      return new Vec3(row(0, v), row(4, v), row(8, v));
    }

    private float row(int at, Vec3 v) {
      return m[at] * v.x + m[at + 1] * v.y + m[at + 2] * v.z + m[at + 3];
    }
  }

  static int[] pixels() {
    int[] pixels = new int[WIDTH * HEIGHT];
    for (int i = 0; i < pixels.length; i++) {
      pixels[i] = 0xff000000 | i * 0x9E3779B1 >>> 8;
    }
    return pixels;
  }

  static int[] blur(DeviceQueue q) {
    int filterWidth = 5;
    float[] filter = new float[filterWidth * filterWidth];
    java.util.Arrays.fill(filter, 1f / filter.length);
    int[] channel = new int[WIDTH * HEIGHT];
    for (int i = 0; i < channel.length; i++) {
      channel[i] = i * 89 % 256;
    }
    int[] blurred = new int[channel.length];
    if (q == null) {
      for (int row = 0; row < HEIGHT; row++) {
        for (int column = 0; column < WIDTH; column++) {
          float sum = 0;
          for (int dy = -(filterWidth / 2); dy <= filterWidth / 2; dy++) {
            for (int dx = -(filterWidth / 2); dx <= filterWidth / 2; dx++) {
              int y = Math.min(Math.max(row + dy, 0), HEIGHT - 1);
              int x = Math.min(Math.max(column + dx, 0), WIDTH - 1);
              sum += channel[y * WIDTH + x] * filter[(dy + filterWidth / 2) * filterWidth + dx + filterWidth / 2];
            }
          }
          blurred[row * WIDTH + column] = sum > 255 ? 255 : (int) sum;
        }
      }
    } else {
      q.parallelFor(
              range(HEIGHT, WIDTH),
              (row, column) -> {
                float sum = 0;
                for (int dy = -(filterWidth / 2); dy <= filterWidth / 2; dy++) {
                  for (int dx = -(filterWidth / 2); dx <= filterWidth / 2; dx++) {
                    int y = Math.min(Math.max(row + dy, 0), HEIGHT - 1);
                    int x = Math.min(Math.max(column + dx, 0), WIDTH - 1);
                    sum += channel[y * WIDTH + x] * filter[(dy + filterWidth / 2) * filterWidth + dx + filterWidth / 2];
                  }
                }
                blurred[row * WIDTH + column] = sum > 255 ? 255 : (int) sum;
              })
          .await();
    }
    return blurred;
  }

  static int[] blackAndWhite(DeviceQueue q) {
    int[] image = pixels();
    if (q == null) {
      for (int y = 0; y < HEIGHT; y++) {
        for (int x = 0; x < WIDTH; x++) {
          int rgb = image[y * WIDTH + x];
          int alpha = rgb >> 24 & 0xff;
          int red = rgb >> 16 & 0xff;
          int green = rgb >> 8 & 0xff;
          int blue = rgb & 0xff;
          int gray = (red + green + blue) / 3;
          image[y * WIDTH + x] = alpha << 24 | gray << 16 | gray << 8 | gray;
        }
      }
    } else {
      q.parallelFor(
              range(HEIGHT, WIDTH),
              (y, x) -> {
                int rgb = image[y * WIDTH + x];
                int alpha = rgb >> 24 & 0xff;
                int red = rgb >> 16 & 0xff;
                int green = rgb >> 8 & 0xff;
                int blue = rgb & 0xff;
                int gray = (red + green + blue) / 3;
                image[y * WIDTH + x] = alpha << 24 | gray << 16 | gray << 8 | gray;
              })
          .await();
    }
    return image;
  }

  /** Three bytes a pixel. The pixels of the border stay as they are: `continue` of the loop is `return` in a kernel. */
  static byte[] convolution(DeviceQueue q) {
    float[] weights = {0, -10, 0, -10, 40, -10, 0, -10, 0};
    int width = 3 * WIDTH;
    byte[] in = new byte[width * HEIGHT];
    for (int i = 0; i < in.length; i++) {
      in[i] = (byte) (i * i % 253);
    }
    byte[] out = new byte[in.length];
    if (q == null) {
      for (int i = 0; i < in.length; i++) {
        int x = i % width;
        int y = i / width;
        if (x < 3 || x >= width - 3 || y < 1 || y >= HEIGHT - 1) {
          continue;
        }
        float sum = 0;
        int at = 0;
        for (int dx = -3; dx <= 3; dx += 3) {
          for (int dy = -1; dy <= 1; dy++) {
            sum += (in[(y + dy) * width + x + dx] & 0xff) * weights[at++];
          }
        }
        out[i] = (byte) Math.max(0, Math.min((int) sum, 255));
      }
    } else {
      q.parallelFor(
              range(in.length),
              i -> {
                int x = i % width;
                int y = i / width;
                if (x < 3 || x >= width - 3 || y < 1 || y >= HEIGHT - 1) {
                  return;
                }
                float sum = 0;
                int at = 0;
                for (int dx = -3; dx <= 3; dx += 3) {
                  for (int dy = -1; dy <= 1; dy++) {
                    sum += (in[(y + dy) * width + x + dx] & 0xff) * weights[at++];
                  }
                }
                out[i] = (byte) Math.max(0, Math.min((int) sum, 255));
              })
          .await();
    }
    return out;
  }

  static final int WINDOW = 7;

  /** Hoare's selection: the element that would be in the middle of the sorted values. */
  static int median(short[] values, int count) {
    int middle = count / 2;
    int left = 0;
    int right = count - 1;
    while (left < right) {
      short pivot = values[middle];
      int i = left;
      int j = right;
      do {
        while (values[i] < pivot) {
          i++;
        }
        while (pivot < values[j]) {
          j--;
        }
        if (i <= j) {
          short swapped = values[i];
          values[i++] = values[j];
          values[j--] = swapped;
        }
      } while (i <= j);
      if (j < middle) {
        left = i;
      }
      if (middle < i) {
        right = j;
      }
    }
    return values[middle];
  }

  static int channelMedian(int[] pixels, int shift, int x, int y) {
    short[] window = new short[WINDOW * WINDOW];
    int count = 0;
    for (int v = Math.max(0, y - WINDOW / 2); v <= Math.min(HEIGHT - 1, y + WINDOW / 2); v++) {
      for (int u = Math.max(0, x - WINDOW / 2); u <= Math.min(WIDTH - 1, x + WINDOW / 2); u++) {
        window[count++] = (short) (pixels[v * WIDTH + u] >>> shift & 0xff);
      }
    }
    return median(window, count);
  }

  static int[] medians(DeviceQueue q) {
    int[] in = pixels();
    int[] out = new int[in.length];
    if (q == null) {
      for (int y = 0; y < HEIGHT; y++) {
        for (int x = 0; x < WIDTH; x++) {
          int rgb = 0xff;
          for (int shift = 16; shift >= 0; shift -= 8) {
            rgb = rgb << 8 | channelMedian(in, shift, x, y);
          }
          out[y * WIDTH + x] = rgb;
        }
      }
    } else {
      q.parallelFor(
              range(HEIGHT, WIDTH),
              (y, x) -> {
                int rgb = 0xff;
                for (int shift = 16; shift >= 0; shift -= 8) {
                  rgb = rgb << 8 | channelMedian(in, shift, x, y);
                }
                out[y * WIDTH + x] = rgb;
              })
          .await();
    }
    return out;
  }

  /** The state of each pixel in a colour. */
  static int[] renderTrack(DeviceQueue q) {
    float[] track = new float[WIDTH * HEIGHT];
    for (int i = 0; i < track.length; i++) {
      track[i] = 1 - i % 8;
    }
    int[] image = new int[track.length];
    if (q == null) {
      for (int i = 0; i < track.length; i++) {
        int color;
        switch ((int) track[i]) {
          case 1:
            color = 0x808080;
            break;
          case -1:
            color = 0;
            break;
          case -2:
            color = 0xff0000;
            break;
          case -3:
            color = 0x00ff00;
            break;
          case -4:
            color = 0x0000ff;
            break;
          case -5:
            color = 0xffff00;
            break;
          default:
            color = 0xff8080;
            break;
        }
        image[i] = color;
      }
    } else {
      q.parallelFor(
              range(track.length),
              i -> {
                int color;
                switch ((int) track[i]) {
                  case 1:
                    color = 0x808080;
                    break;
                  case -1:
                    color = 0;
                    break;
                  case -2:
                    color = 0xff0000;
                    break;
                  case -3:
                    color = 0x00ff00;
                    break;
                  case -4:
                    color = 0x0000ff;
                    break;
                  case -5:
                    color = 0xffff00;
                    break;
                  default:
                    color = 0xff8080;
                    break;
                }
                image[i] = color;
              })
          .await();
    }
    return image;
  }

  /** Vectors of three floats, one a pixel, turned and moved. */
  static float[] rotateImage(DeviceQueue q) {
    Pose pose = new Pose(new float[] {0.6f, -0.8f, 0, 1, 0.8f, 0.6f, 0, -2, 0, 0, 1, 0.5f});
    float[] in = new float[3 * WIDTH * HEIGHT];
    for (int i = 0; i < in.length; i++) {
      in[i] = i * 0.3f - 40;
    }
    float[] out = new float[in.length];
    if (q == null) {
      for (int y = 0; y < HEIGHT; y++) {
        for (int x = 0; x < WIDTH; x++) {
          int at = 3 * (y * WIDTH + x);
          Vec3 turned = pose.apply(new Vec3(in[at], in[at + 1], in[at + 2]));
          out[at] = turned.x();
          out[at + 1] = turned.y();
          out[at + 2] = turned.z();
        }
      }
    } else {
      q.parallelFor(
              range(HEIGHT, WIDTH),
              (y, x) -> {
                int at = 3 * (y * WIDTH + x);
                Vec3 turned = pose.apply(new Vec3(in[at], in[at + 1], in[at + 2]));
                out[at] = turned.x();
                out[at + 1] = turned.y();
                out[at + 2] = turned.z();
              })
          .await();
    }
    return out;
  }

  /** Colours by the distance to the nearest place where the mouse was. */
  static int[] mouseTrail(DeviceQueue q) {
    int[] palette = new int[12];
    float[] trailX = new float[6];
    float[] trailY = new float[6];
    for (int i = 0; i < palette.length; i++) {
      palette[i] = 0x102030 * i;
      trailX[i / 2] = i * 1.4f;
      trailY[i / 2] = i * 0.9f;
    }
    int[] rgb = new int[WIDTH * HEIGHT];
    if (q == null) {
      for (int i = 0; i < rgb.length; i++) {
        float x = i % WIDTH;
        float y = i / WIDTH;
        float nearest = 1024;
        for (int k = 0; k < trailX.length; k++) {
          float dx = x - trailX[k];
          float dy = y - trailY[k];
          nearest = Math.min((float) Math.sqrt(dx * dx + dy * dy), nearest);
        }
        rgb[i] = palette[Math.min((int) nearest, palette.length - 1)];
      }
    } else {
      q.parallelFor(
              range(rgb.length),
              i -> {
                float x = i % WIDTH;
                float y = i / WIDTH;
                float nearest = 1024;
                for (int k = 0; k < trailX.length; k++) {
                  float dx = x - trailX[k];
                  float dy = y - trailY[k];
                  nearest = Math.min((float) Math.sqrt(dx * dx + dy * dy), nearest);
                }
                rgb[i] = palette[Math.min((int) nearest, palette.length - 1)];
              })
          .await();
    }
    return rgb;
  }

  public static Object run(DeviceQueue q) {
    return new Object[] {
      blur(q), blackAndWhite(q), convolution(q), medians(q), renderTrack(q), rotateImage(q), mouseTrail(q)
    };
  }
}
