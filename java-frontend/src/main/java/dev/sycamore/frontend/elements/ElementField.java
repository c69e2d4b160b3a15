package dev.sycamore.frontend.elements;

import dev.sycamore.frontend.symbols.AnnotationSet;
import dev.sycamore.frontend.symbols.ClassSymbol;
import dev.sycamore.frontend.symbols.FieldSymbol;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.frontend.symbols.Lazy;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.VariableElement;

/** A field or enum constant over its element. */
final class ElementField implements FieldSymbol {
  private final VariableElement element;
  private final ElementClass owner;
  private final Lazy<JavaType> type;

  ElementField(VariableElement element, ElementClass owner, TypeMirrors mirrors) {
    this.element = element;
    this.owner = owner;
    this.type = new Lazy<>(() -> mirrors.convert(element.asType()));
  }

  @Override
  public String name() {
    return element.getSimpleName().toString();
  }

  @Override
  public JavaType type() {
    return type.get();
  }

  @Override
  public Set<Modifier> modifiers() {
    Set<Modifier> modifiers = owner.lombok().ofField(element);
    if (owner.isInterface() || isEnumConstant()) {
      modifiers.add(Modifier.PUBLIC);
      modifiers.add(Modifier.STATIC);
      modifiers.add(Modifier.FINAL);
    }
    return modifiers;
  }

  @Override
  public ClassSymbol owner() {
    return owner;
  }

  @Override
  public boolean isEnumConstant() {
    return element.getKind() == ElementKind.ENUM_CONSTANT;
  }

  @Override
  public Optional<Object> constantValue() {
    return isEnumConstant() ? Optional.empty() : Optional.ofNullable(element.getConstantValue());
  }

  @Override
  public AnnotationSet annotations() {
    return new ElementAnnotations(element);
  }

  @Override
  public String toString() {
    return owner + "." + element;
  }
}
