package dev.sycamore.frontend.javac;

import com.github.javaparser.Position;
import com.github.javaparser.ast.NodeList;
import com.github.javaparser.ast.body.AnnotationDeclaration;
import com.github.javaparser.ast.body.BodyDeclaration;
import com.github.javaparser.ast.body.ClassOrInterfaceDeclaration;
import com.github.javaparser.ast.body.EnumConstantDeclaration;
import com.github.javaparser.ast.body.EnumDeclaration;
import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.body.RecordDeclaration;
import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.SimpleName;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.VariableTree;
import dev.sycamore.frontend.javac.ModifierConversion.Modifiers;

/** Declarations of classes and interfaces of all kinds. */
final class TypeDeclarationConversion {
  private final FileConversion file;
  private final TokenCursor cursor;
  private final TypeConversion types;

  TypeDeclarationConversion(FileConversion file) {
    this.file = file;
    this.cursor = file.cursor;
    this.types = file.types;
  }

  TypeDeclaration<?> declaration(ClassTree tree) {
    Modifiers modifiers = file.modifiers.modifiers(tree.getModifiers());
    Position first = modifiers.beginOr(cursor.begin());
    TypeDeclaration<?> declaration =
        switch (tree.getKind()) {
          case CLASS -> classOrInterface(tree, modifiers, "class");
          case INTERFACE -> classOrInterface(tree, modifiers, "interface");
          case ENUM -> enumeration(tree, modifiers);
          case RECORD -> record(tree, modifiers);
          case ANNOTATION_TYPE -> annotation(tree, modifiers);
          default -> throw new UnconvertedException(tree.getKind().name());
        };
    return cursor.from(first, declaration);
  }

  private ClassOrInterfaceDeclaration classOrInterface(
      ClassTree tree, Modifiers modifiers, String keyword) {
    cursor.expect(keyword);
    SimpleName name = cursor.simpleName(tree.getSimpleName());
    return new ClassOrInterfaceDeclaration(
        null,
        modifiers.keywords(),
        modifiers.annotations(),
        keyword.equals("interface"),
        name,
        types.parameters(),
        types.classTypesAfter("extends"),
        types.classTypesAfter("implements"),
        types.classTypesAfter("permits"),
        body(tree));
  }

  private AnnotationDeclaration annotation(ClassTree tree, Modifiers modifiers) {
    cursor.expect('@');
    cursor.expect("interface");
    SimpleName name = cursor.simpleName(tree.getSimpleName());
    return new AnnotationDeclaration(
        null, modifiers.keywords(), modifiers.annotations(), name, body(tree));
  }

  private RecordDeclaration record(ClassTree tree, Modifiers modifiers) {
    cursor.expect("record");
    SimpleName name = cursor.simpleName(tree.getSimpleName());
    var typeParameters = types.parameters();
    // The fields of the components are the first members.
    MemberTrees members = new MemberTrees(file, tree.getMembers());
    NodeList<Parameter> components = new NodeList<>();
    cursor.expect('(');
    while (!cursor.is(')')) {
      if (!components.isEmpty()) {
        cursor.expect(',');
      }
      components.add(file.variables.parameter(variable(members)));
    }
    cursor.expect(')');
    return new RecordDeclaration(
        null,
        modifiers.keywords(),
        modifiers.annotations(),
        name,
        components,
        typeParameters,
        types.classTypesAfter("implements"),
        body(members, tree),
        null);
  }

  private EnumDeclaration enumeration(ClassTree tree, Modifiers modifiers) {
    cursor.expect("enum");
    SimpleName name = cursor.simpleName(tree.getSimpleName());
    var interfaces = types.classTypesAfter("implements");
    MemberTrees members = new MemberTrees(file, tree.getMembers());
    NodeList<EnumConstantDeclaration> constants = new NodeList<>();
    cursor.expect('{');
    while (!cursor.is(';') && !cursor.is('}') && !cursor.is(',')) {
      constants.add(constant(variable(members)));
      if (!cursor.accept(',')) {
        break;
      }
    }
    cursor.accept(',');
    return new EnumDeclaration(
        null,
        modifiers.keywords(),
        modifiers.annotations(),
        name,
        interfaces,
        constants,
        restOfBody(members, tree));
  }

  private static VariableTree variable(MemberTrees members) {
    if (members.hasNext() && members.next() instanceof VariableTree variable) {
      return variable;
    }
    throw new UnconvertedException("constant or component without a tree");
  }

  private EnumConstantDeclaration constant(VariableTree tree) {
    Position first = cursor.begin();
    var annotations = file.modifiers.annotations(tree.getModifiers().getAnnotations());
    SimpleName name = cursor.simpleName(tree.getName());
    if (!(tree.getInitializer() instanceof NewClassTree creation)) {
      throw new UnconvertedException("constant without a creation");
    }
    NodeList<Expression> arguments =
        cursor.is('(') ? file.expressions.arguments(creation.getArguments()) : new NodeList<>();
    NodeList<BodyDeclaration<?>> body =
        cursor.is('{') ? body(creation.getClassBody()) : new NodeList<>();
    return cursor.from(
        first, new EnumConstantDeclaration(null, annotations, name, arguments, body));
  }

  /** The members of a class in braces. */
  NodeList<BodyDeclaration<?>> body(ClassTree tree) {
    return body(new MemberTrees(file, tree.getMembers()), tree);
  }

  private NodeList<BodyDeclaration<?>> body(MemberTrees members, ClassTree tree) {
    cursor.expect('{');
    return restOfBody(members, tree);
  }

  private NodeList<BodyDeclaration<?>> restOfBody(MemberTrees members, ClassTree tree) {
    NodeList<BodyDeclaration<?>> declared = new NodeList<>();
    while (!cursor.is('}')) {
      if (!cursor.accept(';')) {
        if (!members.hasNext()) {
          throw cursor.unexpected("}");
        }
        declared.add(file.members.member(members.next(), members, tree));
      }
    }
    cursor.expect('}');
    if (members.hasNext()) {
      throw new UnconvertedException("member that is not in the text");
    }
    return declared;
  }
}
