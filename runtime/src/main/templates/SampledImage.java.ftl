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
   * @param format what the pixels consist of
   * @param sampler how the image is read
<#list dim.extents() as extent>
   * @param ${extent} in pixels, at least 1
</#list>
   * @return the image, which the caller closes
   * @throws IllegalArgumentException if the array is not for this format, or has another length; if an extent is less
   *     than 1; if the format is one of integers, and the sampler filters linearly
   */
  public static ${image} wrap(${type}[] pixels, ImageFormat format, ImageSampler sampler, ${extentParameters}) {
    return new ${image}(
        format, format.checked(sampler), PixelMemory.wrap(pixels, format, ${extents}), ${extents});
  }
</#list>

  /**
   * Colours of {@link Float4} for the kernel that {@code handler} will launch; not for formats of
   * integers.
   *
   * @param handler of the submit that uses the accessor
   * @return an accessor for the kernel or host task of {@code handler}
   * @throws IllegalStateException if the format is one of integers
   */
  public FloatSampledImageAccessor${dim.count} access(Handler handler) {
    checkFloats();
    return new FloatSampledImageAccessor${dim.count}(
        new FloatImageAccessor${dim.count}(memory().access(handler, AccessMode.READ), ${geometry}), sampler);
  }

  /**
   * Colours of {@link Int4} for the kernel that {@code handler} will launch; for formats of
   * integers.
   *
   * @param handler of the submit that uses the accessor
   * @return an accessor for the kernel or host task of {@code handler}
   * @throws IllegalStateException if the format is not one of integers
   */
  public IntSampledImageAccessor${dim.count} accessInts(Handler handler) {
    checkInts();
    return new IntSampledImageAccessor${dim.count}(
        new IntImageAccessor${dim.count}(memory().access(handler, AccessMode.READ), ${geometry}), sampler);
  }

  /**
   * Colours of {@link Float4} for the host, as {@link IntDeviceBuffer#hostAccess}.
   *
   * @return an accessor, which the caller closes
   * @throws IllegalStateException if the format is one of integers
   */
  public FloatSampledImageAccessor${dim.count} hostAccess() {
    checkFloats();
    return new FloatSampledImageAccessor${dim.count}(
        new FloatImageAccessor${dim.count}(memory().hostAccess(AccessMode.READ), ${geometry}), sampler);
  }

  /**
   * Colours of {@link Int4} for the host, as {@link IntDeviceBuffer#hostAccess}.
   *
   * @return an accessor, which the caller closes
   * @throws IllegalStateException if the format is not one of integers
   */
  public IntSampledImageAccessor${dim.count} hostAccessInts() {
    checkInts();
    return new IntSampledImageAccessor${dim.count}(
        new IntImageAccessor${dim.count}(memory().hostAccess(AccessMode.READ), ${geometry}), sampler);
  }

  /**
   * How the image is read.
   *
   * @return the sampler that it was made with
   */
  public ImageSampler sampler() {
    return sampler;
  }
<#list dim.extents() as extent>

  /**
   * In pixels.
   *
   * @return the ${extent}, at least 1
   */
  public int ${extent}() {
    return extent(${extent?index});
  }
</#list>
}
