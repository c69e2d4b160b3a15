package dev.sycamore.frontend.javac;

import com.sun.source.tree.Tree;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;

/**
 * The members of a class that its text has. After javac has entered a class, others are among them:
 * default constructors, and what records have without saying it. These end nowhere.
 */
final class MemberTrees implements Iterator<Tree> {
  private final FileConversion file;
  private final Iterator<? extends Tree> all;
  private Tree next;

  MemberTrees(FileConversion file, List<? extends Tree> all) {
    this.file = file;
    this.all = all.iterator();
    advance();
  }

  private void advance() {
    next = null;
    while (next == null && all.hasNext()) {
      Tree tree = all.next();
      next = file.endOf(tree) < 0 ? null : tree;
    }
  }

  @Override
  public boolean hasNext() {
    return next != null;
  }

  @Override
  public Tree next() {
    if (next == null) {
      throw new NoSuchElementException();
    }
    Tree tree = next;
    advance();
    return tree;
  }
}
