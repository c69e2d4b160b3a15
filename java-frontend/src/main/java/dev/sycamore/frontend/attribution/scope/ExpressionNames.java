package dev.sycamore.frontend.attribution.scope;

import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.FieldAccessExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.SuperExpr;
import com.github.javaparser.ast.expr.ThisExpr;
import com.github.javaparser.ast.expr.TypeExpr;
import com.github.javaparser.ast.type.ClassOrInterfaceType;
import dev.sycamore.frontend.attribution.Denotation;
import dev.sycamore.frontend.attribution.constant.ConstantFolding;
import dev.sycamore.frontend.attribution.unit.UnitContext;
import dev.sycamore.frontend.symbols.ClassSymbol;
import dev.sycamore.frontend.symbols.FieldSymbol;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.frontend.symbols.JavaType.Special;
import dev.sycamore.frontend.symbols.JavaTypes;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** What names mean (JLS 6.5). */
public final class ExpressionNames {
  private final UnitContext unit;

  public ExpressionNames(UnitContext unit) {
    this.unit = unit;
  }

  /** What stands before a dot. */
  public sealed interface Qualifier {
    /** A value of this type. */
    record Value(JavaType type) implements Qualifier {}

    /** A type: members are static. */
    record OfType(JavaType type) implements Qualifier {}

    /** A package, or nothing at all. */
    record OfPackage(String name) implements Qualifier {}
  }

  /** The variable that a simple name means: a local one, a field, or a statically imported one. */
  Optional<Denotation> variable(String name, NameScope scope) {
    Optional<NameScope> at = Optional.of(scope);
    while (at.isPresent()) {
      Optional<Denotation.Local> local = at.get().variable(name);
      if (local.isPresent()) {
        return Optional.of(local.get());
      }
      Optional<Denotation> field = at.get().owner().flatMap(owner -> field(owner, name));
      if (field.isPresent()) {
        return field;
      }
      at = at.get().outer();
    }
    return unit.imports()
        .field(name)
        .map(f -> new Denotation.Field(f.symbol(), f.symbol().type(), Optional.of(f.owner())));
  }

  private Optional<Denotation> field(ClassSymbol owner, String name) {
    return unit.members()
        .field(owner, name)
        .filter(f -> isInherited(f, owner))
        .map(
            f ->
                new Denotation.Field(
                    f, memberType(unit.types().thisType(owner), f), Optional.of(owner)));
  }

  private boolean isInherited(FieldSymbol field, ClassSymbol by) {
    return field.owner().equals(by)
        || (!field.modifiers().contains(Modifier.PRIVATE)
            && unit.members().isAccessible(field.modifiers(), field.owner(), by));
  }

  private JavaType memberType(JavaType site, FieldSymbol field) {
    return field.modifiers().contains(Modifier.STATIC)
        ? field.type()
        : unit.types().asMember(site, field.owner(), field.type());
  }

  /** A simple name as an expression. */
  JavaType name(NameExpr name, NameScope scope) {
    Optional<Denotation> variable = variable(name.getNameAsString(), scope);
    if (variable.isEmpty()) {
      return unit.table().type(name, Special.ERRONEOUS);
    }
    return denotes(name, variable.get());
  }

  /** Records what an expression denotes, its type, and its value where it is a constant. */
  private JavaType denotes(Expression expression, Denotation denotation) {
    unit.table().denotation(expression, denotation);
    if (denotation instanceof Denotation.Local local) {
      unit.table()
          .localConstant(local.declaration())
          .ifPresent(value -> unit.table().constant(expression, value));
      return unit.table().type(expression, unit.types().capture(local.type()));
    }
    Denotation.Field field = (Denotation.Field) denotation;
    return unit.table().type(expression, unit.types().capture(field.type()));
  }

  /** A constant field, where its name or that of its class is written. */
  private void foldField(Expression expression, FieldSymbol field) {
    if (field.modifiers().contains(Modifier.FINAL)) {
      unit.constants()
          .of(field)
          .flatMap(value -> ConstantFolding.convert(value, field.type()))
          .ifPresent(value -> unit.table().constant(expression, value));
    }
  }

  /** A simple name as an expression, with the constant that it may be. */
  public JavaType nameWithConstant(NameExpr name, NameScope scope) {
    JavaType type = name(name, scope);
    if (unit.table().denotationOf(name).orElse(null) instanceof Denotation.Field field) {
      foldField(name, field.symbol());
    }
    return type;
  }

