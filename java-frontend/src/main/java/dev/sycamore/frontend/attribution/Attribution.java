package dev.sycamore.frontend.attribution;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.NodeList;
import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.ast.expr.AnnotationExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.type.Type;
import dev.sycamore.frontend.symbols.AnnotationSet;
import dev.sycamore.frontend.symbols.ClassSymbol;
import dev.sycamore.frontend.symbols.FieldSymbol;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.frontend.symbols.MethodSymbol;
import java.util.Optional;

/**
 * What is known about the expressions of one compilation unit. Known or refused, never guessed: an
 * empty answer means that the construct is outside of what attribution understands. What the host
 * compiler could not resolve either, and reports, has the type {@link JavaType.Special#ERRONEOUS}.
 *
 * <p>Answers are by node identity, for nodes of the compilation unit that was attributed.
 */
public interface Attribution {

  /**
   * The type of a standalone expression after capture conversion is left aside; of a poly
   * expression, its target type.
   */
  Optional<JavaType> typeOf(Expression expression);

  /**
   * The value of a constant expression (JLS 15.29): a boxed primitive or a String, of the
   * expression's type.
   */
  Optional<Object> constantOf(Expression expression);

  /**
   * The value of a field that is a constant variable (JLS 4.12.4), from its initialiser; as the
   * symbol has it where this compilation unit does not show one.
   */
  Optional<Object> constantOf(FieldSymbol field);

  /** What a name, field access or {@code this} denotes. */
  Optional<Denotation> denotationOf(Expression expression);

  /** The method that a method call, object creation or method reference invokes. */
  Optional<Invocation> invocationOf(Node call);

  /** The function type that a lambda or method reference is converted to. */
  Optional<FunctionTarget> functionTargetOf(Expression lambdaOrReference);

  /** What a type in the source denotes. */
  Optional<JavaType> typeOf(Type type);

  /**
   * The class that a type declaration of this compilation unit declares, local ones included, or
   * that an object creation with a body does.
   */
  Optional<ClassSymbol> classDeclaredBy(Node declaration);

  /** Where this compilation unit declares a class, unless it is anonymous. */
  Optional<TypeDeclaration<?>> declarationOf(ClassSymbol declared);

  /** Annotations as they are written at a place of this compilation unit. */
  AnnotationSet annotations(NodeList<AnnotationExpr> written, Node at);

  /**
   * Where this compilation unit declares a method or constructor, also one of a local or anonymous
   * class: a {@link com.github.javaparser.ast.body.CallableDeclaration} or a compact constructor.
   */
  Optional<Node> declarationOf(MethodSymbol method);
}
