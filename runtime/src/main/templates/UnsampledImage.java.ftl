<#assign image = "UnsampledImage" + dim.count>
<#assign extents = dim.extents()?join(", ")>
<#assign extentParameters = dim.parameters("int", dim.extents())>
<#assign geometry>${dim.extents()?map(e -> e + "()")?join(", ")}, format().layout()</#assign>
package dev.sycamore;

/** An image with ${dim.text()} whose pixels kernels read and write by their indices. */
public final class ${image} extends PixelImage {

  private ${image}(ImageFormat format, PixelMemory memory, ${extentParameters}) {
    super(format, memory, ${extents});
  }

  /**
   * An image whose bits are all 0.
   *
   * @param format what the pixels consist of
<#list dim.extents() as extent>
   * @param ${extent} in pixels, at least 1
</#list>
   * @return the image, which the caller closes
   * @throws IllegalArgumentException if an extent is less than 1, or the image is too large
   */
  public static ${image} of(ImageFormat format, ${extentParameters}) {
    return wrap(new int[format.intsOf(${extents})], format, ${extents});
  }
<#list ["byte", "short", "int", "float"] as type>

  /**
   * An image over an array; closing the image writes the results back to it.
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
<#list dim.extents() as extent>
   * @param ${extent} in pixels, at least 1
</#list>
   * @return the image, which the caller closes
   * @throws IllegalArgumentException if the array is not for this format, or has another length; if an extent is less
   *     than 1
   */
  public static ${image} wrap(${type}[] pixels, ImageFormat format, ${extentParameters}) {
    return new ${image}(format, PixelMemory.wrap(pixels, format, ${extents}), ${extents});
  }
</#list>

  /**
   * Pixels of {@link Float4} for the kernel that {@code handler} will launch; not for formats of
   * integers.
   *
   * @param handler of the submit that uses the accessor
   * @param mode what the kernel or host task does with the pixels
   * @return an accessor for the kernel or host task of {@code handler}
   * @throws IllegalStateException if the format is one of integers
   */
  public FloatImageAccessor${dim.count} access(Handler handler, AccessMode mode) {
    checkFloats();
    return new FloatImageAccessor${dim.count}(memory().access(handler, mode), ${geometry});
  }

  /**
   * Pixels of {@link Int4} for the kernel that {@code handler} will launch; for formats of
   * integers.
   *
   * @param handler of the submit that uses the accessor
   * @param mode what the kernel or host task does with the pixels
   * @return an accessor for the kernel or host task of {@code handler}
   * @throws IllegalStateException if the format is not one of integers
   */
  public IntImageAccessor${dim.count} accessInts(Handler handler, AccessMode mode) {
    checkInts();
    return new IntImageAccessor${dim.count}(memory().access(handler, mode), ${geometry});
  }

  /**
   * Pixels of {@link Float4} for the host, as {@link IntDeviceBuffer#hostAccess}.
   *
   * @param mode what the host does with the pixels
   * @return an accessor, which the caller closes
   * @throws IllegalStateException if the format is one of integers
   */
  public FloatImageAccessor${dim.count} hostAccess(AccessMode mode) {
    checkFloats();
    return new FloatImageAccessor${dim.count}(memory().hostAccess(mode), ${geometry});
  }

  /**
   * Pixels of {@link Int4} for the host, as {@link IntDeviceBuffer#hostAccess}.
   *
   * @param mode what the host does with the pixels
   * @return an accessor, which the caller closes
   * @throws IllegalStateException if the format is not one of integers
   */
  public IntImageAccessor${dim.count} hostAccessInts(AccessMode mode) {
    checkInts();
    return new IntImageAccessor${dim.count}(memory().hostAccess(mode), ${geometry});
  }

  /**
   * The same pixels through a sampler. Closing what is returned leaves this image open.
   *
   * @param sampler how the image is read
   * @return the image, which the caller closes
   */
  public SampledImage${dim.count} sampled(ImageSampler sampler) {
    return new SampledImage${dim.count}(format(), sampler, memory().shared(), ${dim.extents()?map(e -> e + "()")?join(", ")});
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
