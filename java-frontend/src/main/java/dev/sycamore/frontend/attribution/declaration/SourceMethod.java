package dev.sycamore.frontend.attribution.declaration;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.NodeList;
import com.github.javaparser.ast.body.ConstructorDeclaration;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.body.RecordDeclaration;
import com.github.javaparser.ast.expr.AnnotationExpr;
import com.github.javaparser.ast.type.ClassOrInterfaceType;
import com.github.javaparser.ast.type.TypeParameter;
import dev.sycamore.frontend.attribution.scope.NameScope;
import dev.sycamore.frontend.attribution.unit.UnitContext;
import dev.sycamore.frontend.symbols.AnnotationSet;
import dev.sycamore.frontend.symbols.ClassSymbol;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.frontend.symbols.JavaType.Primitive;
import dev.sycamore.frontend.symbols.Lazy;
import dev.sycamore.frontend.symbols.MethodSymbol;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import javax.lang.model.element.Modifier;

/** A method or constructor of a local or anonymous class, read from source or implied by it. */
public final class SourceMethod implements MethodSymbol {
  private static final Set<Modifier> PUBLIC = Set.of(Modifier.PUBLIC);
  private static final Set<Modifier> PUBLIC_STATIC = Set.of(Modifier.PUBLIC, Modifier.STATIC);

  private final Node declaration;
  private final String name;
  private final SourceClass owner;
  private final Set<Modifier> modifiers;
  private final UnitContext unit;
  private final NameScope scope;
  private final SourceTypeParameters typeParameters;
  private final Lazy<List<ParameterSymbol>> parameters;
  private final Lazy<JavaType> returnType;
  private final boolean varArgs;
  private final NodeList<AnnotationExpr> annotations;

  private SourceMethod(
      Node declaration,
      String name,
      SourceClass owner,
      Set<Modifier> modifiers,
      List<TypeParameter> typeParameters,
      List<Parameter> parameters,
      Function<NameScope, JavaType> returnType,
      NodeList<AnnotationExpr> annotations,
      UnitContext unit) {
    this.declaration = declaration;
    this.name = name;
    this.owner = owner;
    this.modifiers = modifiers;
    this.unit = unit;
    this.scope = owner.body().nested();
    this.typeParameters = new SourceTypeParameters(typeParameters, this, scope, unit);
    this.parameters =
        new Lazy<>(
            () ->
                parameters.stream()
                    .map(p -> (ParameterSymbol) new SourceParameter(p, scope, unit))
                    .toList());
    this.returnType = new Lazy<>(() -> returnType.apply(scope));
    this.varArgs = !parameters.isEmpty() && parameters.get(parameters.size() - 1).isVarArgs();
    this.annotations = annotations;
  }

  static SourceMethod of(MethodDeclaration method, SourceClass owner, UnitContext unit) {
    Set<Modifier> modifiers = SourceModifiers.of(method.getModifiers());
    if (owner.kind() == ClassSymbol.Kind.INTERFACE) {
      if (!modifiers.contains(Modifier.PRIVATE)) {
        modifiers.add(Modifier.PUBLIC);
      }
      if (method.getBody().isEmpty()) {
        modifiers.add(Modifier.ABSTRACT);
      }
    }
    return new SourceMethod(
        method,
        method.getNameAsString(),
        owner,
        modifiers,
        method.getTypeParameters(),
        method.getParameters(),
        scope -> unit.typeNames().resolve(method.getType(), scope),
        method.getAnnotations(),
        unit);
  }

  static SourceMethod of(ConstructorDeclaration constructor, SourceClass owner, UnitContext unit) {
    return new SourceMethod(
        constructor,
        "<init>",
        owner,
        SourceModifiers.of(constructor.getModifiers()),
        constructor.getTypeParameters(),
        constructor.getParameters(),
        scope -> Primitive.VOID,
        constructor.getAnnotations(),
        unit);
  }

