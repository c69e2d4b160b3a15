package dev.sycamore.outliner.kernels;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.ast.expr.LambdaExpr;
import com.github.javaparser.ast.expr.MethodReferenceExpr;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.frontend.symbols.MethodSymbol;

/** The code of a kernel. */
public sealed interface KernelDefinition {

  /** Where it is in the source. */
  Node node();

  /** A lambda. */
  record Lambda(LambdaExpr expression) implements KernelDefinition {
    @Override
    public Node node() {
      return expression;
    }
  }

  /** A method reference. */
  record Reference(MethodReferenceExpr expression) implements KernelDefinition {
    @Override
    public Node node() {
      return expression;
    }
  }

  /**
   * The method of a class or record that implements a kernel interface.
   *
   * @param type the class
   */
  record FunctionObject(JavaType.Declared type, MethodDeclaration method)
      implements KernelDefinition {
    /**
     * Whether the class is a local or anonymous one, or inside of such: it has no name that a
     * kernel could have, and may capture variables of the code around it.
     */
    public boolean isLocal() {
      return type.symbol().canonicalName().isEmpty();
    }

    @Override
    public Node node() {
      return method;
    }
  }

  /**
   * A class or record that inherits the method of its kernel interface.
   *
   * @param type the class that is launched
   * @param declaration of that class
   * @param method the method that it inherits, in whatever file that is
   */
  record InheritedRun(JavaType.Declared type, TypeDeclaration<?> declaration, MethodSymbol method)
      implements KernelDefinition {
    @Override
    public Node node() {
      return declaration.getName();
    }
  }

  /** A {@code @Kernel} method: its first parameter is the index, the others are arguments. */
  record Method(MethodSymbol symbol, MethodDeclaration declaration) implements KernelDefinition {
    @Override
    public Node node() {
      return declaration;
    }
  }
}
