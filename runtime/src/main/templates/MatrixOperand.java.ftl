<#assign half = matrix.element == "Half">
<#assign kind = half?then("Half", "Float")>
<#assign memories = ["${kind}Accessor", "Local${kind}s", "${kind}Memory"]>
<#if !half><#assign memories = ["float[]"] + memories></#if>
package dev.sycamore;
<#if !half>

import dev.sycamore.devicelib.TensorFloat;
</#if>

/**
 * The ${matrix.side} matrix of a product of ${half?then("{@code Half}s", "TF32 numbers")}, held by a sub-group as {@link MatrixFragment} describes. Its
 * numbers of rows and columns are multiples of ${matrix.rows} and ${matrix.columns}.
<#if !half>
 *
 * <p>A TF32 number is a {@code float} whose last 13 bits are zero: 11 bits of precision. A {@code float} that is loaded is
 * rounded to the nearest one, away from zero in the middle of two. NaN stays NaN.
</#if>
 */
public final class ${matrix.name} extends MatrixFragment {
  ${matrix.name}(SubGroup group, int rows, int columns) {
    super(group, rows, columns, ${matrix.rows}, ${matrix.columns});
  }
<#list memories as memory>

  /**
   * Loads the elements from memory, row by row.
   *
   * @param source where the elements are read
   * @param offset the index of the first element
   * @param stride the distance of rows, in elements
   * @throws IndexOutOfBoundsException if an element is not there
   */
  public void load(${memory} source, int offset, int stride) {
    load(source, offset, stride, MatrixLayout.ROW_MAJOR);
  }

  /**
   * Loads the elements from memory.
   *
   * @param source where the elements are read
   * @param offset the index of the first element
   * @param stride the distance of rows, or of columns
   * @param layout whether rows or columns follow each other
   * @throws IndexOutOfBoundsException if an element is not there
   */
  public void load(${memory} source, int offset, int stride, MatrixLayout layout) {
<#if half>
    read(i -> source.get(i).toFloat(), offset, stride, layout);
<#elseif memory?ends_with("[]")>
    read(i -> TensorFloat.round(source[i]), offset, stride, layout);
<#else>
    read(i -> TensorFloat.round(source.get(i)), offset, stride, layout);
</#if>
  }
</#list>
}
