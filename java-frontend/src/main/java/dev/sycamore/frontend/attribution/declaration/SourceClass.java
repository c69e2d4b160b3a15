package dev.sycamore.frontend.attribution.declaration;

import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.NodeList;
import com.github.javaparser.ast.body.AnnotationDeclaration;
import com.github.javaparser.ast.body.BodyDeclaration;
import com.github.javaparser.ast.body.ClassOrInterfaceDeclaration;
import com.github.javaparser.ast.body.ConstructorDeclaration;
import com.github.javaparser.ast.body.EnumConstantDeclaration;
import com.github.javaparser.ast.body.EnumDeclaration;
import com.github.javaparser.ast.body.FieldDeclaration;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.body.RecordDeclaration;
import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.ObjectCreationExpr;
import com.github.javaparser.ast.nodeTypes.NodeWithTypeParameters;
import com.github.javaparser.ast.type.ClassOrInterfaceType;
import com.github.javaparser.ast.type.TypeParameter;
import dev.sycamore.frontend.attribution.scope.NameScope;
import dev.sycamore.frontend.attribution.unit.UnitContext;
import dev.sycamore.frontend.symbols.AnnotationSet;
import dev.sycamore.frontend.symbols.ClassSymbol;
import dev.sycamore.frontend.symbols.FieldSymbol;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.frontend.symbols.JavaType.Special;
import dev.sycamore.frontend.symbols.Lazy;
import dev.sycamore.frontend.symbols.MethodSymbol;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Modifier;

/** A local or anonymous class, or a member class of one, read from its source. */
public final class SourceClass implements ClassSymbol {
  private final Node declaration;
  private final Optional<JavaType.Declared> anonymousParent;
  private final Optional<ClassSymbol> enclosing;
  private final UnitContext unit;
  private final NameScope header;
  private final NameScope body;
  private final boolean member;
  private final SourceTypeParameters typeParameters;
  // A header that needs the members it inherits itself is an error, which the host compiler
  // reports.
  private final Lazy<Optional<JavaType>> superclass =
      new Lazy<>(this::readSuperclass, Optional.of(Optional.of(Special.ERRONEOUS)));
  private final Lazy<List<JavaType>> interfaces =
      new Lazy<>(this::readInterfaces, Optional.of(List.of(Special.ERRONEOUS)));
  private final Lazy<List<FieldSymbol>> fields = new Lazy<>(this::readFields);
  private final Lazy<List<MethodSymbol>> methods = new Lazy<>(this::readMethods);
  private final Lazy<List<MethodSymbol>> constructors = new Lazy<>(this::readConstructors);
  private final Lazy<List<ClassSymbol>> memberClasses = new Lazy<>(this::readMemberClasses);

  public SourceClass(
      TypeDeclaration<?> declaration,
      NameScope scope,
      Optional<ClassSymbol> enclosing,
      UnitContext unit) {
    this(declaration, Optional.empty(), scope, enclosing, unit);
  }

  /** The class that an object creation or an enum constant with a body declares. */
  public SourceClass(
      Node declaration, JavaType.Declared parent, NameScope scope, UnitContext unit) {
    this(declaration, Optional.of(parent), scope, scope.enclosingClass(), unit);
  }

  private SourceClass(
      Node declaration,
      Optional<JavaType.Declared> anonymousParent,
      NameScope scope,
      Optional<ClassSymbol> enclosing,
      UnitContext unit) {
    this.declaration = declaration;
    this.anonymousParent = anonymousParent;
    this.enclosing = enclosing;
    this.unit = unit;
    this.member = declaration.getParentNode().filter(TypeDeclaration.class::isInstance).isPresent();
    this.header = scope.nested();
    this.typeParameters = new SourceTypeParameters(parameters(declaration), this, header, unit);
    this.body = header.classBody(this);
    if (declaration instanceof TypeDeclaration<?> type) {
      header.declareType(type.getNameAsString(), new JavaType.Declared(this, List.of()));
    }
  }

