<#assign accessor = pixel + "SampledImageAccessor" + dim.count>
<#assign coordinates = dim.coordinates()?join(", ")>
<#assign coordinateParameters = dim.parameters("float", dim.coordinates())>
<#assign weights = dim.weights()>
<#assign extents = dim.extents()>
package dev.sycamore;

import dev.sycamore.devicelib.images.TexelCoordinate;

/**
 * Access of a kernel, or of the host, to an image with ${dim.text()} through a sampler, with colours of {@link ${pixel}4}. What
 * a kernel captures of it are the components.
 *
 * @param image the pixels
 * @param sampler how they are read
 */
public record ${accessor}(${pixel}ImageAccessor${dim.count} image, ImageSampler sampler)
    implements AutoCloseable {

  /**
   * The colour at a coordinate, by the formulas of {@code docs/IMAGES.md}. With the addressing mode {@code NONE} and
   * checks on, or {@code java -ea} on the host, a coordinate outside of the image is an {@link AssertionError}.
   *
<#list dim.coordinates() as u>
   * @param ${u} the coordinate ${["along a row", "across the rows", "across the slices"][u?index]}, in the unit of the sampler
</#list>
   * @return the colour: red, green, blue, alpha
   */
  public ${pixel}4 sample(${coordinateParameters}) {
<#list dim.indices() as x>
    float ${x} = sampler.position(${dim.coordinates()[x?index]}, image.${extents[x?index]}());
</#list>
<#list dim.indices() as x>
    assert sampler.allows(${x}, image.${extents[x?index]}())
        : "a coordinate outside of the image is sampled, and the addressing mode is NONE";
</#list>
<#if pixel == "Float">
    return sampler.filtering() == FilteringMode.LINEAR
        ? linear(${dim.indices()?join(" - 0.5f, ")} - 0.5f)
        : nearest(${dim.indices()?join(", ")});
  }

  private Float4 nearest(${dim.parameters("float", dim.indices())}) {
</#if>
    return image.texel(<#list dim.indices() as x>
        address(${x}, 0, image.${extents[x?index]}())<#sep>,</#list>);
  }
<#if pixel == "Float">

  private Float4 linear(${dim.parameters("float", dim.indices())}) {
<#list dim.indices() as x>
    float ${weights[x?index]} = TexelCoordinate.fraction(${x});
    int ${x}0 = address(${x}, 0, image.${extents[x?index]}());
    int ${x}1 = address(${x}, 1, image.${extents[x?index]}());
</#list>
<#list 0..<dim.corners() as corner>
    <#if corner == 0>return <#else>    .add(</#if>image
        .texel(<#list dim.indices() as x>${x}${dim.upper(corner, x?index)?then("1", "0")}<#sep>, </#list>)
        .mul(<#list weights as a>${dim.upper(corner, a?index)?then(a, "(1 - " + a + ")")}<#sep> * </#list>)<#if corner != 0>)</#if><#sep>
</#list>;
  }
</#if>

  private int address(float position, int offset, int size) {
    return sampler.address(TexelCoordinate.index(position, size) + offset, size);
  }

  /** Ends the access of the host; does nothing to the accessor of a kernel. */
  @Override
  public void close() {
    image.close();
  }
}
