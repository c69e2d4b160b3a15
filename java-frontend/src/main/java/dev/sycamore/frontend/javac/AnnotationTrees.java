package dev.sycamore.frontend.javac;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreeScanner;
import java.util.HashMap;
import java.util.Map;

/**
 * The annotations of a file by their places: those of types are in trees that are not converted
 * otherwise. Looked for when one is asked for, which is not often.
 */
final class AnnotationTrees {
  private final CompilationUnitTree unit;
  private final SourcePositions positions;
  private Map<Long, AnnotationTree> byStart;

  AnnotationTrees(CompilationUnitTree unit, SourcePositions positions) {
    this.unit = unit;
    this.positions = positions;
  }

  /** The annotation that begins at an offset. */
  AnnotationTree at(int offset) {
    if (byStart == null) {
      byStart = new HashMap<>();
      new Finder().scan(unit, null);
    }
    AnnotationTree found = byStart.get((long) offset);
    if (found == null) {
      throw new UnconvertedException("annotation without a tree");
    }
    return found;
  }

  private final class Finder extends TreeScanner<Void, Void> {
    @Override
    public Void visitAnnotation(AnnotationTree node, Void unused) {
      byStart.put(positions.getStartPosition(unit, node), node);
      return super.visitAnnotation(node, null);
    }
  }
}
