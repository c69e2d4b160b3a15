package dev.sycamore.frontend.tree;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.type.ArrayType;
import com.github.javaparser.ast.type.ClassOrInterfaceType;
import com.github.javaparser.ast.type.IntersectionType;
import com.github.javaparser.ast.type.PrimitiveType;
import com.github.javaparser.ast.type.TypeParameter;
import com.github.javaparser.ast.type.UnionType;
import com.github.javaparser.ast.type.UnknownType;
import com.github.javaparser.ast.type.VarType;
import com.github.javaparser.ast.type.VoidType;
import com.github.javaparser.ast.type.WildcardType;
import com.github.javaparser.ast.visitor.GenericVisitorWithDefaults;

/**
 * A function over the types of a syntax tree. Implementations decide on every kind that the parser
 * makes; a kind that a later version of the parser adds is refused, and a test reports that it is
 * missing here.
 */
public abstract class SourceTypeVisitor<R, A> extends GenericVisitorWithDefaults<R, A> {

  @Override
  public abstract R visit(ArrayType node, A argument);

  @Override
  public abstract R visit(ClassOrInterfaceType node, A argument);

  @Override
  public abstract R visit(IntersectionType node, A argument);

  @Override
  public abstract R visit(PrimitiveType node, A argument);

  @Override
  public abstract R visit(TypeParameter node, A argument);

  @Override
  public abstract R visit(UnionType node, A argument);

  @Override
  public abstract R visit(UnknownType node, A argument);

  @Override
  public abstract R visit(VarType node, A argument);

  @Override
  public abstract R visit(VoidType node, A argument);

  @Override
  public abstract R visit(WildcardType node, A argument);

  @Override
  public final R defaultAction(Node node, A argument) {
    throw new IllegalArgumentException("not a type: " + node.getClass().getSimpleName());
  }
}
