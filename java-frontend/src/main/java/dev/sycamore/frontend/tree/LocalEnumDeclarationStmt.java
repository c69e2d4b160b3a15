package dev.sycamore.frontend.tree;

import com.github.javaparser.ast.body.EnumDeclaration;
import com.github.javaparser.ast.stmt.EmptyStmt;

/**
 * The declaration of an enum in a block (JLS 14.3), for which the parser has no statement. To what
 * does not know it, it does nothing.
 */
public final class LocalEnumDeclarationStmt extends EmptyStmt {
  private final EnumDeclaration declaration;

  /**
   * @param declaration becomes a child of the statement
   */
  LocalEnumDeclarationStmt(EnumDeclaration declaration) {
    this.declaration = declaration;
    declaration.setParentNode(this);
  }

  public EnumDeclaration getEnumDeclaration() {
    return declaration;
  }
}
