package dev.sycamore.frontend.elements;

import dev.sycamore.frontend.symbols.AnnotationSet;
import dev.sycamore.frontend.symbols.ClassSymbol;
import dev.sycamore.frontend.symbols.FieldSymbol;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.frontend.symbols.Lazy;
import dev.sycamore.frontend.symbols.MethodSymbol;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.NestingKind;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.util.ElementFilter;

/** A class over its element. Members are read when they are first asked for. */
final class ElementClass implements ClassSymbol {
  private final TypeElement element;
  private final ElementSymbolTable table;
  private final TypeMirrors mirrors;
  private final Map<ExecutableElement, MethodSymbol> executables = new HashMap<>();
  private final Lazy<Kind> kind = new Lazy<>(this::readKind);
  private final Lazy<String> canonicalName;
  private final Lazy<String> packageName = new Lazy<>(this::readPackageName);
  private final Lazy<Set<Modifier>> modifiers = new Lazy<>(this::readModifiers);
  private final Lazy<LombokModifiers> lombok;
  private final Lazy<Optional<JavaType>> superclass = new Lazy<>(this::readSuperclass);
  private final Lazy<List<JavaType>> interfaces;
  private final Lazy<List<FieldSymbol>> fields = new Lazy<>(this::readFields);
  private final Lazy<List<MethodSymbol>> methods = new Lazy<>(this::readMethods);
  private final Lazy<List<MethodSymbol>> constructors = new Lazy<>(this::readConstructors);
  private final Lazy<List<ClassSymbol>> memberClasses = new Lazy<>(this::readMemberClasses);
  private final Lazy<List<JavaType.Variable>> typeParameters;
  private final Map<JavaType.Variable, JavaType> bounds = new HashMap<>();

  ElementClass(TypeElement element, ElementSymbolTable table) {
    this.element = element;
    this.table = table;
    this.mirrors = new TypeMirrors(table);
    this.canonicalName = new Lazy<>(() -> element.getQualifiedName().toString());
    this.lombok = new Lazy<>(() -> LombokModifiers.of(element));
    this.interfaces = new Lazy<>(() -> mirrors.all(element.getInterfaces()));
    this.typeParameters =
        new Lazy<>(() -> TypeMirrors.variables(element.getTypeParameters(), this));
  }

  @Override
  public Kind kind() {
    return kind.get();
  }

  private Kind readKind() {
    return switch (element.getKind()) {
      case INTERFACE -> Kind.INTERFACE;
      case ENUM -> Kind.ENUM;
      case RECORD -> Kind.RECORD;
      case ANNOTATION_TYPE -> Kind.ANNOTATION;
      default -> Kind.CLASS;
    };
  }

  @Override
  public String simpleName() {
    return element.getSimpleName().toString();
  }

  @Override
  public String canonicalName() {
    return canonicalName.get();
  }

  @Override
  public String binaryName() {
    return isMemberOrTopLevel() ? table.elements().getBinaryName(element).toString() : "";
  }

  private boolean isMemberOrTopLevel() {
    return element.getNestingKind() == NestingKind.TOP_LEVEL
        || element.getNestingKind() == NestingKind.MEMBER;
  }

  @Override
  public String packageName() {
    return packageName.get();
  }

  private String readPackageName() {
    return table.elements().getPackageOf(element).getQualifiedName().toString();
  }

  @Override
  public boolean isImplicit() {
    return table.names().isImplicit(element);
  }

  @Override
  public Set<Modifier> modifiers() {
    return modifiers.get();
  }

  private Set<Modifier> readModifiers() {
    Set<Modifier> modifiers = lombok().ofClass(element);
    if (element.getEnclosingElement() instanceof TypeElement around) {
      modifiers.addAll(((ElementClass) table.classOf(around)).lombok().ofMember(element));
    }
    if (isInterface()) {
      modifiers.add(Modifier.ABSTRACT);
    }
    if (element.getNestingKind() == NestingKind.MEMBER
        && (kind() != Kind.CLASS || isInInterface())) {
      modifiers.add(Modifier.STATIC);
    }
    return Collections.unmodifiableSet(modifiers);
  }

  /** What Lombok makes of the modifiers that are written. */
  LombokModifiers lombok() {
    return lombok.get();
  }

  private boolean isInInterface() {
    return element.getEnclosingElement().getKind().isInterface();
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
  public Optional<JavaType> superclass() {
    return superclass.get();
  }

  private Optional<JavaType> readSuperclass() {
    return element.getSuperclass().getKind() == TypeKind.NONE || isInterface()
        ? Optional.empty()
        : Optional.of(mirrors.convert(element.getSuperclass()));
  }

  @Override
  public List<JavaType> interfaces() {
    return interfaces.get();
  }

  @Override
  public List<FieldSymbol> fields() {
    return fields.get();
  }

  private List<FieldSymbol> readFields() {
    List<FieldSymbol> all = new ArrayList<>();
    for (Element field : DeclarationOrder.fields(element)) {
      all.add(new ElementField((VariableElement) field, this, mirrors));
    }
    return all;
  }

  @Override
  public List<MethodSymbol> methods() {
    return methods.get();
  }

  private List<MethodSymbol> readMethods() {
    return ElementFilter.methodsIn(element.getEnclosedElements()).stream()
        .map(this::methodOf)
        .toList();
  }

  @Override
  public List<MethodSymbol> constructors() {
    return constructors.get();
  }

  private List<MethodSymbol> readConstructors() {
    return ElementFilter.constructorsIn(element.getEnclosedElements()).stream()
        .map(this::methodOf)
        .toList();
  }

  /** The symbol of a method or constructor of this class; always the same one. */
  MethodSymbol methodOf(ExecutableElement executable) {
    MethodSymbol known = executables.get(executable);
    if (known == null) {
      known = new ElementMethod(executable, this, mirrors);
      executables.put(executable, known);
    }
    return known;
  }

  @Override
  public List<FieldSymbol> recordComponents() {
    List<FieldSymbol> components = new ArrayList<>();
    for (RecordComponentElement component : element.getRecordComponents()) {
      fields().stream()
          .filter(field -> component.getSimpleName().contentEquals(field.name()))
          .filter(field -> !field.modifiers().contains(Modifier.STATIC))
          .forEach(components::add);
    }
    return components;
  }

  @Override
  public List<ClassSymbol> permittedSubclasses() {
    return element.getPermittedSubclasses().stream()
        .filter(DeclaredType.class::isInstance)
        .map(type -> table.classOf((TypeElement) ((DeclaredType) type).asElement()))
        .toList();
  }

  @Override
  public List<ClassSymbol> memberClasses() {
    return memberClasses.get();
  }

  private List<ClassSymbol> readMemberClasses() {
    return ElementFilter.typesIn(element.getEnclosedElements()).stream()
        .map(table::classOf)
        .toList();
  }

  @Override
  public Optional<ClassSymbol> enclosingClass() {
    Element around = element.getEnclosingElement();
    while (around != null && !(around instanceof TypeElement)) {
      around = around.getEnclosingElement();
    }
    return Optional.ofNullable((TypeElement) around).map(table::classOf);
  }

  @Override
  public AnnotationSet annotations() {
    return new ElementAnnotations(element);
  }

  @Override
  public String toString() {
    return element.toString();
  }
}
