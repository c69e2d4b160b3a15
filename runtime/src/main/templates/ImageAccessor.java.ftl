<#assign accessor = pixel + "ImageAccessor" + dim.count>
<#assign indices = dim.indices()?join(", ")>
<#assign indexParameters = dim.parameters("int", dim.indices())>
package dev.sycamore;

/**
 * Access of a kernel, or of the host, to the pixels of an image with ${dim.text()} and colours of {@link ${pixel}4}. What a
 * kernel captures of it are the components.
 *
 * @param data the pixels in memory, row by row, each in one, two or four ints
<#list dim.extents() as extent>
 * @param ${extent} in pixels
</#list>
 * @param layout how the channels of a pixel lie in its ints, a number that is the format's
 */
public record ${accessor}(IntAccessor data, ${dim.parameters("int", dim.extents())}, int layout)
    implements AutoCloseable {

  /**
   * Access to the pixels in {@code data}; those of images come from the image.
   *
   * @param data the pixels
<#list dim.extents() as extent>
   * @param ${extent} in pixels, at least 1
</#list>
   * @param layout that of the format
   * @throws IllegalArgumentException if {@code data} has another size, or no format has the layout
   */
  public ${accessor} {
    ImageSize.check(data, layout, ${dim.extents()?join(", ")});
  }

  /**
   * The colour of a pixel: red, green, blue, alpha. Of a pixel outside of the image it is 0 in every channel, but alpha
   * is 1 where the format has none. With checks on, or with {@code java -ea} on the host, that is an {@link
   * AssertionError}.
   *
<#list dim.indices() as x>
   * @param ${x} the index ${["along a row", "of the row", "of the slice"][x?index]}
</#list>
   * @return the colour
   */
  public ${pixel}4 read(${indexParameters}) {
    assert contains(${indices}) : "a pixel outside of the image is read";
    return texel(${indices});
  }

  /**
   * Sets the colour of a pixel. For a pixel outside of the image it does nothing; with checks on, or with {@code java
   * -ea} on the host, that is an {@link AssertionError}.
   *
<#list dim.indices() as x>
   * @param ${x} the index ${["along a row", "of the row", "of the slice"][x?index]}
</#list>
   * @param color red, green, blue, alpha
   * @throws IllegalStateException if the accessor is for reading only
   */
  public void write(${indexParameters}, ${pixel}4 color) {
    assert contains(${indices}) : "a pixel outside of the image is written";
    if (contains(${indices})) {
      ImagePixels.set(data, pixel(${indices}), layout, color);
    }
  }

  /** Ends the access of the host; does nothing to the accessor of a kernel. */
  @Override
  public void close() {
    data.close();
  }

  /** As {@link #read}, where a pixel outside of the image is right. */
  ${pixel}4 texel(${indexParameters}) {
    return contains(${indices})
        ? ImagePixels.${pixel?lower_case}s(data, pixel(${indices}), layout)
        : ImagePixels.${pixel?lower_case}Border(layout);
  }

  private boolean contains(${indexParameters}) {
    return <#list dim.indices() as i>0 <= ${i} && ${i} < ${dim.extents()[i?index]}<#sep> && </#list>;
  }

  private int pixel(${indexParameters}) {
<#if dim.count == 1>
    return x;
<#elseif dim.count == 2>
    return y * width + x;
<#else>
    return (z * height + y) * width + x;
</#if>
  }
}
