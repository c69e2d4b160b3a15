package dev.sycamore.frontend.javac;

import com.github.javaparser.Position;
import com.github.javaparser.ast.NodeList;
import com.github.javaparser.ast.body.AnnotationMemberDeclaration;
import com.github.javaparser.ast.body.BodyDeclaration;
import com.github.javaparser.ast.body.CompactConstructorDeclaration;
import com.github.javaparser.ast.body.ConstructorDeclaration;
import com.github.javaparser.ast.body.FieldDeclaration;
import com.github.javaparser.ast.body.InitializerDeclaration;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.SimpleName;
import com.github.javaparser.ast.stmt.BlockStmt;
import com.github.javaparser.ast.type.ReferenceType;
import com.github.javaparser.ast.type.Type;
import com.github.javaparser.ast.type.TypeParameter;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import dev.sycamore.frontend.javac.ModifierConversion.Modifiers;

/** Members of classes that are no classes: fields, methods, constructors, initializers. */
final class MemberConversion {
  private final FileConversion file;
  private final TokenCursor cursor;
  private final TypeConversion types;

  MemberConversion(FileConversion file) {
    this.file = file;
    this.cursor = file.cursor;
    this.types = file.types;
  }

  /**
   * One member.
   *
   * @param more members that follow: javac has those of {@code int a, b} one by one
   */
  BodyDeclaration<?> member(Tree tree, MemberTrees more, ClassTree owner) {
    if (tree instanceof MethodTree method) {
      return method(method, owner);
    } else if (tree instanceof VariableTree variable) {
      return field(variable, more);
    } else if (tree instanceof ClassTree type) {
      return file.declarations.declaration(type);
    } else if (tree instanceof BlockTree block) {
      return initializer(block);
    }
    throw new UnconvertedException(tree.getKind().name());
  }

  private InitializerDeclaration initializer(BlockTree block) {
    Position first = cursor.begin();
    boolean isStatic = cursor.accept("static");
    BlockStmt body = file.statements.block(block);
    return cursor.from(first, new InitializerDeclaration(null, isStatic, body));
  }

  private FieldDeclaration field(VariableTree tree, MemberTrees more) {
    Modifiers modifiers = file.modifiers.modifiers(tree.getModifiers());
    Position first = modifiers.beginOr(cursor.begin());
    NodeList<VariableDeclarator> variables = file.variables.declarators(tree, more);
    cursor.expect(';');
    return cursor.from(
        first,
        new FieldDeclaration(null, modifiers.keywords(), modifiers.annotations(), variables));
  }

  private BodyDeclaration<?> method(MethodTree tree, ClassTree owner) {
    Modifiers modifiers = file.modifiers.modifiers(tree.getModifiers());
    Position first = modifiers.beginOr(cursor.begin());
    BodyDeclaration<?> method;
    if (owner.getKind() == Tree.Kind.ANNOTATION_TYPE) {
      method = annotationMember(tree, modifiers);
    } else if (tree.getReturnType() == null) {
      method = constructor(tree, modifiers, owner);
    } else {
      method = ordinary(tree, modifiers);
    }
    return cursor.from(first, method);
  }

  private AnnotationMemberDeclaration annotationMember(MethodTree tree, Modifiers modifiers) {
    Type type = types.type();
    SimpleName name = cursor.simpleName(tree.getName());
    cursor.expect('(');
    cursor.expect(')');
    Expression value =
        cursor.accept("default")
            ? file.modifiers.value((ExpressionTree) tree.getDefaultValue())
            : null;
    cursor.expect(';');
    return new AnnotationMemberDeclaration(
        null, modifiers.keywords(), modifiers.annotations(), type, name, value);
  }

  private BodyDeclaration<?> constructor(MethodTree tree, Modifiers modifiers, ClassTree owner) {
    NodeList<TypeParameter> typeParameters = types.parameters();
    SimpleName name = cursor.simpleName(owner.getSimpleName());
    if (!cursor.is('(')) {
      NodeList<ReferenceType> thrown = types.thrown();
      return new CompactConstructorDeclaration(
          null,
          modifiers.keywords(),
          modifiers.annotations(),
          typeParameters,
          name,
          thrown,
          file.statements.block(tree.getBody()));
    }
    NodeList<Parameter> parameters = parameters(tree);
    NodeList<ReferenceType> thrown = types.thrown();
    return new ConstructorDeclaration(
        null,
        modifiers.keywords(),
        modifiers.annotations(),
        typeParameters,
        name,
        parameters,
        thrown,
        file.statements.block(tree.getBody()),
        null);
  }

  private MethodDeclaration ordinary(MethodTree tree, Modifiers modifiers) {
    NodeList<TypeParameter> typeParameters = types.parameters();
    file.modifiers.addAnnotations(modifiers.annotations(), modifiers.trees());
    Type type = types.result();
    SimpleName name = cursor.simpleName(tree.getName());
    NodeList<Parameter> parameters = parameters(tree);
    NodeList<ReferenceType> thrown = types.thrown();
    BlockStmt body = tree.getBody() == null ? null : file.statements.block(tree.getBody());
    if (body == null) {
      cursor.expect(';');
    }
    return new MethodDeclaration(
        null,
        modifiers.keywords(),
        modifiers.annotations(),
        typeParameters,
        type,
        name,
        parameters,
        thrown,
        body,
        null);
  }

  private NodeList<Parameter> parameters(MethodTree tree) {
    if (tree.getReceiverParameter() != null) {
      throw new UnconvertedException("receiver parameter");
    }
    return file.variables.parameters(tree.getParameters());
  }
}
