package dev.sycamore.frontend.attribution.scope;

import com.github.javaparser.ast.NodeList;
import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.type.ArrayType;
import com.github.javaparser.ast.type.ClassOrInterfaceType;
import com.github.javaparser.ast.type.IntersectionType;
import com.github.javaparser.ast.type.PrimitiveType;
import com.github.javaparser.ast.type.Type;
import com.github.javaparser.ast.type.TypeParameter;
import com.github.javaparser.ast.type.UnionType;
import com.github.javaparser.ast.type.UnknownType;
import com.github.javaparser.ast.type.VarType;
import com.github.javaparser.ast.type.VoidType;
import com.github.javaparser.ast.type.WildcardType;
import dev.sycamore.frontend.attribution.member.TypeMembers;
import dev.sycamore.frontend.symbols.ClassSymbol;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.frontend.symbols.JavaType.Special;
import dev.sycamore.frontend.symbols.JavaTypes;
import dev.sycamore.frontend.symbols.SymbolTable;
import dev.sycamore.frontend.tree.SourceTypeVisitor;
import java.util.List;
import java.util.Optional;

/** What types in the source mean (JLS 6.5.5, 8.1, 4). */
public final class TypeNames {
  private final SymbolTable symbols;
  private final JavaTypes types;
  private final TypeMembers members;
  private final UnitImports imports;
  private final AttributionTable table;
  private final Dispatch dispatch = new Dispatch();

  public TypeNames(
      SymbolTable symbols,
      JavaTypes types,
      TypeMembers members,
      UnitImports imports,
      AttributionTable table) {
    this.symbols = symbols;
    this.types = types;
    this.members = members;
    this.imports = imports;
    this.table = table;
  }

  /** The type that {@code node} denotes; UNKNOWN for {@code var}. */
  public JavaType resolve(Type node, NameScope scope) {
    return table.typeNode(node, node.accept(dispatch, scope));
  }

  /** The types of a list that may be left out. */
  public List<JavaType> resolveAll(Optional<NodeList<Type>> nodes, NameScope scope) {
    return nodes.stream().flatMap(NodeList::stream).map(node -> resolve(node, scope)).toList();
  }

  /** The type of a parameter as a variable: an array if it has variable arity. */
  public JavaType ofParameter(Parameter parameter, NameScope scope) {
    JavaType type = resolve(parameter.getType(), scope);
    return parameter.isVarArgs() ? new JavaType.Array(type) : type;
  }

  private final class Dispatch extends SourceTypeVisitor<JavaType, NameScope> {
    @Override
    public JavaType visit(PrimitiveType node, NameScope scope) {
      return JavaType.Primitive.valueOf(node.getType().name());
    }

    @Override
    public JavaType visit(VoidType node, NameScope scope) {
      return JavaType.Primitive.VOID;
    }

    @Override
    public JavaType visit(ArrayType node, NameScope scope) {
      return new JavaType.Array(resolve(node.getComponentType(), scope));
    }

    @Override
    public JavaType visit(ClassOrInterfaceType node, NameScope scope) {
      return named(node, scope);
    }

    @Override
    public JavaType visit(WildcardType node, NameScope scope) {
      return new JavaType.Wildcard(
          node.getExtendedType().map(t -> resolve(t, scope)),
          node.getSuperType().map(t -> resolve(t, scope)));
    }

    @Override
    public JavaType visit(IntersectionType node, NameScope scope) {
      return new JavaType.Intersection(
          node.getElements().stream().map(t -> resolve(t, scope)).toList());
    }

    @Override
    public JavaType visit(UnionType node, NameScope scope) {
      return types.leastUpperBound(
          node.getElements().stream().map(t -> resolve(t, scope)).toList());
    }

    /** The declaration of a type parameter names no type; uses of it are names. */
    @Override
    public JavaType visit(TypeParameter node, NameScope scope) {
      return Special.UNKNOWN;
    }

    /** The initialiser decides. */
    @Override
    public JavaType visit(VarType node, NameScope scope) {
      return Special.UNKNOWN;
    }

    /** The context of the lambda decides. */
    @Override
    public JavaType visit(UnknownType node, NameScope scope) {
      return Special.UNKNOWN;
    }
  }

  private JavaType named(ClassOrInterfaceType node, NameScope scope) {
    if (node.getScope().isPresent()) {
      return qualified(node, node.getScope().get(), scope);
    }
    String name = node.getNameAsString();
    return simple(name, scope)
        .map(t -> withArguments(t, node.getTypeArguments(), scope))
        .orElse(imports.importsModules() ? Special.UNKNOWN : Special.ERRONEOUS);
  }

