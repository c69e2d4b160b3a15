package dev.sycamore.outliner.lowering;

import com.github.javaparser.ast.Node;
import dev.sycamore.outliner.source.ParsedUnit;
import dev.sycamore.outliner.types.Substitution;
import java.util.List;

/**
 * The source of a function in one specialisation.
 *
 * @param node the method, lambda or method reference
 * @param body its block, or the expression that it gives
 * @param inputs what it takes, in order
 */
record FunctionSource(
    ParsedUnit unit, Node node, Node body, List<Input> inputs, Substitution substitution) {

  /**
   * Something that a function takes: none, one or several parameters at run time.
   *
   * @param declaration the parameter, or the captured variable
   */
  record Input(Node declaration, String name, Shape shape) {}

  FunctionSource {
    inputs = List.copyOf(inputs);
  }
}
