package dev.sycamore.processor.host;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreeScanner;
import java.util.Optional;

/**
 * Finds the smallest tree that contains an offset. javac puts the caret at a tree's preferred
 * position, which for a binary expression is its operator; the smallest tree at a construct's first
 * character is its first name, literal or keyword, and that is where its own preferred position is.
 */
final class InnermostTree extends TreeScanner<Void, Void> {

  private final int offset;
  private final CompilationUnitTree unit;
  private final SourcePositions positions;
  private Tree innermost;
  private long innermostLength = Long.MAX_VALUE;

  private InnermostTree(int offset, CompilationUnitTree unit, SourcePositions positions) {
    this.offset = offset;
    this.unit = unit;
    this.positions = positions;
  }

  static Optional<Tree> at(int offset, CompilationUnitTree unit, SourcePositions positions) {
    InnermostTree scanner = new InnermostTree(offset, unit, positions);
    scanner.scan(unit, null);
    return Optional.ofNullable(scanner.innermost);
  }

  @Override
  public Void scan(Tree tree, Void unused) {
    if (tree != null) {
      long start = positions.getStartPosition(unit, tree);
      long end = positions.getEndPosition(unit, tree);
      // Trees that the compiler made up have no end; their children still may be real.
      if (start >= 0 && start <= offset && offset < end && end - start <= innermostLength) {
        innermost = tree;
        innermostLength = end - start;
      }
    }
    return super.scan(tree, null);
  }
}
