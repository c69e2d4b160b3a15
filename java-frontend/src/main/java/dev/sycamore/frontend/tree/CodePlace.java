package dev.sycamore.frontend.tree;

import com.github.javaparser.Range;
import com.github.javaparser.ast.Node;
import java.util.Optional;

/**
 * Where a node is: the same whenever its file is read, while nodes compare by their text. It does
 * not keep the tree.
 *
 * @param path of the file
 * @param kind the class of the node, which may have the range of the node around it
 */
public record CodePlace(String path, Class<?> kind, Range range) {

  /**
   * The place of a node that is written in a file.
   *
   * @throws IllegalArgumentException if it is not written
   */
  public static CodePlace of(SyntaxTree file, Node node) {
    Optional<Range> range = node.getRange();
    if (range.isEmpty()) {
      throw new IllegalArgumentException("no place: " + node.getClass().getSimpleName());
    }
    return new CodePlace(file.file().path(), node.getClass(), range.get());
  }
}