  /** The constructor of a class that declares none (JLS 8.8.9). */
  static SourceMethod defaultConstructor(Node declaration, SourceClass owner, UnitContext unit) {
    Modifier access = owner.kind() == ClassSymbol.Kind.ENUM ? Modifier.PRIVATE : Modifier.PUBLIC;
    return implied(
        declaration, "<init>", owner, EnumSet.of(access), List.of(), scope -> Primitive.VOID, unit);
  }

  /** The canonical constructor of a record that does not write it out (JLS 8.10.4). */
  static SourceMethod canonical(RecordDeclaration record, SourceClass owner, UnitContext unit) {
    Node at =
        record.getCompactConstructors().isEmpty() ? record : record.getCompactConstructors().get(0);
    return implied(
        at, "<init>", owner, PUBLIC, record.getParameters(), scope -> Primitive.VOID, unit);
  }

  /** The accessor of a record component that does not write it out (JLS 8.10.3). */
  static SourceMethod accessor(Parameter component, SourceClass owner, UnitContext unit) {
    return implied(
        component,
        component.getNameAsString(),
        owner,
        PUBLIC,
        List.of(),
        scope -> unit.typeNames().ofParameter(component, scope),
        unit);
  }

  /** The method of an enum that returns its constants (JLS 8.9.3). */
  static SourceMethod values(Node declaration, SourceClass owner, UnitContext unit) {
    return implied(
        declaration,
        "values",
        owner,
        PUBLIC_STATIC,
        List.of(),
        scope -> new JavaType.Array(new JavaType.Declared(owner, List.of())),
        unit);
  }

  /** The method of an enum that finds a constant by its name (JLS 8.9.3). */
  static SourceMethod valueOf(Node declaration, SourceClass owner, UnitContext unit) {
    ClassOrInterfaceType lang =
        new ClassOrInterfaceType(new ClassOrInterfaceType(null, "java"), "lang");
    return implied(
        declaration,
        "valueOf",
        owner,
        PUBLIC_STATIC,
        List.of(new Parameter(new ClassOrInterfaceType(lang, "String"), "name")),
        scope -> new JavaType.Declared(owner, List.of()),
        unit);
  }

  private static SourceMethod implied(
      Node at,
      String name,
      SourceClass owner,
      Set<Modifier> modifiers,
      List<Parameter> parameters,
      Function<NameScope, JavaType> returnType,
      UnitContext unit) {
    return new SourceMethod(
        at, name, owner, modifiers, List.of(), parameters, returnType, new NodeList<>(), unit);
  }

  static boolean sameParameters(MethodSymbol a, MethodSymbol b) {
    return a.parameters().stream()
        .map(ParameterSymbol::type)
        .toList()
        .equals(b.parameters().stream().map(ParameterSymbol::type).toList());
  }

  /** Where it is written, or what implies it. */
  public Node declaration() {
    return declaration;
  }

  // Nodes are equal if their text is; here the very node is meant.
  @SuppressWarnings("ReferenceEquality")
  public boolean isDeclaredBy(Node node) {
    return declaration == node;
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public ClassSymbol owner() {
    return owner;
  }

  @Override
  public Set<Modifier> modifiers() {
    return modifiers;
  }

  @Override
  public List<JavaType.Variable> typeParameters() {
    return typeParameters.variables();
  }

  @Override
  public JavaType boundOf(JavaType.Variable parameter) {
    return typeParameters.boundOf(parameter);
  }

  @Override
  public List<ParameterSymbol> parameters() {
    return parameters.get();
  }

  @Override
  public JavaType returnType() {
    return returnType.get();
  }

  @Override
  public boolean isVarArgs() {
    return varArgs;
  }

  @Override
  public AnnotationSet annotations() {
    return new SourceAnnotations(annotations, scope, unit);
  }

  @Override
  public String toString() {
    return owner + "." + name;
  }

  private record SourceParameter(Parameter parameter, NameScope scope, UnitContext unit)
      implements ParameterSymbol {
    @Override
    public String name() {
      return parameter.getNameAsString();
    }

    @Override
    public JavaType type() {
      return unit.typeNames().ofParameter(parameter, scope);
    }

    @Override
    public AnnotationSet annotations() {
      return new SourceAnnotations(parameter.getAnnotations(), scope, unit);
    }
  }
}
