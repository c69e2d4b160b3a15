<#-- Arithmetic on narrow types is int arithmetic, narrowed again. -->
<#assign open = kind.narrow?then("(${kind.type}) (", "")>
<#assign close = kind.narrow?then(")", "")>
<#assign again = kind.narrow?then(", narrowed again", "")>
<#assign wide = kind.narrow?then("int", kind.type)>
<#assign operations = {"add": "+", "sub": "-", "mul": "*", "div": "/", "rem": "%"}>
<#if !kind.floating>
<#assign operations += {"and": "&", "or": "|", "xor": "^"}>
</#if>
<#assign comparisons = {
  "less": "<", "lessOrEqual": "<=", "greater": ">", "greaterOrEqual": ">=", "equal": "==", "notEqual": "!="
}>
<#assign apply = "applyAs" + kind.name>
<#-- java.util.function has nothing for float, and nothing with three operands. -->
<#assign unary = (kind.type == "float")?then("FloatUnaryOperator", "java.util.function.DoubleUnaryOperator")>
<#assign binary = (kind.type == "float")?then("FloatBinaryOperator", "java.util.function.DoubleBinaryOperator")>
<#function plus i><#return (i == 0)?then("", " + ${i}")></#function>
package dev.sycamore;

/**
 * ${width} numbers of type {@code ${kind.type}}: a value like a primitive one, on the host and on devices.
 * Operations work on each component by itself, as Java's do on {@code ${kind.type}}${again}.
 *
<#list components as c>
 * @param ${c} component ${c?index}
</#list>
 */
