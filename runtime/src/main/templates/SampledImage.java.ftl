<#assign image = "SampledImage" + dim.count>
<#assign extents = dim.extents()?join(", ")>
<#assign extentParameters = dim.parameters("int", dim.extents())>
<#assign geometry>${dim.extents()?map(e -> e + "()")?join(", ")}, format().layout()</#assign>
package dev.sycamore;

/** An image with ${dim.text()} that kernels read through a sampler, at coordinates of {@code float}. */
public final class ${image} extends PixelImage {
  private final ImageSampler sampler;

  ${image}(ImageFormat format, ImageSampler sampler, PixelMemory memory, ${extentParameters}) {
    super(format, memory, ${extents});
    this.sampler = format.checked(sampler);
  }
<#list ["byte", "short", "int", "float"] as type>

  /**
   * An image over an array, which is never changed.
<#if type == "byte">
   *
   * @param pixels the channels, each of 8 bits
<#elseif type == "short">
   *
   * @param pixels the channels, each of 16 bits
<#elseif type == "float">
   *
   * @param pixels the channels, each of 32 bits and floating point
<#else>
   *
   * @param pixels {@link ImageFormat#intsPerPixel} ints for each pixel, the first channel in the low bits of the first;
   *     for any format
</#if>
   * @throws IllegalArgumentException if the array is not for this format, or has another length; if an extent is less
   *     than 1; if the format is one of integers, and the sampler filters linearly
   */
  public static ${image} wrap(${type}[] pixels, ImageFormat format, ImageSampler sampler, ${extentParameters}) {
    return new ${image}(
        format, format.checked(sampler), PixelMemory.wrap(pixels, format, ${extents}), ${extents});
  }
</#list>

  /** Colours of {@link Float4} for the kernel that {@code handler} will launch; not for formats of integers. */
  public FloatSampledImageAccessor${dim.count} access(Handler handler) {
    checkFloats();
    return new FloatSampledImageAccessor${dim.count}(
        new FloatImageAccessor${dim.count}(memory().access(handler, AccessMode.READ), ${geometry}), sampler);
  }

  /** Colours of {@link Int4} for the kernel that {@code handler} will launch; for formats of integers. */
  public IntSampledImageAccessor${dim.count} accessInts(Handler handler) {
    checkInts();
    return new IntSampledImageAccessor${dim.count}(
        new IntImageAccessor${dim.count}(memory().access(handler, AccessMode.READ), ${geometry}), sampler);
  }

  /** Colours of {@link Float4} for the host, as {@link IntDeviceBuffer#hostAccess}. */
  public FloatSampledImageAccessor${dim.count} hostAccess() {
    checkFloats();
    return new FloatSampledImageAccessor${dim.count}(
        new FloatImageAccessor${dim.count}(memory().hostAccess(AccessMode.READ), ${geometry}), sampler);
  }

  /** Colours of {@link Int4} for the host, as {@link IntDeviceBuffer#hostAccess}. */
  public IntSampledImageAccessor${dim.count} hostAccessInts() {
    checkInts();
    return new IntSampledImageAccessor${dim.count}(
        new IntImageAccessor${dim.count}(memory().hostAccess(AccessMode.READ), ${geometry}), sampler);
  }

  /** How the image is read. */
  public ImageSampler sampler() {
    return sampler;
  }
<#list dim.extents() as extent>

  /** In pixels. */
  public int ${extent}() {
    return extent(${extent?index});
  }
</#list>
}
