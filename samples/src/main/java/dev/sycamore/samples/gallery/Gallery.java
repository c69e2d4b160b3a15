package dev.sycamore.samples.gallery;

import dev.sycamore.DeviceQueue;
import java.util.List;
import java.util.Optional;

/** The programs of the gallery. */
public final class Gallery {

  private Gallery() {}

  /** Draws a picture with the kernels of a program. */
  public interface Drawing {
    /**
     * Draws the picture.
     *
     * @param size the width of the picture; some programs need a multiple of a few pixels, and draw
     *     a picture that is a little smaller
     */
    Picture draw(DeviceQueue q, int size);
  }

  /**
   * A program.
   *
   * @param size of the picture in {@code docs/pictures/gallery}
   */
  public record Program(String name, String title, int size, Drawing drawing) {}

  /** Returns all programs, by name. */
  public static List<Program> programs() {
    return List.of(
        new Program("clusters", "k-means: points choose centres", 320, Clusters::draw),
        new Program("digits", "a neural network learns to read digits", 320, DigitNetwork::draw),
        new Program("edges", "a scene, blurred, and its edges", 480, EdgeDetection::draw),
        new Program("fluid", "vortices of a fluid after a disc", 200, VortexStreet::draw),
        new Program("forecast", "Monte Carlo: where a price ends", 320, PriceForecast::draw),
        new Program("fractal", "a Julia set", 320, JuliaSet::draw),
        new Program("galaxies", "n bodies: two galaxies meet", 320, Galaxies::draw),
        new Program("heat", "heat spreads in a plate", 320, HotPlate::draw),
        new Program("life", "the Game of Life", 320, GameOfLife::draw),
        new Program("path", "the shortest way through a maze", 320, PathFinder::draw),
        new Program("reaction", "two substances react and spread", 240, ReactionDiffusion::draw),
        new Program("shapes", "shapes given by distances", 320, DistanceShapes::draw),
        new Program("sort", "a sorting network at work", 320, SortingNetwork::draw),
        new Program("spectrum", "Fourier transforms of a sound", 320, Spectrogram::draw),
        new Program("spheres", "ray tracing: spheres that mirror", 320, RayTracer::draw),
        new Program("wave", "waves behind two slits", 320, DoubleSlit::draw));
  }

  /** Returns the program with the name. */
  public static Optional<Program> find(String name) {
    return programs().stream().filter(program -> program.name().equals(name)).findFirst();
  }
}
