package dev.sycamore.samples.gallery;

import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import java.nio.file.Path;

/** Spheres that mirror each other on a floor. Records are values on a device, as they are here. */
public final class RayTracer {

  private static final float FAR = 1e6f;

  private RayTracer() {}

  private record Vec(float x, float y, float z) {
    Vec plus(Vec v) {
      return new Vec(x + v.x, y + v.y, z + v.z);
    }

    Vec minus(Vec v) {
      return new Vec(x - v.x, y - v.y, z - v.z);
    }

    Vec times(float f) {
      return new Vec(x * f, y * f, z * f);
    }

    float dot(Vec v) {
      return x * v.x + y * v.y + z * v.z;
    }

    Vec unit() {
      return times(1 / (float) Math.sqrt(dot(this)));
    }
  }

  private record Sphere(Vec centre, float radius, Vec colour) {
    /** Returns the way that a ray goes until it hits the sphere. */
    float distance(Vec from, Vec ray) {
      Vec way = centre.minus(from);
      float middle = way.dot(ray);
      float rest = radius * radius - way.dot(way) + middle * middle;
      float hit = rest < 0 ? FAR : middle - (float) Math.sqrt(rest);
      return hit > 1e-3f ? hit : FAR;
    }
  }

  private static int nearest(Sphere[] spheres, Vec from, Vec ray) {
    int nearest = -1;
    float least = ray.y < 0 ? -from.y / ray.y : FAR; // the floor
    for (int i = 0; i < spheres.length; i++) {
      float distance = spheres[i].distance(from, ray);
      if (distance < least) {
        least = distance;
        nearest = i;
      }
    }
    return nearest;
  }

  private static Vec trace(Sphere[] spheres, Vec start, Vec direction) {
    Vec light = new Vec(0.5f, 0.7f, -0.5f).unit();
    Vec from = start;
    Vec ray = direction;
    Vec seen = new Vec(0, 0, 0);
    float share = 1;
    for (int bounce = 0; bounce < 4; bounce++) {
      int hit = nearest(spheres, from, ray);
      if (hit < 0 && ray.y >= 0) {
        return seen.plus(new Vec(0.5f, 0.65f, 0.85f).times(share * (1 - 0.6f * ray.y)));
      }
      Vec colour;
      Vec normal;
      if (hit < 0) {
        from = from.plus(ray.times(-from.y / ray.y));
        boolean dark = ((int) Math.floor(from.x) + (int) Math.floor(from.z)) % 2 == 0;
        colour = dark ? new Vec(0.25f, 0.25f, 0.3f) : new Vec(0.9f, 0.9f, 0.85f);
        normal = new Vec(0, 1, 0);
      } else {
        from = from.plus(ray.times(spheres[hit].distance(from, ray)));
        colour = spheres[hit].colour;
        normal = from.minus(spheres[hit].centre).unit();
      }
      from = from.plus(normal.times(1e-3f));
      boolean shadow = nearest(spheres, from, light) >= 0;
      float bright = 0.25f + (shadow ? 0 : 0.75f * Math.max(0, normal.dot(light)));
      float mirrored = hit < 0 ? 0.15f : 0.4f;
      seen = seen.plus(colour.times(share * bright * (1 - mirrored)));
      share *= mirrored;
      ray = ray.minus(normal.times(2 * ray.dot(normal)));
    }
    return seen;
  }

  /** Draws the spheres, in a picture that is so many pixels wide. */
  public static Picture draw(DeviceQueue q, int size) {
    int width = size;
    int height = size * 9 / 16;
    Sphere[] spheres = {
      new Sphere(new Vec(0, 1, 3), 1, new Vec(0.9f, 0.2f, 0.15f)),
      new Sphere(new Vec(-2.1f, 0.8f, 3.6f), 0.8f, new Vec(0.2f, 0.5f, 0.9f)),
      new Sphere(new Vec(1.7f, 0.6f, 2.2f), 0.6f, new Vec(0.95f, 0.75f, 0.2f)),
      new Sphere(new Vec(0.6f, 0.3f, 1.4f), 0.3f, new Vec(0.3f, 0.8f, 0.4f)),
    };
    int[] pixels = new int[width * height];
    q.parallelFor(
            range(height, width),
            (row, col) -> {
              Vec sum = new Vec(0, 0, 0);
              for (int sample = 0; sample < 4; sample++) {
                float x = (2 * col + sample % 2 - width) / (float) width;
                float y = (height - 2 * row - sample / 2) / (float) width;
                Vec ray = new Vec(x, y - 0.08f, 1).unit();
                sum = sum.plus(trace(spheres, new Vec(0, 1.3f, -1.5f), ray));
              }
              pixels[row * width + col] = Picture.rgb(sum.x / 4, sum.y / 4, sum.z / 4);
            })
        .await();
    return new Picture(width, height, pixels);
  }

  public static void main(String[] args) {
    try (DeviceQueue q = DeviceQueue.open()) {
      draw(q, 1280).write(Path.of("spheres.png"));
    }
  }
}