  private static List<TypeParameter> parameters(Node declaration) {
    return declaration instanceof NodeWithTypeParameters<?> generic
        ? generic.getTypeParameters()
        : List.of();
  }

  /** The tree that it is in. */
  Optional<CompilationUnit> file() {
    return declaration.findCompilationUnit();
  }

  /** The scope of the members. */
  public NameScope body() {
    return body;
  }

  private List<BodyDeclaration<?>> members() {
    if (declaration instanceof TypeDeclaration<?> type) {
      return type.getMembers();
    }
    return declaration instanceof ObjectCreationExpr creation
        ? creation.getAnonymousClassBody().orElseGet(NodeList::new)
        : ((EnumConstantDeclaration) declaration).getClassBody();
  }

  @Override
  public Kind kind() {
    if (declaration instanceof RecordDeclaration) {
      return Kind.RECORD;
    }
    if (declaration instanceof EnumDeclaration) {
      return Kind.ENUM;
    }
    if (declaration instanceof AnnotationDeclaration) {
      return Kind.ANNOTATION;
    }
    return declaration instanceof ClassOrInterfaceDeclaration c && c.isInterface()
        ? Kind.INTERFACE
        : Kind.CLASS;
  }

  /** Whether it is an enum none of whose constants has a body (JLS 8.9). */
  private boolean isFinalEnum() {
    return declaration instanceof EnumDeclaration e
        && e.getEntries().stream().allMatch(constant -> constant.getClassBody().isEmpty());
  }

  @Override
  public String simpleName() {
    return declaration instanceof TypeDeclaration<?> type ? type.getNameAsString() : "";
  }

  @Override
  public String canonicalName() {
    return "";
  }

  @Override
  public String binaryName() {
    return "";
  }

  @Override
  public String packageName() {
    String prefix = unit.imports().packagePrefix();
    return prefix.isEmpty() ? prefix : prefix.substring(0, prefix.length() - 1);
  }

