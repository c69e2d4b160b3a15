package dev.sycamore.frontend.javac;

import com.github.javaparser.Position;
import com.github.javaparser.ast.Modifier;
import com.github.javaparser.ast.NodeList;
import com.github.javaparser.ast.expr.AnnotationExpr;
import com.github.javaparser.ast.expr.ComponentPatternExpr;
import com.github.javaparser.ast.expr.MatchAllPatternExpr;
import com.github.javaparser.ast.expr.PatternExpr;
import com.github.javaparser.ast.expr.RecordPatternExpr;
import com.github.javaparser.ast.expr.SimpleName;
import com.github.javaparser.ast.expr.TypePatternExpr;
import com.github.javaparser.ast.type.Type;
import com.github.javaparser.ast.type.UnknownType;
import com.github.javaparser.ast.type.VarType;

/**
 * Patterns. They have no expressions in them, so their tokens alone tell what they are: Java 17
 * does not know their trees.
 */
final class PatternConversion {
  private final TokenCursor cursor;
  private final TypeConversion types;

  PatternConversion(FileConversion file) {
    this.cursor = file.cursor;
    this.types = file.types;
  }

  PatternExpr pattern() {
    NodeList<Modifier> modifiers = modifiers();
    NodeList<AnnotationExpr> annotations = types.annotations();
    Position first = cursor.begin();
    return pattern(first, modifiers, types.type(annotations));
  }

  /** {@code final} and annotations, in this order; others are left to the parser. */
  private NodeList<Modifier> modifiers() {
    NodeList<Modifier> modifiers = new NodeList<>();
    if (cursor.is("final")) {
      Position first = cursor.begin();
      cursor.next();
      modifiers.add(cursor.from(first, new Modifier(null, Modifier.Keyword.FINAL)));
    }
    return modifiers;
  }

  /** Whether a pattern goes on after its type. */
  boolean goesOn() {
    return cursor.isWord() || cursor.is('(');
  }

  /** The rest of a pattern, after its type. */
  PatternExpr pattern(Position first, NodeList<Modifier> modifiers, Type type) {
    if (cursor.is('(')) {
      NodeList<ComponentPatternExpr> components = components();
      return cursor.from(
          first, new RecordPatternExpr(null, modifiers, types.reference(type), components));
    }
    SimpleName name = cursor.simpleName();
    VarType inferred = TypeConversion.inferred(type);
    TypePatternExpr pattern =
        new TypePatternExpr(null, modifiers, inferred == null ? type : new UnknownType(), name);
    if (inferred != null) {
      pattern.setType(inferred);
    }
    return cursor.from(first, pattern);
  }

  private NodeList<ComponentPatternExpr> components() {
    NodeList<ComponentPatternExpr> components = new NodeList<>();
    cursor.expect('(');
    if (!cursor.is(')')) {
      do {
        components.add(component());
      } while (cursor.accept(','));
    }
    cursor.expect(')');
    return components;
  }

  private ComponentPatternExpr component() {
    if (!cursor.is('_')) {
      return pattern();
    }
    Position first = cursor.begin();
    cursor.next();
    return cursor.from(first, new MatchAllPatternExpr(null, new NodeList<>()));
  }
}