  /** {@code qualifier.name} as an expression. */
  public JavaType fieldAccess(FieldAccessExpr access, NameScope scope) {
    Qualifier qualifier = qualifier(access.getScope(), scope);
    String name = access.getNameAsString();
    if (qualifier instanceof Qualifier.Value value) {
      return fieldOf(access, value.type(), name);
    }
    if (qualifier instanceof Qualifier.OfType type) {
      return staticField(access, type.type(), name);
    }
    return unit.table().type(access, Special.ERRONEOUS);
  }

  private JavaType fieldOf(FieldAccessExpr access, JavaType site, String name) {
    if (site instanceof JavaType.Array && name.equals("length")) {
      unit.table().denotation(access, new Denotation.ArrayLength());
      return unit.table().type(access, JavaType.Primitive.INT);
    }
    if (site == Special.UNKNOWN || site == Special.ERRONEOUS) {
      return unit.table().type(access, site);
    }
    Optional<FieldSymbol> field = unit.members().fieldOf(site, name);
    if (field.isEmpty()) {
      return unit.table().type(access, Special.ERRONEOUS);
    }
    JavaType type = memberType(unit.types().capture(site), field.get());
    return denotes(access, new Denotation.Field(field.get(), type, Optional.empty()));
  }

  private JavaType staticField(FieldAccessExpr access, JavaType site, String name) {
    Optional<FieldSymbol> field =
        site instanceof JavaType.Declared declared
            ? unit.members().field(declared.symbol(), name)
            : Optional.empty();
    if (field.isEmpty()) {
      return unit.table().type(access, Special.ERRONEOUS);
    }
    foldField(access, field.get());
    return denotes(access, new Denotation.Field(field.get(), field.get().type(), Optional.empty()));
  }

  /** What stands before a dot: JLS 6.5.2 for names, else any expression. */
  public Qualifier qualifier(Expression expression, NameScope scope) {
    if (expression instanceof NameExpr name) {
      return qualifierName(name, scope);
    }
    if (expression instanceof FieldAccessExpr access) {
      return qualifierAccess(access, scope);
    }
    if (expression instanceof TypeExpr type) {
      return new Qualifier.OfType(unit.typeNames().resolve(type.getType(), scope));
    }
    if (expression instanceof SuperExpr parent) {
      return new Qualifier.Value(unit.table().type(parent, superType(parent, scope)));
    }
    return new Qualifier.Value(unit.expressions().attribute(expression, scope));
  }

  private Qualifier qualifierName(NameExpr name, NameScope scope) {
    if (variable(name.getNameAsString(), scope).isPresent()) {
      return new Qualifier.Value(nameWithConstant(name, scope));
    }
    Optional<JavaType> type = unit.typeNames().simple(name.getNameAsString(), scope);
    if (type.isPresent()) {
      return ofType(name, type.get());
    }
    return new Qualifier.OfPackage(name.getNameAsString());
  }

  private Qualifier qualifierAccess(FieldAccessExpr access, NameScope scope) {
    Qualifier outer = qualifier(access.getScope(), scope);
    String name = access.getNameAsString();
    if (outer instanceof Qualifier.Value value) {
      return new Qualifier.Value(fieldOf(access, value.type(), name));
    }
    if (outer instanceof Qualifier.OfType type && type.type() instanceof JavaType.Declared owner) {
      if (unit.members().field(owner.symbol(), name).isPresent()) {
        return new Qualifier.Value(staticField(access, owner, name));
      }
      return unit.typeNames()
          .memberClass(owner.symbol(), name)
          .map(c -> ofType(access, new JavaType.Declared(c, List.of())))
          .orElse(new Qualifier.Value(unit.table().type(access, Special.ERRONEOUS)));
    }
    if (outer instanceof Qualifier.OfPackage prefix) {
      String qualified = prefix.name() + "." + name;
      return unit.typeNames()
          .classNamed(qualified)
          .map(c -> ofType(access, new JavaType.Declared(c, List.of())))
          .orElse(new Qualifier.OfPackage(qualified));
    }
    return new Qualifier.Value(Special.ERRONEOUS);
  }

  private Qualifier ofType(Expression expression, JavaType type) {
    if (type instanceof JavaType.Declared declared) {
      unit.table().denotation(expression, new Denotation.TypeName(declared.symbol()));
    }
    return new Qualifier.OfType(type);
  }

