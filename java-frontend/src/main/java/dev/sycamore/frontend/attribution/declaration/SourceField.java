package dev.sycamore.frontend.attribution.declaration;

import com.github.javaparser.ast.NodeList;
import com.github.javaparser.ast.body.EnumConstantDeclaration;
import com.github.javaparser.ast.body.FieldDeclaration;
import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.AnnotationExpr;
import com.github.javaparser.ast.expr.Expression;
import dev.sycamore.frontend.attribution.unit.UnitContext;
import dev.sycamore.frontend.symbols.AnnotationSet;
import dev.sycamore.frontend.symbols.ClassSymbol;
import dev.sycamore.frontend.symbols.FieldSymbol;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.frontend.symbols.Lazy;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Modifier;

/** A field of a local or anonymous class, read from source. */
final class SourceField implements FieldSymbol {
  private final String name;
  private final Set<Modifier> modifiers;
  private final SourceClass owner;
  private final NodeList<AnnotationExpr> annotations;
  private final UnitContext unit;
  private final Lazy<JavaType> type;
  private final Optional<Expression> initialiser;
  private final boolean enumConstant;
  private boolean evaluating;

  private SourceField(
      String name,
      Set<Modifier> modifiers,
      SourceClass owner,
      NodeList<AnnotationExpr> annotations,
      UnitContext unit,
      Lazy<JavaType> type,
      Optional<Expression> initialiser,
      boolean enumConstant) {
    this.name = name;
    this.modifiers = modifiers;
    this.owner = owner;
    this.annotations = annotations;
    this.unit = unit;
    this.type = type;
    this.initialiser = initialiser;
    this.enumConstant = enumConstant;
  }

  static SourceField of(
      FieldDeclaration field, VariableDeclarator variable, SourceClass owner, UnitContext unit) {
    Set<Modifier> modifiers = SourceModifiers.of(field.getModifiers());
    if (owner.kind() == ClassSymbol.Kind.INTERFACE) {
      modifiers.addAll(EnumSet.of(Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL));
    }
    return new SourceField(
        variable.getNameAsString(),
        modifiers,
        owner,
        field.getAnnotations(),
        unit,
        new Lazy<>(() -> unit.typeNames().resolve(variable.getType(), owner.body())),
        variable.getInitializer(),
        false);
  }

  /** A constant of an enum (JLS 8.9.1). */
  static SourceField of(EnumConstantDeclaration constant, SourceClass owner, UnitContext unit) {
    return new SourceField(
        constant.getNameAsString(),
        EnumSet.of(Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL),
        owner,
        constant.getAnnotations(),
        unit,
        new Lazy<>(() -> new JavaType.Declared(owner, List.of())),
        Optional.empty(),
        true);
  }

  /** The field of a record component. */
  static SourceField of(Parameter component, SourceClass owner, UnitContext unit) {
    return new SourceField(
        component.getNameAsString(),
        EnumSet.of(Modifier.PRIVATE, Modifier.FINAL),
        owner,
        component.getAnnotations(),
        unit,
        new Lazy<>(() -> unit.typeNames().ofParameter(component, owner.body())),
        Optional.empty(),
        false);
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public JavaType type() {
    return type.get();
  }

  @Override
  public Set<Modifier> modifiers() {
    return modifiers;
  }

  @Override
  public ClassSymbol owner() {
    return owner;
  }

  @Override
  public boolean isEnumConstant() {
    return enumConstant;
  }

  @Override
  public Optional<Object> constantValue() {
    boolean mayBe =
        modifiers.contains(Modifier.FINAL)
            && (type() instanceof JavaType.Primitive || unit.types().isString(type()));
    // A field whose initialiser mentions itself is an error, and no constant.
    if (!mayBe || evaluating) {
      return Optional.empty();
    }
    evaluating = true;
    try {
      return initialiser.flatMap(e -> ConstantInitialiser.valueOf(e, type(), owner.body(), unit));
    } finally {
      evaluating = false;
    }
  }

  @Override
  public AnnotationSet annotations() {
    return new SourceAnnotations(annotations, owner.body(), unit);
  }

  @Override
  public String toString() {
    return owner + "." + name;
  }
}