  @Override
  public Set<Modifier> modifiers() {
    Set<Modifier> modifiers = EnumSet.noneOf(Modifier.class);
    if (declaration instanceof TypeDeclaration<?> type) {
      modifiers.addAll(SourceModifiers.of(type.getModifiers()));
    }
    if (kind() != Kind.CLASS) {
      modifiers.add(Modifier.STATIC);
    }
    if (isInterface()) {
      modifiers.add(Modifier.ABSTRACT);
    }
    if (kind() == Kind.RECORD || isFinalEnum()) {
      modifiers.add(Modifier.FINAL);
    }
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
  public Optional<JavaType> superclass() {
    return superclass.get();
  }

  private Optional<JavaType> readSuperclass() {
    if (anonymousParent.isPresent()) {
      JavaType.Declared parent = anonymousParent.get();
      return Optional.of(parent.symbol().kind() == Kind.INTERFACE ? unit.types().object() : parent);
    }
    if (isInterface()) {
      return Optional.empty();
    }
    if (kind() == Kind.RECORD) {
      return Optional.of(unit.types().platformType("java.lang.Record"));
    }
    if (kind() == Kind.ENUM) {
      return Optional.of(
          unit.types().platformType("java.lang.Enum", new JavaType.Declared(this, List.of())));
    }
    return Optional.of(
        ((ClassOrInterfaceDeclaration) declaration)
            .getExtendedTypes().stream()
                .findFirst()
                .map(t -> unit.typeNames().resolve(t, header))
                .orElseGet(unit.types()::object));
  }

  @Override
  public List<JavaType> interfaces() {
    return interfaces.get();
  }

  private List<JavaType> readInterfaces() {
    if (anonymousParent.isPresent()) {
      return anonymousParent.get().symbol().kind() == Kind.INTERFACE
          ? List.of(anonymousParent.get())
          : List.of();
    }
    return written().stream().map(t -> unit.typeNames().resolve(t, header)).toList();
  }

  private List<ClassOrInterfaceType> written() {
    if (declaration instanceof RecordDeclaration record) {
      return record.getImplementedTypes();
    }
    if (declaration instanceof ClassOrInterfaceDeclaration c) {
      return c.isInterface() ? c.getExtendedTypes() : c.getImplementedTypes();
    }
    return declaration instanceof EnumDeclaration e ? e.getImplementedTypes() : List.of();
  }

  @Override
  public List<FieldSymbol> fields() {
    return fields.get();
  }

  private List<FieldSymbol> readFields() {
    List<FieldSymbol> all = new ArrayList<>();
    if (declaration instanceof RecordDeclaration record) {
      for (Parameter component : record.getParameters()) {
        all.add(SourceField.of(component, this, unit));
      }
    }
    if (declaration instanceof EnumDeclaration enumeration) {
      for (EnumConstantDeclaration constant : enumeration.getEntries()) {
        all.add(SourceField.of(constant, this, unit));
      }
    }
    for (BodyDeclaration<?> each : members()) {
      if (each instanceof FieldDeclaration field) {
        for (VariableDeclarator variable : field.getVariables()) {
          all.add(SourceField.of(field, variable, this, unit));
        }
      }
    }
    return all;
  }

  @Override
  public List<MethodSymbol> methods() {
    return methods.get();
  }

  private List<MethodSymbol> readMethods() {
    List<MethodSymbol> all = new ArrayList<>();
    for (BodyDeclaration<?> each : members()) {
      if (each instanceof MethodDeclaration method) {
        all.add(SourceMethod.of(method, this, unit));
      }
    }
    if (declaration instanceof EnumDeclaration) {
      all.add(SourceMethod.values(declaration, this, unit));
      all.add(SourceMethod.valueOf(declaration, this, unit));
    }
    if (declaration instanceof RecordDeclaration record) {
      for (Parameter component : record.getParameters()) {
        if (all.stream()
            .noneMatch(
                m -> m.name().equals(component.getNameAsString()) && m.parameters().isEmpty())) {
          all.add(SourceMethod.accessor(component, this, unit));
        }
      }
    }
    return all;
  }

  @Override
  public List<MethodSymbol> constructors() {
    return constructors.get();
  }

  private List<MethodSymbol> readConstructors() {
    List<MethodSymbol> all = new ArrayList<>();
    for (BodyDeclaration<?> each : members()) {
      if (each instanceof ConstructorDeclaration constructor) {
        all.add(SourceMethod.of(constructor, this, unit));
      }
    }
    if (declaration instanceof RecordDeclaration record) {
      MethodSymbol canonical = SourceMethod.canonical(record, this, unit);
      if (all.stream().noneMatch(m -> SourceMethod.sameParameters(m, canonical))) {
        all.add(canonical);
      }
    } else if (all.isEmpty()
        && (kind() == Kind.CLASS || kind() == Kind.ENUM)
        && anonymousParent.isEmpty()) {
      all.add(SourceMethod.defaultConstructor(declaration, this, unit));
    }
    return all;
  }

  @Override
  public List<FieldSymbol> recordComponents() {
    return declaration instanceof RecordDeclaration record
        ? fields().subList(0, record.getParameters().size())
        : List.of();
  }

  @Override
  public List<ClassSymbol> memberClasses() {
    return memberClasses.get();
  }

  private List<ClassSymbol> readMemberClasses() {
    List<ClassSymbol> all = new ArrayList<>();
    for (BodyDeclaration<?> each : members()) {
      if (each instanceof TypeDeclaration<?> type) {
        all.add(new SourceClass(type, body, Optional.of(this), unit));
      }
    }
    return all;
  }

  // Nodes are equal if their text is; here the very node is meant.
  @SuppressWarnings("ReferenceEquality")
  public boolean isDeclaredBy(Node node) {
    return declaration == node;
  }

  @Override
  public Optional<ClassSymbol> enclosingClass() {
    return enclosing;
  }

  @Override
  public AnnotationSet annotations() {
    return declaration instanceof TypeDeclaration<?> type
        ? new SourceAnnotations(type.getAnnotations(), header, unit)
        : SourceAnnotations.NONE;
  }

  @Override
  public String toString() {
    return member ? enclosing.map(e -> e + ".").orElse("") + simpleName() : simpleName();
  }
}