  /** {@code this} or {@code Outer.this}. */
  public JavaType thisExpression(ThisExpr expression, NameScope scope) {
    Optional<ClassSymbol> symbol =
        expression.getTypeName().isPresent()
            ? classNamed(expression.getTypeName().get().asString(), scope)
            : scope.enclosingClass();
    if (symbol.isEmpty()) {
      return unit.table().type(expression, Special.ERRONEOUS);
    }
    unit.table().denotation(expression, new Denotation.This(symbol.get()));
    return unit.table().type(expression, unit.types().thisType(symbol.get()));
  }

  /** The class that a possibly qualified name denotes. */
  public Optional<ClassSymbol> classNamed(String name, NameScope scope) {
    int dot = name.lastIndexOf('.');
    if (dot < 0) {
      return unit.typeNames().simple(name, scope).flatMap(JavaTypes::classOf);
    }
    return classNamed(name.substring(0, dot), scope)
        .flatMap(c -> unit.typeNames().memberClass(c, name.substring(dot + 1)))
        .or(() -> unit.typeNames().classNamed(name));
  }

  /** The type of {@code super}: the superclass, or the interface that {@code I.super} names. */
  public JavaType superType(SuperExpr expression, NameScope scope) {
    Optional<ClassSymbol> current = scope.enclosingClass();
    if (current.isEmpty()) {
      return Special.ERRONEOUS;
    }
    if (expression.getTypeName().isEmpty()) {
      return superclassOf(current.get());
    }
    Optional<ClassSymbol> named = classNamed(expression.getTypeName().get().asString(), scope);
    if (named.isEmpty()) {
      return Special.ERRONEOUS;
    }
    for (JavaType.Declared direct :
        unit.types().directSupertypes(unit.types().thisType(current.get()))) {
      if (direct.symbol().equals(named.get()) && isInterface(named.get())) {
        return direct;
      }
    }
    return superclassOf(named.get());
  }

  private static boolean isInterface(ClassSymbol symbol) {
    return symbol.kind() == ClassSymbol.Kind.INTERFACE;
  }

  private JavaType superclassOf(ClassSymbol symbol) {
    return symbol.superclass().orElseGet(unit.types()::object);
  }

  /** A type that the parser took for one, where it may be a variable ({@code name::method}). */
  public Qualifier referenceQualifier(Expression expression, NameScope scope) {
    if (expression instanceof TypeExpr type
        && type.getType() instanceof ClassOrInterfaceType named
        && named.getTypeArguments().isEmpty()) {
      if (named.getScope().isEmpty()) {
        variable(named.getNameAsString(), scope)
            .ifPresent(denotation -> unit.table().denotation(expression, denotation));
      }
      return ambiguous(named, scope);
    }
    return qualifier(expression, scope);
  }

  private Qualifier ambiguous(ClassOrInterfaceType named, NameScope scope) {
    String name = named.getNameAsString();
    if (named.getScope().isPresent()) {
      return ambiguous(ambiguous(named.getScope().get(), scope), named, scope);
    }
    Optional<Denotation> variable = variable(name, scope);
    if (variable.isPresent()) {
      return new Qualifier.Value(unit.types().capture(typeOf(variable.get())));
    }
    return unit.typeNames().simple(name, scope).isPresent()
        ? new Qualifier.OfType(unit.typeNames().resolve(named, scope))
        : new Qualifier.OfPackage(name);
  }

  private Qualifier ambiguous(Qualifier outer, ClassOrInterfaceType named, NameScope scope) {
    String name = named.getNameAsString();
    if (outer instanceof Qualifier.OfPackage prefix) {
      return unit.typeNames().classNamed(prefix.name() + "." + name).isPresent()
          ? new Qualifier.OfType(unit.typeNames().resolve(named, scope))
          : new Qualifier.OfPackage(prefix.name() + "." + name);
    }
    JavaType site =
        outer instanceof Qualifier.Value value ? value.type() : ((Qualifier.OfType) outer).type();
    Optional<FieldSymbol> field = unit.members().fieldOf(site, name);
    if (field.isPresent()) {
      return new Qualifier.Value(
          unit.types().capture(memberType(unit.types().capture(site), field.get())));
    }
    return new Qualifier.OfType(unit.typeNames().resolve(named, scope));
  }

  private static JavaType typeOf(Denotation denotation) {
    return denotation instanceof Denotation.Local local
        ? local.type()
        : ((Denotation.Field) denotation).type();
  }
}
