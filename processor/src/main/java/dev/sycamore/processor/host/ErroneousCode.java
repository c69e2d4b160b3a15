package dev.sycamore.processor.host;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import dev.sycamore.diagnostics.stack.DeepStack;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/**
 * Analysed code with types that javac could not find. Most of its errors leave one in the tree;
 * those of its data flow, such as a missing {@code return}, leave none.
 */
final class ErroneousCode extends TreePathScanner<Boolean, Void> {

  private final Trees trees;

  private ErroneousCode(Trees trees) {
    this.trees = trees;
  }

  /**
   * Whether there is such code in a top-level class of a file.
   *
   * @param className its name, with the package
   */
  static boolean in(String className, CompilationUnitTree unit, Trees trees) {
    String simple = className.substring(className.lastIndexOf('.') + 1);
    TreePath file = new TreePath(unit);
    return unit.getTypeDecls().stream()
        .filter(
            type -> type instanceof ClassTree known && known.getSimpleName().contentEquals(simple))
        .map(type -> new TreePath(file, type))
        .anyMatch(type -> DeepStack.call(() -> is(new ErroneousCode(trees).scan(type, null))));
  }

  @Override
  public Boolean scan(Tree tree, Void nothing) {
    if (tree == null) {
      return false;
    }
    TypeMirror type = trees.getTypeMirror(new TreePath(getCurrentPath(), tree));
    return (type != null && type.getKind() == TypeKind.ERROR) || is(super.scan(tree, null));
  }

  @Override
  public Boolean reduce(Boolean first, Boolean second) {
    return is(first) || is(second);
  }

  private static boolean is(Boolean result) {
    return Boolean.TRUE.equals(result);
  }
}
