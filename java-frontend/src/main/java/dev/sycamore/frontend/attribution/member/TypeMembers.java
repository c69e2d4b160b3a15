package dev.sycamore.frontend.attribution.member;

import dev.sycamore.frontend.symbols.ClassSymbol;
import dev.sycamore.frontend.symbols.FieldSymbol;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.frontend.symbols.JavaTypes;
import dev.sycamore.frontend.symbols.MethodSymbol;
import dev.sycamore.frontend.symbols.TypeSubstitution;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import javax.lang.model.element.Modifier;

/** Members of types, inherited ones included (JLS 8.2, 9.2, 4.4, 10.7). */
public final class TypeMembers {
  private record Key(ClassSymbol symbol, String name) {}

  private final JavaTypes types;
  private final Map<Key, List<MethodSymbol>> methods = new HashMap<>();

  /** Of types without type arguments. */
  private final Map<Key, List<Signature>> plainSignatures = new HashMap<>();

  private final Map<Key, Optional<FieldSymbol>> fields = new HashMap<>();
  private final Map<Key, Optional<ClassSymbol>> classes = new HashMap<>();

  public TypeMembers(JavaTypes types) {
    this.types = types;
  }

  /** Forgets the members of classes; whether any were known. */
  public boolean forget(Predicate<ClassSymbol> forgotten) {
    Predicate<Key> keys = key -> forgotten.test(key.symbol());
    boolean any = methods.keySet().removeIf(keys);
    any |= plainSignatures.keySet().removeIf(keys);
    any |= fields.keySet().removeIf(keys);
    any |= classes.keySet().removeIf(keys);
    return any;
  }

  /** The field of this name that {@code symbol} declares or inherits. */
  public Optional<FieldSymbol> field(ClassSymbol symbol, String name) {
    return cached(fields, new Key(symbol, name), this::findField);
  }

  private Optional<FieldSymbol> findField(Key key) {
    for (ClassSymbol owner : types.supertypeClosure(key.symbol()).keySet()) {
      for (FieldSymbol field : owner.fields()) {
        if (field.name().equals(key.name())) {
          return Optional.of(field);
        }
      }
    }
    return Optional.empty();
  }

  /** The field of this name in a class type, the bound of a variable, or an intersection. */
  public Optional<FieldSymbol> fieldOf(JavaType type, String name) {
    return classesOf(type).stream().flatMap(c -> field(c, name).stream()).findFirst();
  }

  /** The member class of this name that {@code symbol} declares or inherits. */
  public Optional<ClassSymbol> memberClass(ClassSymbol symbol, String name) {
    return cached(classes, new Key(symbol, name), this::findClass);
  }

  /** Its own first: the header of a class may name them. */
  private Optional<ClassSymbol> findClass(Key key) {
    for (ClassSymbol member : key.symbol().memberClasses()) {
      if (member.simpleName().equals(key.name())) {
        return Optional.of(member);
      }
    }
    for (ClassSymbol owner : types.supertypeClosure(key.symbol()).keySet()) {
      for (ClassSymbol member : owner.memberClasses()) {
        if (member.simpleName().equals(key.name())) {
          return Optional.of(member);
        }
      }
    }
    return Optional.empty();
  }

  /** Methods of this name in a class type, the bound of a variable, an intersection or an array. */
  public List<Signature> methodsOf(JavaType type, String name) {
    if (type instanceof JavaType.Declared declared
        && declared.arguments().isEmpty()
        && declared.enclosing().isEmpty()) {
      return cached(plainSignatures, new Key(declared.symbol(), name), key -> find(type, name));
    }
    return find(type, name);
  }

  private List<Signature> find(JavaType type, String name) {
    List<Signature> all = new ArrayList<>();
    for (ClassSymbol symbol : classesOf(type)) {
      for (MethodSymbol method : methods(symbol, name)) {
        all.add(signature(type, method));
      }
    }
    // Those of plain types are kept, and handed out again.
    return List.copyOf(all);
  }

  /** Constructors of a class type. */
  public List<Signature> constructorsOf(JavaType.Declared type) {
    return type.symbol().constructors().stream().map(c -> signature(type, c)).toList();
  }

  /** The classes whose members a type has: one, unless it is an intersection. */
  private List<ClassSymbol> classesOf(JavaType type) {
    List<JavaType.Declared> all = JavaTypes.classTypesOf(type);
    if (all.isEmpty() && types.erasure(type) instanceof JavaType.Array) {
      return classesOf(types.object());
    }
    return all.stream().map(JavaType.Declared::symbol).distinct().toList();
  }

  /** Methods of this name that {@code symbol} declares or inherits; overridden ones left out. */
  public List<MethodSymbol> methods(ClassSymbol symbol, String name) {
    return cached(methods, new Key(symbol, name), this::findMethods);
  }

