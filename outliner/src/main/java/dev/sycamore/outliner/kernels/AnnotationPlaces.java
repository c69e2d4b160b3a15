package dev.sycamore.outliner.kernels;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.CallableDeclaration;
import com.github.javaparser.ast.body.CompactConstructorDeclaration;
import com.github.javaparser.ast.body.ConstructorDeclaration;
import com.github.javaparser.ast.body.FieldDeclaration;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.body.RecordDeclaration;
import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.AnnotationExpr;
import com.github.javaparser.ast.expr.CastExpr;
import com.github.javaparser.ast.expr.EnclosedExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.LambdaExpr;
import com.github.javaparser.ast.expr.ObjectCreationExpr;
import com.github.javaparser.ast.expr.VariableDeclarationExpr;
import com.github.javaparser.ast.nodeTypes.NodeWithAnnotations;
import com.github.javaparser.ast.type.Type;
import dev.sycamore.frontend.source.ParsedUnit;
import dev.sycamore.frontend.symbols.ClassSymbol;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.outliner.types.ApiTypes;
import dev.sycamore.outliner.types.ListedAspects;
import java.util.List;
import java.util.Optional;

/** Tells where the annotations of the API stand for something. */
final class AnnotationPlaces {
  private final ParsedUnit unit;

  AnnotationPlaces(ParsedUnit unit) {
    this.unit = unit;
  }

  /** Why {@code @Kernel} has no meaning at its place, to be read after it. */
  Optional<String> faultOfKernel(AnnotationExpr annotation) {
    Node at = annotation.getParentNode().orElseThrow();
    if (at instanceof MethodDeclaration) {
      return Optional.empty();
    } else if (at instanceof Parameter parameter) {
      return faultOfParameter(parameter);
    } else if (at instanceof FieldDeclaration field) {
      return faultOfVariables(field.getVariables());
    } else if (at instanceof VariableDeclarationExpr locals) {
      return faultOfVariables(locals.getVariables());
    } else if (at instanceof TypeDeclaration<?> type) {
      return faultOfClass(type);
    }
    boolean atCast = at instanceof Type && at.getParentNode().orElse(null) instanceof CastExpr;
    return atCast ? Optional.empty() : Optional.of("at this place");
  }

  private Optional<String> faultOfParameter(Parameter parameter) {
    if (parameter.getParentNode().orElse(null) instanceof LambdaExpr) {
      return Optional.of("at a parameter of a lambda: no kernel is passed there");
    }
    return mayBeFunction(parameter.getType())
        ? Optional.empty()
        : Optional.of("at a parameter whose type is not a kernel interface");
  }

  private Optional<String> faultOfVariables(List<VariableDeclarator> variables) {
    return variables.stream().anyMatch(v -> !mayBeFunction(v.getType()))
        ? Optional.of("at a variable whose type is not a kernel interface")
        : Optional.empty();
  }

  /** The type of a variable or cast that is declared a kernel, if it is an interface of others. */
  Optional<Type> otherInterface(AnnotationExpr annotation) {
    Node at = HostOnlyCode.annotatedBy(annotation);
    Optional<Type> type = Optional.empty();
    if (at instanceof FieldDeclaration field) {
      type = Optional.of(field.getElementType());
    } else if (at instanceof VariableDeclarationExpr locals) {
      type = Optional.of(locals.getElementType());
    } else if (at instanceof CastExpr cast) {
      type = Optional.of(cast.getType());
    }
    return type.filter(
        written ->
            unit.attribution()
                .typeOf(written)
                .filter(JavaType.Declared.class::isInstance)
                .filter(t -> !KernelTypes.mayBeKernels(t))
                .filter(t -> ((JavaType.Declared) t).symbol().kind() == ClassSymbol.Kind.INTERFACE)
                .isPresent());
  }

  /** Why {@code @HostOnly} has no meaning at its place. */
  Optional<String> faultOfHostOnly(AnnotationExpr annotation) {
    Node at = HostOnlyCode.annotatedBy(annotation);
    boolean isDeclaration =
        at instanceof TypeDeclaration
            || at instanceof CallableDeclaration
            || at instanceof CompactConstructorDeclaration
            || at instanceof FieldDeclaration
            || at instanceof VariableDeclarationExpr;
    if (!isDeclaration && !(at instanceof CastExpr)) {
      return Optional.of("at this place");
    }
    boolean isKernel =
        at instanceof NodeWithAnnotations<?> declaration
            && unit.attribution()
                .annotations(declaration.getAnnotations(), annotation)
                .has(ApiTypes.KERNEL);
    if (isKernel) {
      return Optional.of("with `@Kernel`");
    }
    return HostOnlyCode.hasKernel(unit, at)
        ? Optional.empty()
        : Optional.of("where no kernel is written");
  }

