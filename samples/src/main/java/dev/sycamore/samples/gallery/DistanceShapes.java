package dev.sycamore.samples.gallery;

import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import java.nio.file.Path;

/**
 * Shapes that are given by a function: how far a point is from the nearest surface. A ray may go
 * that far without a hit, so it goes in such steps.
 */
public final class DistanceShapes {

  private static final float FAR = 12;
  private static final float NEAR = 1e-3f;

  private DistanceShapes() {}

  private static float length(float x, float y, float z) {
    return (float) Math.sqrt(x * x + y * y + z * z);
  }

  /** Returns the lesser of two distances, rounded where they are almost equal. */
  private static float blend(float a, float b) {
    float part = Math.max(0.3f - Math.abs(a - b), 0) / 0.3f;
    return Math.min(a, b) - part * part * 0.3f / 4;
  }

  /** Returns the distance to the floor, a ball that melts into a cube, and a ring. */
  private static float distance(float x, float y, float z) {
    float ball = length(x + 0.9f, y - 0.9f, z) - 0.55f;
    float cubeX = Math.max(Math.abs(x + 0.9f) - 0.45f, 0);
    float cubeY = Math.max(Math.abs(y - 0.25f) - 0.25f, 0);
    float cubeZ = Math.max(Math.abs(z) - 0.45f, 0);
    float cube = length(cubeX, cubeY, cubeZ) - 0.06f;
    float circle = length(x - 0.9f, y - 0.75f, 0) - 0.5f;
    float ring = length(circle, z - 0.2f, 0) - 0.2f;
    return Math.min(Math.min(y, ring), blend(ball, cube));
  }

  /** Returns how far a ray goes from a point until it hits a surface. */
  private static float march(
      float x, float y, float z, float rayX, float rayY, float rayZ, float start) {
    float way = start;
    for (int step = 0; step < 120 && way < FAR; step++) {
      float free = distance(x + way * rayX, y + way * rayY, z + way * rayZ);
      if (free < NEAR) {
        return way;
      }
      way += free;
    }
    return FAR;
  }

  private static int colour(float rayX, float rayY, float rayZ) {
    float fromY = 1.6f;
    float fromZ = -4;
    float way = march(0, fromY, fromZ, rayX, rayY, rayZ, 0);
    if (way >= FAR) {
      return Picture.rgb(0.55f, 0.7f, 0.9f);
    }
    float x = way * rayX;
    float y = fromY + way * rayY;
    float z = fromZ + way * rayZ;
    // The surface faces where the distance grows most.
    float normalX = distance(x + NEAR, y, z) - distance(x - NEAR, y, z);
    float normalY = distance(x, y + NEAR, z) - distance(x, y - NEAR, z);
    float normalZ = distance(x, y, z + NEAR) - distance(x, y, z - NEAR);
    float length = length(normalX, normalY, normalZ);
    float lightX = 0.48f;
    float lightY = 0.75f;
    float lightZ = -0.45f;
    float facing = (normalX * lightX + normalY * lightY + normalZ * lightZ) / length;
    boolean shadow = march(x, y, z, lightX, lightY, lightZ, 0.02f) < FAR;
    float bright = (int) (24 * (0.25f + (shadow ? 0 : 0.75f * Math.max(0, facing)))) / 24f;
    if (y < 0.01f) {
      boolean dark = ((int) Math.floor(2 * x) + (int) Math.floor(2 * z)) % 2 == 0;
      return Picture.rgb(bright * 0.7f, bright * 0.7f, bright * (dark ? 0.6f : 0.8f));
    }
    return x < 0
        ? Picture.rgb(bright, bright * 0.55f, bright * 0.2f)
        : Picture.rgb(bright * 0.25f, bright * 0.7f, bright * 0.6f);
  }

  /** Draws the shapes, in a picture that is so many pixels wide. */
  public static Picture draw(DeviceQueue q, int size) {
    int width = size;
    int height = size * 9 / 16;
    int[] pixels = new int[width * height];
    q.parallelFor(
            range(height, width),
            (row, col) -> {
              float x = (2 * col + 1 - width) / (float) width;
              float y = (height - 2 * row - 1) / (float) width - 0.45f;
              float length = length(x, y, 1.7f);
              pixels[row * width + col] = colour(x / length, y / length, 1.7f / length);
            })
        .await();
    return new Picture(width, height, pixels);
  }

  public static void main(String[] args) {
    try (DeviceQueue q = DeviceQueue.open()) {
      draw(q, 1280).write(Path.of("shapes.png"));
    }
  }
}
