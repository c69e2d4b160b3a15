package dev.sycamore.frontend.tree;

import dev.sycamore.frontend.text.SourceFile;
import java.util.List;
import java.util.Optional;

/** Makes syntax trees from what the host compiler has parsed already. */
@FunctionalInterface
public interface HostTrees {

  /**
   * Begins to make the trees of files, in their order, on a thread of its own, if that is possible:
   * {@link #treeOf} then finds them made.
   */
  default void begin(List<SourceFile> files) {}

  /**
   * Whether the host compiler compiles a class, and analyses code too early if it is asked for the
   * value of a constant of it.
   *
   * @param topLevelName the canonical name of a top-level class
   */
  default boolean isCompiled(String topLevelName) {
    return false;
  }

  /**
   * The tree that {@link SourceParser} would make of a file, or empty if it has to make it: the
   * host compiler has no tree of the file, or one with something that is not converted.
   */
  Optional<SyntaxTree> treeOf(SourceFile file);
}
