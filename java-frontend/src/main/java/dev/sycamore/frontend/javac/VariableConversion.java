package dev.sycamore.frontend.javac;

import com.github.javaparser.Position;
import com.github.javaparser.ast.NodeList;
import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.SimpleName;
import com.github.javaparser.ast.expr.VariableDeclarationExpr;
import com.github.javaparser.ast.type.ArrayType.Origin;
import com.github.javaparser.ast.type.Type;
import com.github.javaparser.ast.type.UnknownType;
import com.github.javaparser.ast.type.VarType;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import dev.sycamore.frontend.javac.ModifierConversion.Modifiers;
import java.util.Iterator;
import java.util.List;

/** Variables and parameters. */
final class VariableConversion {
  private final FileConversion file;
  private final TokenCursor cursor;
  private final TypeConversion types;

  VariableConversion(FileConversion file) {
    this.file = file;
    this.cursor = file.cursor;
    this.types = file.types;
  }

  /** Parameters in parentheses. */
  NodeList<Parameter> parameters(List<? extends VariableTree> trees) {
    NodeList<Parameter> parameters = new NodeList<>();
    cursor.expect('(');
    for (VariableTree tree : trees) {
      if (!parameters.isEmpty()) {
        cursor.expect(',');
      }
      parameters.add(parameter(tree));
    }
    cursor.expect(')');
    return parameters;
  }

  Parameter parameter(VariableTree tree) {
    Modifiers modifiers = file.modifiers.modifiers(tree.getModifiers());
    Position first = cursor.begin();
    Type type = types.type();
    boolean isVarArgs = cursor.accept("...");
    Declared declared = declared(type, first, tree);
    return cursor.from(
        modifiers.beginOr(first), parameter(modifiers, declared.type, isVarArgs, declared.name));
  }

  /** A parameter without its range. */
  static Parameter parameter(Modifiers modifiers, Type type, boolean isVarArgs, SimpleName name) {
    VarType inferred = TypeConversion.inferred(type);
    Parameter parameter =
        new Parameter(
            null,
            modifiers.keywords(),
            modifiers.annotations(),
            inferred == null ? type : new UnknownType(),
            isVarArgs,
            new NodeList<>(),
            name);
    if (inferred != null) {
      parameter.setType(inferred);
    }
    return parameter;
  }

  /** The declaration of a local variable, or of several that javac has one after the other. */
  VariableDeclarationExpr local(VariableTree tree, Iterator<? extends Tree> more) {
    Modifiers modifiers = file.modifiers.modifiers(tree.getModifiers());
    Position first = cursor.begin();
    NodeList<VariableDeclarator> variables = declarators(tree, more);
    return cursor.from(
        modifiers.beginOr(first),
        new VariableDeclarationExpr(
            null, modifiers.keywords(), modifiers.annotations(), variables));
  }

  /** A type and the variables that it is for. */
  NodeList<VariableDeclarator> declarators(VariableTree tree, Iterator<? extends Tree> more) {
    NodeList<VariableDeclarator> variables = new NodeList<>();
    int typeOffset = cursor.offset();
    Position first = cursor.begin();
    variables.add(declarator(types.type(), first, tree));
    while (cursor.accept(',')) {
      if (!more.hasNext() || !(more.next() instanceof VariableTree next)) {
        throw cursor.unexpected("variable");
      }
      // Each has a type of its own, at the same place.
      int name = cursor.offset();
      cursor.moveTo(typeOffset);
      Type type = types.type();
      cursor.moveTo(name);
      variables.add(declarator(type, first, next));
    }
    return variables;
  }

  private VariableDeclarator declarator(Type type, Position typeBegin, VariableTree tree) {
    Position first = cursor.begin();
    Declared declared = declared(type, typeBegin, tree);
    Expression initializer = null;
    if (tree.getInitializer() != null) {
      cursor.expect('=');
      initializer = file.expressions.initializer(tree.getInitializer());
    }
    VarType inferred = TypeConversion.inferred(type);
    VariableDeclarator variable =
        new VariableDeclarator(
            null, inferred == null ? declared.type : new UnknownType(), declared.name, initializer);
    if (inferred != null) {
      // As the parser has it: the type is the last child.
      variable.setType(inferred);
    }
    return cursor.from(first, variable);
  }

  private record Declared(SimpleName name, Type type) {}

  /** A name, with the brackets after it. */
  private Declared declared(Type type, Position typeBegin, VariableTree tree) {
    Position first = cursor.begin();
    SimpleName name = cursor.is('_') ? cursor.simpleName() : cursor.simpleName(tree.getName());
    int pairs = types.brackets();
    if (pairs == 0) {
      return new Declared(name, type);
    }
    return new Declared(
        cursor.from(first, name), types.inBrackets(type, pairs, typeBegin, Origin.NAME));
  }
}