  private Optional<String> faultOfClass(TypeDeclaration<?> type) {
    return unit.attribution()
            .classDeclaredBy(type)
            .filter(c -> KernelInterfaces.of(new JavaType.Declared(c, List.of())).isEmpty())
            .isPresent()
        ? Optional.of("at a class that implements no kernel interface")
        : Optional.empty();
  }

  /** Whether a type may be one that kernels have; what is not known is not refused. */
  private boolean mayBeFunction(Type type) {
    return unit.attribution()
        .typeOf(type)
        .filter(
            t ->
                !KernelTypes.mayBeKernels(t)
                    && (t instanceof JavaType.Primitive
                        || t instanceof JavaType.Array
                        || (t instanceof JavaType.Declared d
                            && d.symbol().kind() != ClassSymbol.Kind.INTERFACE)))
        .isEmpty();
  }

  /**
   * Why {@code @Device} has no meaning at its place.
   *
   * @param external whether it exports the function
   */
  Optional<String> faultOfDevice(AnnotationExpr annotation, boolean external) {
    Node at = annotation.getParentNode().orElseThrow();
    if (at instanceof MethodDeclaration method && method.getBody().isEmpty()) {
      return Optional.of(method.isNative() ? "at a native method" : "at a method without a body");
    }
    if (external) {
      return ExportFault.of(unit, at).map(why -> "with `external = true` at " + why);
    }
    boolean recordless =
        at instanceof ConstructorDeclaration
            && !(at.getParentNode().orElse(null) instanceof RecordDeclaration);
    return recordless
        ? Optional.of("at a constructor of a class: only records are made on a device")
        : Optional.empty();
  }

  /**
   * Why an annotation about aspects has no meaning at its place, where no kernel is.
   *
   * @param name its simple name
   */
  Optional<String> faultOfAspects(AnnotationExpr annotation, String name) {
    Node at = annotation.getParentNode().orElseThrow();
    if (at instanceof CallableDeclaration) {
      return Optional.empty();
    } else if (at instanceof TypeDeclaration<?> type) {
      boolean hasValues =
          name.equals(ListedAspects.USES_ASPECTS) && at instanceof RecordDeclaration;
      return hasValues ? Optional.empty() : faultOfClass(type);
    }
    return Optional.of("where there is no kernel and no device function");
  }

  /** Why an annotation of code has no meaning at its place: none is written there. */
  Optional<String> faultOfCode(AnnotationExpr annotation) {
    Node at = annotation.getParentNode().orElseThrow();
    if (at instanceof MethodDeclaration method) {
      return method.getBody().isEmpty()
          ? Optional.of("at a method without a body")
          : Optional.empty();
    } else if (at instanceof ConstructorDeclaration || at instanceof TypeDeclaration) {
      return Optional.empty();
    } else if (at instanceof FieldDeclaration field) {
      return faultOfValues(field.getVariables());
    } else if (at instanceof VariableDeclarationExpr locals) {
      return faultOfValues(locals.getVariables());
    }
    boolean atLambda =
        at instanceof Type
            && at.getParentNode().orElse(null) instanceof CastExpr cast
            && isCode(cast.getExpression());
    return atLambda ? Optional.empty() : Optional.of("at this place");
  }

  private static Optional<String> faultOfValues(List<VariableDeclarator> variables) {
    return variables.stream()
            .allMatch(v -> v.getInitializer().filter(AnnotationPlaces::isCode).isPresent())
        ? Optional.empty()
        : Optional.of("at a variable whose value is not a lambda");
  }

  /** Whether code is written in an expression: a lambda, or a class without a name. */
  private static boolean isCode(Expression e) {
    if (e instanceof EnclosedExpr enclosed) {
      return isCode(enclosed.getInner());
    } else if (e instanceof CastExpr cast) {
      return isCode(cast.getExpression());
    }
    return e instanceof LambdaExpr
        || (e instanceof ObjectCreationExpr creation
            && creation.getAnonymousClassBody().isPresent());
  }

  /** Why {@code @SpecConstant} has no meaning at its place; the fields of classes are checked. */
  Optional<String> faultOfSpecConstant(AnnotationExpr annotation) {
    Node at = annotation.getParentNode().orElseThrow();
    boolean checked =
        at instanceof FieldDeclaration
            && at.getParentNode().orElse(null) instanceof TypeDeclaration;
    return checked ? Optional.empty() : Optional.of("but at a field of a class with a name");
  }
}