public record ${vector}(<#list components as c>${kind.type} ${c}<#sep>, </#list>) {

  /**
   * The vector of these components.
   *
<#list components as c>
   * @param ${c} component ${c?index}
</#list>
   * @return the vector
   */
  public static ${vector} of(<#list components as c>${kind.type} ${c}<#sep>, </#list>) {
    return new ${vector}(${components?join(", ")});
  }

  /**
   * The vector with {@code value} in every component.
   *
   * @param value the value of each component
   * @return the vector
   */
  public static ${vector} splat(${kind.type} value) {
    return new ${vector}(<#list components as c>value<#sep>, </#list>);
  }

  /**
   * The elements {@code index}, {@code index + 1}, ... of an array.
   *
   * @param array the array
   * @param index the index of component 0
   * @return the vector
   * @throws IndexOutOfBoundsException if one of the ${width} elements is out of range
   */
  public static ${vector} load(${kind.type}[] array, int index) {
    return new ${vector}(<#list components as c>
        array[index${plus(c?index)}]<#sep>,</#list>);
  }

  /**
   * The elements {@code index}, {@code index + 1}, ... of a buffer.
   *
   * @param accessor the accessor of the buffer
   * @param index the index of component 0
   * @return the vector
   * @throws IndexOutOfBoundsException if one of the ${width} elements is out of range
   */
  public static ${vector} load(${kind.name}Accessor accessor, int index) {
    return new ${vector}(<#list components as c>
        accessor.get(index${plus(c?index)})<#sep>,</#list>);
  }

  /**
   * The elements {@code index}, {@code index + 1}, ... of local memory.
   *
   * @param local the local memory
   * @param index the index of component 0
   * @return the vector
   * @throws IndexOutOfBoundsException if one of the ${width} elements is out of range
   */
  public static ${vector} load(Local${kind.name}s local, int index) {
    return new ${vector}(<#list components as c>
        local.get(index${plus(c?index)})<#sep>,</#list>);
  }

  /**
   * Sets the elements {@code index}, {@code index + 1}, ... of an array.
   *
   * @param array the array
   * @param index the index of component 0
   * @throws IndexOutOfBoundsException if one of the ${width} elements is out of range
   */
  public void store(${kind.type}[] array, int index) {
<#list components as c>
    array[index${plus(c?index)}] = ${c};
</#list>
  }

  /**
   * Sets the elements {@code index}, {@code index + 1}, ... of a buffer.
   *
   * @param accessor the accessor of the buffer
   * @param index the index of component 0
   * @throws IndexOutOfBoundsException if one of the ${width} elements is out of range
   * @throws IllegalStateException if the accessor is for reading only
   */
  public void store(${kind.name}Accessor accessor, int index) {
<#list components as c>
    accessor.set(index${plus(c?index)}, ${c});
</#list>
  }

  /**
   * Sets the elements {@code index}, {@code index + 1}, ... of local memory.
   *
   * @param local the local memory
   * @param index the index of component 0
   * @throws IndexOutOfBoundsException if one of the ${width} elements is out of range
   */
  public void store(Local${kind.name}s local, int index) {
<#list components as c>
    local.set(index${plus(c?index)}, ${c});
</#list>
  }

  /**
   * The component at an index from 0 on; the last one for any other index.
   *
   * @param index the index, from 0 to ${width - 1}
   * @return the component
   */
  public ${kind.type} get(int index) {
    return switch (index) {
<#list components as c>
      <#if c?has_next>case ${c?index}<#else>default</#if> -> ${c};
</#list>
    };
  }

  /**
   * This vector with another component at an index; this vector for an index out of range.
   *
   * @param index the index, from 0 to ${width - 1}
   * @param value the new component
   * @return the vector
   */
  public ${vector} with(int index, ${kind.type} value) {
    return new ${vector}(<#list components as c>
        index == ${c?index} ? value : ${c}<#sep>,</#list>);
  }
<#list operations as operation, symbol>

  /**
   * Each component {@code ${symbol}} the other vector's.
   *
   * @param other the vector of the right operands
   * @return the vector of the results
<#if !kind.floating && ["div", "rem"]?seq_contains(operation)>
   * @throws ArithmeticException if a component of the other vector is 0
</#if>
   */
  public ${vector} ${operation}(${vector} other) {
    return new ${vector}(<#list components as c>
        ${open}${c} ${symbol} other.${c}${close}<#sep>,</#list>);
  }

  /**
   * Each component {@code ${symbol} value}.
   *
   * @param value the right operand
   * @return the vector of the results
<#if !kind.floating && ["div", "rem"]?seq_contains(operation)>
   * @throws ArithmeticException if the value is 0
</#if>
   */
  public ${vector} ${operation}(${kind.type} value) {
    return new ${vector}(<#list components as c>
        ${open}${c} ${symbol} value${close}<#sep>,</#list>);
  }
</#list>
<#if kind.type != "char">

  /**
   * Each component negated.
   *
   * @return the vector of the results<#if !kind.floating>; the least number stays as it is</#if>
   */
  public ${vector} neg() {
    return new ${vector}(<#list components as c>
        ${open}-${c}${close}<#sep>,</#list>);
  }

  /**
   * Each component's absolute value.
   *
   * @return the vector of the results<#if !kind.floating>; the least number stays as it is</#if>
   */
  public ${vector} abs() {
    return new ${vector}(<#list components as c>
        ${open}Math.abs(${c})${close}<#sep>,</#list>);
  }
</#if>

  /**
   * The smaller of each pair of components.
   *
   * @param other the other vector
   * @return the vector of the results
   */
  public ${vector} min(${vector} other) {
    return new ${vector}(<#list components as c>
        ${open}Math.min(${c}, other.${c})${close}<#sep>,</#list>);
  }

  /**
   * The greater of each pair of components.
   *
   * @param other the other vector
   * @return the vector of the results
   */
  public ${vector} max(${vector} other) {
    return new ${vector}(<#list components as c>
        ${open}Math.max(${c}, other.${c})${close}<#sep>,</#list>);
  }
<#if kind.floating>

  /**
   * {@code this * factor + term}, each component rounded once.
   *
   * @param factor the vector of the factors
   * @param term the vector of the terms
   * @return the vector of the results
   */
  public ${vector} fma(${vector} factor, ${vector} term) {
    return new ${vector}(<#list components as c>
        Math.fma(${c}, factor.${c}, term.${c})<#sep>,</#list>);
  }
</#if>

<#if kind.floating>

  /**
   * What a function makes of each component: {@code v.map(DeviceMath::sin)}.
   *
   * @param function the function
   * @return the vector of the results
   */
  public ${vector} map(${unary} function) {
    return new ${vector}(<#list components as c>
        function.${apply}(${c})<#sep>,</#list>);
  }

  /**
   * What a function makes of each pair of components: {@code v.zip(w, DeviceMath::pow)}.
   *
   * @param other the vector of the second arguments
   * @param function the function
   * @return the vector of the results
   */
  public ${vector} zip(${vector} other, ${binary} function) {
    return new ${vector}(<#list components as c>
        function.${apply}(${c}, other.${c})<#sep>,</#list>);
  }

  /**
   * What a function makes of each component of three vectors: {@code v.zip(w, t,
   * DeviceMath::mix)}.
   *
   * @param second the vector of the second arguments
   * @param third the vector of the third arguments
   * @param function the function
   * @return the vector of the results
   */
  public ${vector} zip(${vector} second, ${vector} third, ${kind.name}TernaryOperator function) {
    return new ${vector}(<#list components as c>
        function.${apply}(${c}, second.${c}, third.${c})<#sep>,</#list>);
  }
</#if>

  /**
   * The sum of the products of each pair of components, from the first to the last.
   *
   * @param other the other vector
   * @return the sum<#if kind.narrow>, an {@code int} that is not narrowed</#if>
   */
  public ${wide} dot(${vector} other) {
    return <#list components as c>${c} * other.${c}<#sep> + </#list>;
  }

  /**
   * The sum of the components, from the first to the last.
   *
   * @return the sum<#if kind.narrow>, an {@code int} that is not narrowed</#if>
   */
  public ${wide} sum() {
    return ${components?join(" + ")};
  }
<#list comparisons as comparison, symbol>

  /**
   * For each pair of components -1 if {@code this ${symbol} other}, else 0.
   *
   * @param other the vector of the right operands
   * @return the vector of -1 and 0: a mask for {@link #select}
   */
  public Int${width} ${comparison}(${vector} other) {
    return new Int${width}(<#list components as c>
        ${c} ${symbol} other.${c} ? -1 : 0<#sep>,</#list>);
  }
</#list>

  /**
   * Each component of this vector where the mask is not 0, else the other's.
   *
   * @param mask the mask, of a comparison for example
   * @param other the other vector
   * @return the vector of the chosen components
   */
  public ${vector} select(Int${width} mask, ${vector} other) {
    return new ${vector}(<#list components as c>
        mask.${c}() != 0 ? ${c} : other.${c}<#sep>,</#list>);
  }
<#if kind.type == "int">

  /**
   * Whether a component is not 0.
   *
   * @return {@code true} if there is one
   */
  public boolean any() {
    return (${components?join(" | ")}) != 0;
  }

  /**
   * Whether no component is 0.
   *
   * @return {@code true} if there is none
   */
  public boolean all() {
    return <#list components as c>${c} != 0<#sep> && </#list>;
  }
</#if>
}
