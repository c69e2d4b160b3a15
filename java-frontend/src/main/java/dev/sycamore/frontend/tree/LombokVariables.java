package dev.sycamore.frontend.tree;

import com.github.javaparser.ast.ImportDeclaration;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.VariableDeclarationExpr;
import com.github.javaparser.ast.type.ClassOrInterfaceType;
import com.github.javaparser.ast.type.Type;
import com.github.javaparser.ast.type.VarType;
import dev.sycamore.frontend.text.SourceFile;

/** Local variables with Lombok's type {@code val}, of which Lombok makes {@code final var}. */
public final class LombokVariables {
  private static final String PACKAGE = "lombok";
  private static final String FINAL = "val";

  private LombokVariables() {}

  /** A tree in which they are what Lombok makes of them. */
  public static SyntaxTree inferred(SyntaxTree tree) {
    if (mentions(tree.file())) {
      boolean imported = tree.root().getImports().stream().anyMatch(LombokVariables::isOfFinal);
      tree.root()
          .findAll(VariableDeclarationExpr.class)
          .forEach(declaration -> infer(declaration, imported));
    }
    return tree;
  }

  private static boolean mentions(SourceFile file) {
    return file.text().contains(PACKAGE);
  }

  private static boolean isOfFinal(ImportDeclaration declaration) {
    return !declaration.isStatic()
        && declaration
            .getNameAsString()
            .equals(declaration.isAsterisk() ? PACKAGE : PACKAGE + "." + FINAL);
  }

  private static void infer(VariableDeclarationExpr declaration, boolean imported) {
    for (VariableDeclarator variable : declaration.getVariables()) {
      String name = name(variable.getType());
      if (name.equals(PACKAGE + "." + FINAL) || (imported && name.equals(FINAL))) {
        VarType inferred = new VarType(null);
        variable.getType().getRange().ifPresent(inferred::setRange);
        variable.setType(inferred);
        declaration.setFinal(true);
      }
    }
  }

  private static String name(Type type) {
    return type instanceof ClassOrInterfaceType named && named.getTypeArguments().isEmpty()
        ? named.getNameWithScope()
        : "";
  }
}
