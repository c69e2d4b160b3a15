package dev.sycamore.frontend.source;

import dev.sycamore.frontend.text.SourceFile;
import dev.sycamore.frontend.tree.SyntaxTree;
import java.lang.ref.SoftReference;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/**
 * The trees of the sources that Sycamore brings, for later compilations of the same process, as
 * long as there is room: a running compiler compiles on each save, and most kernels reach some of
 * the same sources. Nothing changes a tree that was parsed; what is known about its nodes belongs
 * to a compilation.
 */
final class KeptTrees {
  private static final Map<String, SoftReference<SyntaxTree>> TREES = new ConcurrentHashMap<>();

  private KeptTrees() {}

  /** The tree of a file, parsed now if it is not one to keep, or not kept. */
  static Optional<SyntaxTree> of(
      SourceFile file, Function<SourceFile, Optional<SyntaxTree>> parser) {
    if (file.origin() == SourceFile.Origin.USER) {
      return parser.apply(file);
    }
    SoftReference<SyntaxTree> kept = TREES.get(file.path());
    SyntaxTree known = kept == null ? null : kept.get();
    if (known != null && known.file().equals(file)) {
      return Optional.of(known);
    }
    Optional<SyntaxTree> parsed = parser.apply(file);
    parsed.ifPresent(tree -> TREES.put(file.path(), new SoftReference<>(tree)));
    return parsed;
  }
}
