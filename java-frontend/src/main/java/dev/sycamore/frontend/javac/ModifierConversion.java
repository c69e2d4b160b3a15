package dev.sycamore.frontend.javac;

import com.github.javaparser.Position;
import com.github.javaparser.ast.Modifier;
import com.github.javaparser.ast.Modifier.Keyword;
import com.github.javaparser.ast.NodeList;
import com.github.javaparser.ast.expr.AnnotationExpr;
import com.github.javaparser.ast.expr.ArrayInitializerExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.MarkerAnnotationExpr;
import com.github.javaparser.ast.expr.MemberValuePair;
import com.github.javaparser.ast.expr.Name;
import com.github.javaparser.ast.expr.NormalAnnotationExpr;
import com.github.javaparser.ast.expr.SimpleName;
import com.github.javaparser.ast.expr.SingleMemberAnnotationExpr;
import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ModifiersTree;
import com.sun.source.tree.NewArrayTree;
import java.util.Iterator;
import java.util.List;

/** Modifiers and annotations of declarations. */
final class ModifierConversion {
  private final FileConversion file;
  private final TokenCursor cursor;

  ModifierConversion(FileConversion file) {
    this.file = file;
    this.cursor = file.cursor;
  }

  /**
   * The modifiers of a declaration.
   *
   * @param begin of the first of them, null if there are none
   * @param trees of annotations that are not converted yet
   */
  record Modifiers(
      Position begin,
      NodeList<Modifier> keywords,
      NodeList<AnnotationExpr> annotations,
      Iterator<? extends AnnotationTree> trees) {

    /** Where the declaration begins that goes on at {@code rest}. */
    Position beginOr(Position rest) {
      return begin == null ? rest : begin;
    }
  }

  Modifiers modifiers(ModifiersTree tree) {
    NodeList<Modifier> keywords = new NodeList<>();
    NodeList<AnnotationExpr> annotations = new NodeList<>();
    Iterator<? extends AnnotationTree> trees = tree.getAnnotations().iterator();
    Position begin = null;
    boolean more = true;
    while (more) {
      Position here = cursor.begin();
      Keyword keyword = cursor.isWord() ? keyword() : null;
      if (keyword != null) {
        cursor.next();
        keywords.add(cursor.from(here, new Modifier(null, keyword)));
      } else if (cursor.isAnnotation()) {
        annotations.add(next(trees));
      } else {
        more = false;
      }
      if (more && begin == null) {
        begin = here;
      }
    }
    return new Modifiers(begin, keywords, annotations, trees);
  }

  /** Annotations without other modifiers. */
  NodeList<AnnotationExpr> annotations(List<? extends AnnotationTree> trees) {
    NodeList<AnnotationExpr> annotations = new NodeList<>();
    addAnnotations(annotations, trees.iterator());
    return annotations;
  }

  /** Adds annotations that follow here. */
  void addAnnotations(
      NodeList<AnnotationExpr> annotations, Iterator<? extends AnnotationTree> trees) {
    while (cursor.isAnnotation()) {
      annotations.add(next(trees));
    }
  }

  private AnnotationExpr next(Iterator<? extends AnnotationTree> trees) {
    if (!trees.hasNext()) {
      throw new UnconvertedException("annotation without a tree");
    }
    return annotation(trees.next());
  }

  private Keyword keyword() {
    return switch (cursor.first()) {
      case 'a' -> known(Keyword.ABSTRACT);
      case 'd' -> known(Keyword.DEFAULT);
      case 'f' -> known(Keyword.FINAL);
      case 'n' -> known(Keyword.NATIVE, Keyword.NON_SEALED);
      case 'p' -> known(Keyword.PRIVATE, Keyword.PUBLIC, Keyword.PROTECTED);
      case 's' -> known(Keyword.STATIC, Keyword.SYNCHRONIZED, Keyword.SEALED, Keyword.STRICTFP);
      case 't' -> known(Keyword.TRANSIENT);
      case 'v' -> known(Keyword.VOLATILE);
      default -> null;
    };
  }

  private Keyword known(Keyword... keywords) {
    for (Keyword keyword : keywords) {
      if (cursor.is(keyword.asString())) {
        return keyword;
      }
    }
    return null;
  }

  AnnotationExpr annotation(AnnotationTree tree) {
    Position first = cursor.begin();
    cursor.expect('@');
    Name name = cursor.qualifiedName();
    if (!cursor.accept('(')) {
      return cursor.from(first, new MarkerAnnotationExpr(null, name));
    }
    List<? extends ExpressionTree> arguments = tree.getArguments();
    if (cursor.is(')') || (cursor.isWord() && cursor.nextIs("="))) {
      NodeList<MemberValuePair> pairs = pairs(arguments);
      cursor.expect(')');
      return cursor.from(first, new NormalAnnotationExpr(null, name, pairs));
    }
    Expression value = value(valueOf(arguments.get(0)));
    cursor.expect(')');
    return cursor.from(first, new SingleMemberAnnotationExpr(null, name, value));
  }

  private NodeList<MemberValuePair> pairs(List<? extends ExpressionTree> arguments) {
    NodeList<MemberValuePair> pairs = new NodeList<>();
    for (ExpressionTree argument : arguments) {
      if (!pairs.isEmpty()) {
        cursor.expect(',');
      }
      Position first = cursor.begin();
      SimpleName name = cursor.simpleName();
      cursor.expect('=');
      Expression value = value(valueOf(argument));
      pairs.add(cursor.from(first, new MemberValuePair(null, name, value)));
    }
    return pairs;
  }

  /** Before annotations are processed, javac adds the {@code value =} that was left out. */
  private static ExpressionTree valueOf(ExpressionTree argument) {
    return argument instanceof AssignmentTree assignment ? assignment.getExpression() : argument;
  }

  /** The value of an element of an annotation. */
  Expression value(ExpressionTree tree) {
    if (tree instanceof AnnotationTree annotation) {
      return annotation(annotation);
    }
    if (tree instanceof NewArrayTree array && cursor.is('{')) {
      return values(array);
    }
    return file.expressions.expression(tree);
  }

  private ArrayInitializerExpr values(NewArrayTree array) {
    Position first = cursor.begin();
    cursor.expect('{');
    NodeList<Expression> values = new NodeList<>();
    for (ExpressionTree tree : array.getInitializers()) {
      if (!values.isEmpty()) {
        cursor.expect(',');
      }
      values.add(value(tree));
    }
    cursor.accept(',');
    cursor.expect('}');
    return cursor.from(first, new ArrayInitializerExpr(null, values));
  }
}
