package dev.sycamore.samples.gallery;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;

/** A picture that a program of the gallery has drawn, and functions for its colours. */
public final class Picture {

  private final int width;
  private final int height;
  private final int[] pixels;

  /**
   * @param pixels row by row, each {@code 0xRRGGBB}
   */
  Picture(int width, int height, int[] pixels) {
    this.width = width;
    this.height = height;
    this.pixels = pixels;
  }

  /** Returns a colour from three parts between 0 and 1; other values are moved there. */
  static int rgb(float red, float green, float blue) {
    return (level(red) << 16) | (level(green) << 8) | level(blue);
  }

  private static int level(float part) {
    return (int) (Math.max(0, Math.min(part, 1)) * 255 + 0.5f);
  }

  /** Returns a colour from black over purple and orange to white, for a value from 0 to 1. */
  static int glow(float value) {
    return rgb(2.2f * value, 2.2f * value - 0.7f, value < 0.4f ? value * 1.3f : 2 * value - 1);
  }

  /** Returns the colours row by row, each {@code 0xRRGGBB}. */
  public int[] pixels() {
    return pixels.clone();
  }

  /** Returns the number of pixels in a row. */
  public int width() {
    return width;
  }

  /** Writes the picture as a PNG. */
  public void write(Path file) {
    BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    image.setRGB(0, 0, width, height, pixels, 0, width);
    try (OutputStream out = Files.newOutputStream(file)) {
      ImageIO.write(image, "png", out);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