  /** Not computeIfAbsent: finding one may ask for another. */
  private static <T> T cached(Map<Key, T> cache, Key key, Function<Key, T> find) {
    T known = cache.get(key);
    if (known == null) {
      known = find.apply(key);
      cache.put(key, known);
    }
    return known;
  }

  private List<MethodSymbol> findMethods(Key key) {
    List<MethodSymbol> all = new ArrayList<>();
    JavaType site = types.thisType(key.symbol());
    for (ClassSymbol owner : types.supertypeClosure(key.symbol()).keySet()) {
      for (MethodSymbol method : owner.methods()) {
        if (method.name().equals(key.name())
            && isInherited(method, key.symbol())
            && all.stream().noneMatch(m -> overrides(site, m, method))) {
          // A superclass comes first, but an interface may override what it inherits.
          all.removeIf(m -> overrides(site, method, m));
          all.add(method);
        }
      }
    }
    return all;
  }

  private boolean isInherited(MethodSymbol method, ClassSymbol by) {
    if (method.owner().equals(by)) {
      return true;
    }
    if (method.modifiers().contains(Modifier.PRIVATE)) {
      return false;
    }
    boolean ofInterface = method.owner().isInterface();
    if (ofInterface && method.modifiers().contains(Modifier.STATIC)) {
      return false;
    }
    return !by.isInterface() || ofInterface || method.modifiers().contains(Modifier.PUBLIC);
  }

  /** Whether {@code method}, found first, hides {@code inherited} in {@code site} (JLS 8.4.8). */
  private boolean overrides(JavaType site, MethodSymbol method, MethodSymbol inherited) {
    if (method.owner().equals(inherited.owner())
        || method.parameters().size() != inherited.parameters().size()
        || (!types.isSubclass(method.owner(), inherited.owner()) && !isConcrete(method))) {
      return false;
    }
    return isSubsignature(signature(site, method), signature(site, inherited));
  }

  /**
   * A method from a superclass implements one of an interface that the superclass does not name.
   */
  private static boolean isConcrete(MethodSymbol method) {
    return !method.owner().isInterface() && !method.modifiers().contains(Modifier.ABSTRACT);
  }

  /** JLS 8.4.2. */
  public boolean isSubsignature(Signature a, Signature b) {
    if (a.parameters().size() != b.parameters().size()) {
      return false;
    }
    List<JavaType> mine = a.parameters();
    List<JavaType> other = b.parameters();
    if (a.typeParameters().size() == b.typeParameters().size()) {
      TypeSubstitution renamed =
          TypeSubstitution.of(b.typeParameters(), List.copyOf(a.typeParameters()));
      if (mine.equals(renamed.applyAll(other))) {
        return true;
      }
    }
    return mine.equals(other.stream().map(types::erasure).toList());
  }

  /** A method as a member of {@code site}. */
  public Signature signature(JavaType site, MethodSymbol method) {
    List<JavaType> parameters =
        method.parameters().stream().map(MethodSymbol.ParameterSymbol::type).toList();
    List<JavaType.Variable> typeParameters = method.typeParameters();
    boolean isStatic = method.modifiers().contains(Modifier.STATIC);
    Optional<JavaType.Declared> as =
        isStatic ? Optional.empty() : types.declaring(site, method.owner());
    if (as.isEmpty()) {
      List<JavaType> bounds = typeParameters.stream().map(JavaType.Variable::bound).toList();
      return new Signature(method, site, parameters, method.returnType(), typeParameters, bounds);
    }
    if (types.isRaw(as.get())) {
      return new Signature(
          method,
          site,
          parameters.stream().map(types::erasure).toList(),
          types.erasure(method.returnType()),
          List.of(),
          List.of());
    }
    TypeSubstitution arguments = TypeSubstitution.ofArguments(as.get());
    return new Signature(
        method,
        site,
        arguments.applyAll(parameters),
        arguments.apply(method.returnType()),
        typeParameters,
        typeParameters.stream().map(v -> arguments.apply(v.bound())).toList());
  }

  /** JLS 6.6, for code inside {@code from}. */
  public boolean isAccessible(Set<Modifier> modifiers, ClassSymbol owner, ClassSymbol from) {
    if (modifiers.contains(Modifier.PUBLIC)) {
      return true;
    }
    if (modifiers.contains(Modifier.PRIVATE)) {
      return outermost(owner).equals(outermost(from));
    }
    if (owner.packageName().equals(from.packageName())) {
      return true;
    }
    if (!modifiers.contains(Modifier.PROTECTED)) {
      return false;
    }
    Optional<ClassSymbol> at = Optional.of(from);
    while (at.isPresent()) {
      if (types.isSubclass(at.get(), owner)) {
        return true;
      }
      at = at.get().enclosingClass();
    }
    return false;
  }

  private static ClassSymbol outermost(ClassSymbol symbol) {
    ClassSymbol at = symbol;
    while (at.enclosingClass().isPresent()) {
      at = at.enclosingClass().get();
    }
    return at;
  }
}
