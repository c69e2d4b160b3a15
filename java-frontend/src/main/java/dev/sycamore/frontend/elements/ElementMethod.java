package dev.sycamore.frontend.elements;

import dev.sycamore.frontend.symbols.AnnotationSet;
import dev.sycamore.frontend.symbols.ClassSymbol;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.frontend.symbols.Lazy;
import dev.sycamore.frontend.symbols.MethodSymbol;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.VariableElement;

/** A method or constructor over its element. */
final class ElementMethod implements MethodSymbol {
  private final ExecutableElement element;
  private final ElementClass owner;
  private final TypeMirrors mirrors;
  private final Lazy<String> name;
  private final Lazy<Set<Modifier>> modifiers = new Lazy<>(this::readModifiers);
  private final Lazy<List<ParameterSymbol>> parameters;
  private final Lazy<JavaType> returnType;
  private final Lazy<List<JavaType.Variable>> typeParameters;
  private final Map<JavaType.Variable, JavaType> bounds = new HashMap<>();

  ElementMethod(ExecutableElement element, ElementClass owner, TypeMirrors mirrors) {
    this.element = element;
    this.owner = owner;
    this.mirrors = mirrors;
    this.name = new Lazy<>(() -> element.getSimpleName().toString());
    this.parameters =
        new Lazy<>(
            () ->
                element.getParameters().stream()
                    .map(p -> (ParameterSymbol) new ElementParameter(p, mirrors))
                    .toList());
    this.returnType = new Lazy<>(() -> mirrors.convert(element.getReturnType()));
    this.typeParameters =
        new Lazy<>(() -> TypeMirrors.variables(element.getTypeParameters(), this));
  }

  @Override
  public String name() {
    return name.get();
  }

  @Override
  public ClassSymbol owner() {
    return owner;
  }

  @Override
  public Set<Modifier> modifiers() {
    return modifiers.get();
  }

  private Set<Modifier> readModifiers() {
    Set<Modifier> modifiers = owner.lombok().ofMember(element);
    if (owner.isInterface()) {
      if (!modifiers.contains(Modifier.PRIVATE)) {
        modifiers.add(Modifier.PUBLIC);
      }
      if (!modifiers.contains(Modifier.PRIVATE)
          && !modifiers.contains(Modifier.STATIC)
          && !modifiers.contains(Modifier.DEFAULT)) {
        modifiers.add(Modifier.ABSTRACT);
      }
    }
    return Collections.unmodifiableSet(modifiers);
  }

  @Override
  public List<JavaType.Variable> typeParameters() {
    return typeParameters.get();
  }

  @Override
  public JavaType boundOf(JavaType.Variable parameter) {
    JavaType known = bounds.get(parameter);
    if (known == null) {
      known = mirrors.bound(element.getTypeParameters(), parameter);
      bounds.put(parameter, known);
    }
    return known;
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
    return element.isVarArgs();
  }

  @Override
  public boolean declaresExceptions() {
    return !element.getThrownTypes().isEmpty();
  }

  @Override
  public AnnotationSet annotations() {
    return new ElementAnnotations(element);
  }

  @Override
  public String toString() {
    return owner + "." + element;
  }

  private record ElementParameter(VariableElement element, Lazy<JavaType> lazyType)
      implements ParameterSymbol {
    ElementParameter(VariableElement element, TypeMirrors mirrors) {
      this(element, new Lazy<>(() -> mirrors.convert(element.asType())));
    }

    @Override
    public String name() {
      return element.getSimpleName().toString();
    }

    @Override
    public JavaType type() {
      return lazyType.get();
    }

    @Override
    public AnnotationSet annotations() {
      return new ElementAnnotations(element);
    }
  }
}
