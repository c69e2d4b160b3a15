package dev.sycamore.frontend.javac;

import com.github.javaparser.Position;
import com.github.javaparser.ast.ArrayCreationLevel;
import com.github.javaparser.ast.NodeList;
import com.github.javaparser.ast.body.BodyDeclaration;
import com.github.javaparser.ast.expr.ArrayCreationExpr;
import com.github.javaparser.ast.expr.ArrayInitializerExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.ObjectCreationExpr;
import com.github.javaparser.ast.type.ClassOrInterfaceType;
import com.github.javaparser.ast.type.Type;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.NewClassTree;
import java.util.Iterator;

/** Creations of objects and arrays. */
final class CreationConversion {
  private final FileConversion file;
  private final TokenCursor cursor;

  CreationConversion(FileConversion file) {
    this.file = file;
    this.cursor = file.cursor;
  }

  ObjectCreationExpr object(NewClassTree tree) {
    Position first = cursor.begin();
    Expression outer = null;
    if (tree.getEnclosingExpression() != null) {
      outer = file.expressions.expression(tree.getEnclosingExpression());
      cursor.expect('.');
    }
    cursor.expect("new");
    NodeList<Type> typeArguments = cursor.is('<') ? file.types.arguments() : null;
    ClassOrInterfaceType type = file.types.annotatedClassType();
    NodeList<Expression> arguments = file.expressions.arguments(tree.getArguments());
    NodeList<BodyDeclaration<?>> body =
        tree.getClassBody() == null ? null : file.declarations.body(tree.getClassBody());
    return cursor.from(
        first, new ObjectCreationExpr(null, outer, type, typeArguments, arguments, body));
  }

  /** A creation with {@code new}; initializers alone are where a variable or array begins. */
  ArrayCreationExpr array(NewArrayTree tree) {
    Position first = cursor.begin();
    cursor.expect("new");
    Type element = file.types.elementType(file.types.annotations());
    NodeList<ArrayCreationLevel> levels = new NodeList<>();
    Iterator<? extends ExpressionTree> dimensions = tree.getDimensions().iterator();
    while (cursor.is('[')) {
      levels.add(level(dimensions));
    }
    if (cursor.isAnnotation()) {
      throw new UnconvertedException("annotated dimension");
    }
    ArrayInitializerExpr initializer = cursor.is('{') ? initializer(tree) : null;
    return cursor.from(first, new ArrayCreationExpr(null, element, levels, initializer));
  }

  private ArrayCreationLevel level(Iterator<? extends ExpressionTree> dimensions) {
    Position first = cursor.begin();
    cursor.expect('[');
    Expression dimension = cursor.is(']') ? null : file.expressions.expression(dimensions.next());
    cursor.expect(']');
    return cursor.from(first, new ArrayCreationLevel(null, dimension, new NodeList<>()));
  }

  /** Values of the elements, in braces. */
  ArrayInitializerExpr initializer(NewArrayTree tree) {
    Position first = cursor.begin();
    cursor.expect('{');
    NodeList<Expression> values = new NodeList<>();
    for (ExpressionTree each : tree.getInitializers()) {
      if (!values.isEmpty()) {
        cursor.expect(',');
      }
      values.add(file.expressions.initializer(each));
    }
    cursor.accept(',');
    cursor.expect('}');
    return cursor.from(first, new ArrayInitializerExpr(null, values));
  }
}
