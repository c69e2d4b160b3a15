package dev.sycamore.frontend.javac;

import com.github.javaparser.Position;
import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.ImportDeclaration;
import com.github.javaparser.ast.NodeList;
import com.github.javaparser.ast.PackageDeclaration;
import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.ast.expr.Name;
import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.EmptyStatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.SourcePositions;
import dev.sycamore.frontend.text.SourceTokens;
import dev.sycamore.frontend.text.TokenKind;

/**
 * One file, and the parts that convert it. Each part begins at the first token of what it converts
 * and ends after the last one.
 */
final class FileConversion {
  final TokenCursor cursor;
  final TypeConversion types;
  final ModifierConversion modifiers;
  final VariableConversion variables;
  final TypeDeclarationConversion declarations;
  final MemberConversion members;
  final StatementConversion statements;
  final ExpressionConversion expressions;

  private final CompilationUnitTree unit;
  private final SourcePositions positions;
  private final AnnotationTrees annotations;

  FileConversion(CompilationUnitTree unit, SourcePositions positions, SourceTokens tokens) {
    this.unit = unit;
    this.positions = positions;
    annotations = new AnnotationTrees(unit, positions);
    cursor = new TokenCursor(tokens);
    types = new TypeConversion(this);
    modifiers = new ModifierConversion(this);
    variables = new VariableConversion(this);
    declarations = new TypeDeclarationConversion(this);
    members = new MemberConversion(this);
    statements = new StatementConversion(this);
    expressions = new ExpressionConversion(this);
  }

  /** The offset after a tree, negative if it is not in the text. */
  long endOf(Tree tree) {
    return positions.getEndPosition(unit, tree);
  }

  /** The annotation that begins here, wherever it is in the tree. */
  AnnotationTree annotationHere() {
    return annotations.at(cursor.offset());
  }

  CompilationUnit file() {
    Position first = new Position(Position.FIRST_LINE, Position.FIRST_COLUMN);
    PackageDeclaration packageDeclaration = unit.getPackageName() == null ? null : packageOfFile();
    NodeList<ImportDeclaration> imports = new NodeList<>();
    while (cursor.is("import") || cursor.is(';')) {
      if (!cursor.accept(';')) {
        imports.add(importDeclaration());
      }
    }
    NodeList<TypeDeclaration<?>> declared = new NodeList<>();
    for (Tree tree : unit.getTypeDecls()) {
      if (tree instanceof ClassTree type) {
        passSemicolons();
        declared.add(declarations.declaration(type));
      } else if (!(tree instanceof EmptyStatementTree)) {
        throw new UnconvertedException(tree.getKind().name());
      }
    }
    passSemicolons();
    cursor.expect(TokenKind.END);
    return cursor.from(
        first, new CompilationUnit(null, packageDeclaration, imports, declared, null));
  }

  private void passSemicolons() {
    while (cursor.is(';')) {
      cursor.next();
    }
  }

  private PackageDeclaration packageOfFile() {
    Position first = cursor.begin();
    var annotations = modifiers.annotations(unit.getPackageAnnotations());
    cursor.expect("package");
    Name name = cursor.qualifiedName();
    cursor.expect(';');
    return cursor.from(first, new PackageDeclaration(null, annotations, name));
  }

  private ImportDeclaration importDeclaration() {
    Position first = cursor.begin();
    cursor.expect("import");
    boolean isStatic = cursor.accept("static");
    boolean isModule =
        !isStatic && cursor.is("module") && !cursor.nextIs(".") && cursor.accept("module");
    Name name = cursor.qualifiedName();
    boolean isAsterisk = cursor.accept('.');
    if (isAsterisk) {
      cursor.expect('*');
    }
    cursor.expect(';');
    return cursor.from(first, new ImportDeclaration(null, name, isStatic, isAsterisk, isModule));
  }
}
