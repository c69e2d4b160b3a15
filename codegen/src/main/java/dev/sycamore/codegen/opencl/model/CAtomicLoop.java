package dev.sycamore.codegen.opencl.model;

/**
 * An atomic operation that a device need not have, from compare-exchange on the integer with the
 * same bits.
 *
 * @param guard the condition of the preprocessor for it; empty for none
 * @param name of the function that does it
 * @param space qualifier of the memory
 * @param type of the element
 * @param bits integer type of the same size
 * @param load builtin that gives the old value when called with 0
 * @param compareExchange builtin
 * @param result of the operation on the variables {@code old} and {@code operand}
 */
public record CAtomicLoop(
    String guard,
    String name,
    String space,
    String type,
    String bits,
    String load,
    String compareExchange,
    CExpression result)
    implements CGuarded {
  @Override
  public void printDeclaration(StringBuilder out) {
    out.append("static ").append(type).append(' ').append(name);
    out.append("(volatile ").append(space).append(' ').append(type).append("* place, ");
    out.append(type).append(" operand) {\n");
    out.append("volatile ").append(space).append(' ').append(bits).append("* word = (volatile ");
    out.append(space).append(' ').append(bits).append("*)place;\n");
    out.append(bits).append(" seen = ").append(load).append("(word, 0);\n");
    out.append("while (1) {\n");
    out.append(bits).append(" expected = seen;\n");
    out.append(type).append(" old = as_").append(type).append("(expected);\n");
    out.append("seen = ").append(compareExchange).append("(word, expected, as_").append(bits);
    out.append('(');
    result.print(out);
    out.append("));\nif (seen == expected) {\nreturn old;\n}\n}\n}\n");
  }
}