  private JavaType qualified(
      ClassOrInterfaceType node, ClassOrInterfaceType qualifier, NameScope scope) {
    Optional<JavaType> outer = typeOrPackage(qualifier, scope);
    if (outer.isEmpty()) {
      return symbols
          .classNamed(node.getNameWithScope())
          .map(
              c ->
                  withArguments(
                      new JavaType.Declared(c, List.of()), node.getTypeArguments(), scope))
          .orElse(Special.ERRONEOUS);
    }
    if (!(outer.get() instanceof JavaType.Declared declared)) {
      return outer.get();
    }
    return members
        .memberClass(declared.symbol(), node.getNameAsString())
        .map(c -> withArguments(memberType(declared, c), node.getTypeArguments(), scope))
        .orElse(Special.ERRONEOUS);
  }

  /** Empty if the qualifier is no type, so perhaps a package. */
  private Optional<JavaType> typeOrPackage(ClassOrInterfaceType node, NameScope scope) {
    Optional<JavaType> found;
    if (node.getScope().isEmpty()) {
      found =
          simple(node.getNameAsString(), scope)
              .map(t -> withArguments(t, node.getTypeArguments(), scope));
    } else {
      JavaType type = qualified(node, node.getScope().get(), scope);
      found = type == Special.ERRONEOUS ? Optional.empty() : Optional.of(type);
    }
    found.ifPresent(t -> table.typeNode(node, t));
    return found;
  }

  /** A member class of {@code outer}, with the type arguments around it where it is inner. */
  private JavaType memberType(JavaType.Declared outer, ClassSymbol member) {
    Optional<JavaType.Declared> enclosing =
        types.thisType(member).enclosing().isEmpty()
            ? Optional.empty()
            : member
                .enclosingClass()
                .flatMap(c -> types.asSuper(outer, c))
                .filter(t -> !types.isRaw(t));
    return new JavaType.Declared(member, List.of(), enclosing);
  }

  private JavaType withArguments(
      JavaType type, Optional<NodeList<Type>> arguments, NameScope scope) {
    if (arguments.isEmpty() || arguments.get().isEmpty()) {
      return type;
    }
    List<JavaType> resolved = arguments.get().stream().map(t -> resolve(t, scope)).toList();
    return type instanceof JavaType.Declared declared
            && declared.symbol().typeParameters().size() == resolved.size()
        ? new JavaType.Declared(declared.symbol(), resolved, declared.enclosing())
        : Special.ERRONEOUS;
  }

  /** The type of {@code outer.new Inner()}. */
  public JavaType innerOf(JavaType outer, ClassOrInterfaceType node, NameScope scope) {
    if (!(outer instanceof JavaType.Declared declared)) {
      return outer == Special.UNKNOWN ? Special.UNKNOWN : Special.ERRONEOUS;
    }
    JavaType type =
        members
            .memberClass(declared.symbol(), node.getNameAsString())
            .map(c -> withArguments(memberType(declared, c), node.getTypeArguments(), scope))
            .orElse(Special.ERRONEOUS);
    return table.typeNode(node, type);
  }

  /** What a simple type name means; without type arguments of its own. */
  Optional<JavaType> simple(String name, NameScope scope) {
    Optional<NameScope> at = Optional.of(scope);
    while (at.isPresent()) {
      Optional<JavaType> found = in(at.get(), name);
      if (found.isPresent()) {
        return found;
      }
      at = at.get().outer();
    }
    return imports.type(name).map(c -> new JavaType.Declared(c, List.of()));
  }

  private Optional<JavaType> in(NameScope scope, String name) {
    Optional<JavaType> local = scope.type(name);
    if (local.isPresent() || scope.owner().isEmpty()) {
      return local;
    }
    ClassSymbol owner = scope.owner().get();
    for (JavaType.Variable parameter : owner.typeParameters()) {
      if (parameter.name().equals(name)) {
        return Optional.of(parameter);
      }
    }
    if (owner.simpleName().equals(name)) {
      return Optional.of(ownName(owner));
    }
    return members
        .memberClass(owner, name)
        .filter(c -> isMemberVisible(c, owner))
        .map(c -> memberType(types.thisType(owner), c));
  }

  private boolean isMemberVisible(ClassSymbol member, ClassSymbol from) {
    return member
        .enclosingClass()
        .filter(owner -> members.isAccessible(member.modifiers(), owner, from))
        .isPresent();
  }

  /** A class's name inside itself. */
  private JavaType ownName(ClassSymbol symbol) {
    return new JavaType.Declared(symbol, List.of(), types.thisType(symbol).enclosing());
  }

  /** A member class of a class that a name denotes. */
  Optional<ClassSymbol> memberClass(ClassSymbol owner, String name) {
    return members.memberClass(owner, name);
  }

  public Optional<ClassSymbol> classNamed(String canonicalName) {
    return symbols.classNamed(canonicalName);
  }
}
