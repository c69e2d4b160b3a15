package dev.sycamore.frontend.javac;

import com.github.javaparser.Position;
import com.github.javaparser.ast.NodeList;
import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.SimpleName;
import com.github.javaparser.ast.stmt.BlockStmt;
import com.github.javaparser.ast.stmt.CatchClause;
import com.github.javaparser.ast.stmt.TryStmt;
import com.github.javaparser.ast.type.ReferenceType;
import com.github.javaparser.ast.type.Type;
import com.github.javaparser.ast.type.UnionType;
import com.sun.source.tree.CatchTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.VariableTree;
import dev.sycamore.frontend.javac.ModifierConversion.Modifiers;
import java.util.Collections;
import java.util.List;

/** {@code try} statements. */
final class TryConversion {
  private final FileConversion file;
  private final TokenCursor cursor;

  TryConversion(FileConversion file) {
    this.file = file;
    this.cursor = file.cursor;
  }

  TryStmt statement(TryTree tree) {
    Position first = cursor.begin();
    cursor.expect("try");
    NodeList<Expression> resources =
        cursor.is('(') ? resources(tree.getResources()) : new NodeList<>();
    BlockStmt block = file.statements.block(tree.getBlock());
    NodeList<CatchClause> catches = new NodeList<>();
    for (CatchTree each : tree.getCatches()) {
      catches.add(catchClause(each));
    }
    BlockStmt last = null;
    if (tree.getFinallyBlock() != null) {
      cursor.expect("finally");
      last = file.statements.block(tree.getFinallyBlock());
    }
    return cursor.from(first, new TryStmt(null, resources, block, catches, last));
  }

  private NodeList<Expression> resources(List<? extends Tree> trees) {
    NodeList<Expression> resources = new NodeList<>();
    cursor.expect('(');
    for (Tree tree : trees) {
      if (!resources.isEmpty()) {
        cursor.expect(';');
      }
      resources.add(
          tree instanceof VariableTree variable
              ? file.variables.local(variable, Collections.emptyIterator())
              : file.expressions.expression((ExpressionTree) tree));
    }
    cursor.accept(';');
    cursor.expect(')');
    return resources;
  }

  private CatchClause catchClause(CatchTree tree) {
    Position first = cursor.begin();
    cursor.expect("catch");
    cursor.expect('(');
    Parameter parameter = parameter(tree.getParameter());
    cursor.expect(')');
    BlockStmt block = file.statements.block(tree.getBlock());
    return cursor.from(first, new CatchClause(null, parameter, block));
  }

  private Parameter parameter(VariableTree tree) {
    Modifiers modifiers = file.modifiers.modifiers(tree.getModifiers());
    Position typesBegin = cursor.begin();
    int typeOffset = cursor.offset();
    NodeList<ReferenceType> alternatives = new NodeList<>();
    alternatives.add(file.types.reference(file.types.type()));
    Position begin = modifiers.beginOr(lastName(typeOffset));
    while (cursor.accept('|')) {
      alternatives.add(file.types.annotatedReference());
    }
    Type type =
        alternatives.size() == 1
            ? alternatives.get(0)
            : cursor.from(typesBegin, new UnionType(null, alternatives));
    SimpleName name = cursor.is('_') ? cursor.simpleName() : cursor.simpleName(tree.getName());
    return cursor.from(begin, VariableConversion.parameter(modifiers, type, false, name));
  }

  /** Where the parser lets a parameter without modifiers begin: at the last token of its type. */
  private Position lastName(int typeOffset) {
    int after = cursor.offset();
    cursor.moveTo(typeOffset);
    Position last = cursor.begin();
    while (cursor.offset() < after) {
      last = cursor.begin();
      cursor.next();
    }
    return last;
  }
}
