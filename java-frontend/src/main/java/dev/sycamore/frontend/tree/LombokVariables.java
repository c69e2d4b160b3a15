package dev.sycamore.frontend.tree;

import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.ImportDeclaration;
import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.VariableDeclarationExpr;
import com.github.javaparser.ast.type.ClassOrInterfaceType;
import com.github.javaparser.ast.type.Type;
import com.github.javaparser.ast.type.VarType;
import dev.sycamore.frontend.text.SourceFile;
import java.util.ArrayList;
import java.util.List;

/**
 * Local variables with Lombok's type {@code val}, of which Lombok makes {@code final var}. As in
 * Lombok, the file alone decides whether the name is Lombok's.
 */
public final class LombokVariables {
  private static final String PACKAGE = "lombok";
  private static final String FINAL = "val";

  private LombokVariables() {}

  /** A tree in which they are what Lombok makes of them. */
  public static SyntaxTree inferred(SyntaxTree tree) {
    if (mentions(tree.file())) {
      boolean imported = isImported(tree.root());
      List<Node> others = placesOfOthers(tree.root());
      tree.root()
          .findAll(VariableDeclarationExpr.class)
          .forEach(declaration -> infer(declaration, imported && !isOfOthers(declaration, others)));
    }
    return tree;
  }

  private static boolean mentions(SourceFile file) {
    return file.text().contains(PACKAGE);
  }

  /** Whether the name is imported from Lombok: a type with that name goes before all of it. */
  private static boolean isImported(CompilationUnit file) {
    List<String> types = names(file, false);
    return types.contains(PACKAGE + "." + FINAL)
        || (names(file, true).contains(PACKAGE)
            && types.stream().noneMatch(name -> name.endsWith("." + FINAL)));
  }

  private static List<String> names(CompilationUnit file, boolean onDemand) {
    return file.getImports().stream()
        .filter(declared -> !declared.isStatic() && declared.isAsterisk() == onDemand)
        .map(ImportDeclaration::getNameAsString)
        .toList();
  }

  /** Where the file declares types of that name: the nodes in which it is theirs. */
  private static List<Node> placesOfOthers(CompilationUnit file) {
    List<Node> places = new ArrayList<>();
    file.walk(
        TypeDeclaration.class,
        type -> {
          if (type.getNameAsString().equals(FINAL)) {
            Node parent = type.getParentNode().orElseThrow();
            places.add(
                type.isTopLevelType() || type.isNestedType()
                    ? parent
                    : parent.getParentNode().orElseThrow());
          }
        });
    return places;
  }

  private static boolean isOfOthers(VariableDeclarationExpr declaration, List<Node> places) {
    return places.stream().anyMatch(place -> place.isAncestorOf(declaration));
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
