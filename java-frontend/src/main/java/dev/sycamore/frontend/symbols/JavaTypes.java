package dev.sycamore.frontend.symbols;

import dev.sycamore.frontend.symbols.JavaType.Array;
import dev.sycamore.frontend.symbols.JavaType.Declared;
import dev.sycamore.frontend.symbols.JavaType.Intersection;
import dev.sycamore.frontend.symbols.JavaType.Primitive;
import dev.sycamore.frontend.symbols.JavaType.Special;
import dev.sycamore.frontend.symbols.JavaType.Variable;
import dev.sycamore.frontend.symbols.JavaType.Wildcard;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** The relations between types that the Java language defines, over one symbol table. */
public final class JavaTypes {
  private static final Erasure ERASURE = new Erasure();
  private static final CaptureRemoval CAPTURE_REMOVAL = new CaptureRemoval();

  private final SymbolTable symbols;
  private final Declared object;
  private final GenericSupertypes supertypes;
  private final Subtyping subtyping = new Subtyping(this);
  private final LeastUpperBound leastUpperBound = new LeastUpperBound(this);

  /**
   * @throws IllegalArgumentException if the table has no java.lang.Object
   */
  public JavaTypes(SymbolTable symbols) {
    this.symbols = symbols;
    this.object =
        named("java.lang.Object")
            .orElseThrow(() -> new IllegalArgumentException("no java.lang.Object"));
    this.supertypes =
        new GenericSupertypes(
            object,
            Stream.of("java.lang.Object", "java.lang.Cloneable", "java.io.Serializable")
                .flatMap(name -> named(name).stream())
                .toList());
  }

  /** The raw or non-generic type of a class with this canonical name. */
  private Optional<Declared> named(String canonicalName) {
    return symbols.classNamed(canonicalName).map(symbol -> new Declared(symbol, List.of()));
  }

  /** A class of the platform, without type arguments; erroneous if it is not there. */
  public JavaType platformType(String canonicalName) {
    return named(canonicalName).map(t -> (JavaType) t).orElse(Special.ERRONEOUS);
  }

  /** A class of the platform with one type argument. */
  public JavaType platformType(String canonicalName, JavaType argument) {
    return named(canonicalName)
        .map(t -> (JavaType) new Declared(t.symbol(), List.of(argument)))
        .orElse(Special.ERRONEOUS);
  }

  public JavaType object() {
    return object;
  }

  public JavaType string() {
    return platformType("java.lang.String");
  }

  public boolean isString(JavaType type) {
    return isNamed(type, "java.lang.String");
  }

  public boolean isObject(JavaType type) {
    return type.equals(object);
  }

  static boolean isNamed(JavaType type, String canonicalName) {
    return type instanceof Declared declared
        && declared.symbol().canonicalName().equals(canonicalName);
  }

  /** JLS 5.1.7; a reference type is itself. */
  public JavaType boxed(JavaType type) {
    return type instanceof Primitive primitive ? platformType(Primitives.boxName(primitive)) : type;
  }

  /** A class type with its own variables as arguments. */
  public Declared thisType(ClassSymbol symbol) {
    return GenericSupertypes.thisType(symbol);
  }

  /** A class type as a name without type arguments means it: raw where the class is generic. */
  public boolean isRaw(JavaType type) {
    return type instanceof Declared declared && GenericSupertypes.isRaw(declared);
  }

  /**
   * The class types that every value of a type has: those of a variable's bound, and of each part
   * of an intersection. An array is an object that can be cloned and serialized.
   */
  public List<Declared> classTypes(JavaType type) {
    return supertypes.classTypes(type);
  }

  /** As {@link #classTypes}, where arrays have none. */
  public static List<Declared> classTypesOf(JavaType type) {
    return ClassTypes.WITHOUT_ARRAYS.of(type);
  }

  /** The class or interface of a type that names one. */
  public static Optional<ClassSymbol> classOf(JavaType type) {
    return type instanceof Declared declared ? Optional.of(declared.symbol()) : Optional.empty();
  }

  /** What the innermost arrays of an array type contain; a type that is no array is itself. */
  public static JavaType elementOf(JavaType type) {
    JavaType element = type;
    while (element instanceof Array array) {
      element = array.component();
    }
    return element;
  }

  /** {@code type} seen as {@code symbol}, which it is, extends or implements. */
  public Optional<Declared> asSuper(JavaType type, ClassSymbol symbol) {
    return supertypes.asSuper(type, symbol);
  }

  /** Forgets the supertypes of classes; whether any were known. */
  public boolean forget(Predicate<ClassSymbol> forgotten) {
    return supertypes.forget(forgotten);
  }

  /** All supertypes of a class, itself first, each in terms of the class's own variables. */
  public Map<ClassSymbol, Declared> supertypeClosure(ClassSymbol symbol) {
    return supertypes.closure(symbol);
  }

  /** The direct superclass and superinterfaces through type arguments. */
  public List<Declared> directSupertypes(Declared type) {
    return supertypes.direct(type);
  }

  /** Whether the host compiler could not resolve some supertype of a class. */
  public boolean hasErroneousSupertype(ClassSymbol symbol) {
    return supertypes.hasErroneous(symbol);
  }

  public boolean isSubclass(ClassSymbol symbol, ClassSymbol of) {
    return supertypes.closure(symbol).containsKey(of);
  }

  /** JLS 4.10, without unchecked conversion. */
  public boolean isSubtype(JavaType type, JavaType of) {
    return subtyping.isSubtype(type, of);
  }

  /** JLS 4.5.1. */
  public boolean contains(JavaType argument, JavaType other) {
    return subtyping.contains(argument, other);
  }

  /** JLS 5.1.9: whether only an unchecked conversion makes {@code type} a {@code target}. */
  public boolean isUncheckedSubtype(JavaType type, JavaType target) {
    if (type instanceof Array from && target instanceof Array to) {
      return isUncheckedSubtype(from.component(), to.component());
    }
    return target instanceof Declared declared
        && !declared.arguments().isEmpty()
        && asSuper(type, declared.symbol()).filter(GenericSupertypes::isRaw).isPresent();
  }

  /** JLS 5.2 and 5.3 without the rule for constants: identity, widening, boxing, unboxing. */
  public boolean isLooselyCompatible(JavaType type, JavaType target) {
    if (isStrictlyCompatible(type, target)) {
      return true;
    }
    if (type instanceof Primitive && !(target instanceof Primitive)) {
      return isStrictlyCompatible(boxed(type), target);
    }
    return target instanceof Primitive
        && !(type instanceof Primitive)
        && unboxed(type).filter(t -> isSubtype(t, target)).isPresent();
  }

  /** JLS 5.3: identity, widening, and unchecked conversion. */
  public boolean isStrictlyCompatible(JavaType type, JavaType target) {
    return isSubtype(type, target) || isUncheckedSubtype(type, target);
  }

  /** What a type unboxes to, also through the bound of a type variable. */
  public Optional<Primitive> unboxed(JavaType type) {
    if (type instanceof Primitive) {
      return Primitives.unboxed(type);
    }
    return classTypes(type).stream().flatMap(part -> Primitives.unboxed(part).stream()).findFirst();
  }

  /** JLS 4.6. */
  public JavaType erasure(JavaType type) {
    return ERASURE.map(type);
  }

  /**
   * {@code site} seen as the class that declares a member; the wildcards of a type variable's bound
   * are captured (JLS 4.4).
   */
  public Optional<Declared> declaring(JavaType site, ClassSymbol owner) {
    return asSuper(site, owner).map(this::capture);
  }

  /** The type of a member that {@code owner} declares, read through {@code site}. */
  public JavaType asMember(JavaType site, ClassSymbol owner, JavaType declared) {
    return declaring(site, owner)
        .map(t -> isRaw(t) ? erasure(declared) : TypeSubstitution.ofArguments(t).apply(declared))
        .orElse(declared);
  }

  /** JLS 5.1.10. */
  public JavaType capture(JavaType type) {
    return type instanceof Declared declared ? capture(declared) : type;
  }

  private Declared capture(Declared type) {
    if (isPlain(type)) {
      return type;
    }
    boolean own =
        type.arguments().stream().anyMatch(Wildcard.class::isInstance)
            && type.arguments().size() == type.symbol().typeParameters().size();
    if (!own && type.enclosing().isEmpty()) {
      return type;
    }
    return new Declared(
        type.symbol(),
        own ? captureArguments(type) : type.arguments(),
        type.enclosing().map(this::capture));
  }

  /** Whether a type has no parts, as most have. */
  private static boolean isPlain(Declared type) {
    return type.arguments().isEmpty() && type.enclosing().isEmpty();
  }

  private List<JavaType> captureArguments(Declared type) {
    List<JavaType> captured = new ArrayList<>();
    for (JavaType argument : type.arguments()) {
      captured.add(
          argument instanceof Wildcard wildcard
              ? new CapturedTypeVariable(wildcard).variable()
              : argument);
    }
    List<Variable> parameters = type.symbol().typeParameters();
    TypeSubstitution arguments = TypeSubstitution.of(parameters, captured);
    for (int i = 0; i < captured.size(); i++) {
      if (type.arguments().get(i) instanceof Wildcard wildcard) {
        JavaType bound = arguments.apply(parameters.get(i).bound());
        CapturedTypeVariable.of(captured.get(i))
            .orElseThrow()
            .bind(wildcard.upper().map(upper -> greatestLowerBound(upper, bound)).orElse(bound));
      }
    }
    return captured;
  }

  /** The lower bound that a variable has from capture conversion. */
  public Optional<JavaType> lowerBound(JavaType type) {
    return CapturedTypeVariable.of(type).flatMap(CapturedTypeVariable::lower);
  }

  public boolean isCaptured(JavaType type) {
    return CapturedTypeVariable.of(type).isPresent();
  }

  /**
   * A type without the variables of capture conversion: as a type argument the wildcard is back,
   * elsewhere its upper bound.
   */
  public JavaType uncapture(JavaType type) {
    return CAPTURE_REMOVAL.map(type);
  }

  /** JLS 4.10.5: the type of a variable declared with {@code var} and a value of this type. */
  public JavaType upwardProjection(JavaType type) {
    return new UpwardProjection(this).up(type);
  }

  /** JLS 5.1.10, of two types: one of them where it is a subtype of the other. */
  public JavaType greatestLowerBound(JavaType a, JavaType b) {
    if (isSubtype(a, b)) {
      return a;
    }
    if (isSubtype(b, a)) {
      return b;
    }
    List<JavaType> parts = new ArrayList<>();
    for (JavaType type : List.of(a, b)) {
      parts.addAll(type instanceof Intersection i ? i.parts() : List.of(type));
    }
    return new Intersection(
        List.copyOf(Set.copyOf(parts)).size() == parts.size()
            ? parts
            : parts.stream().distinct().toList());
  }

  /** JLS 4.10.4; UNKNOWN where the bound is recursive. */
  public JavaType leastUpperBound(List<JavaType> all) {
    return leastUpperBound.of(all);
  }

  /** Whether {@code test} holds for a type or some part of it. */
  public static boolean mentions(JavaType type, Predicate<JavaType> test) {
    return new TypeMentions(test).in(type);
  }

  public static boolean isKnown(JavaType type) {
    return type instanceof Primitive || !mentions(type, t -> t == Special.UNKNOWN);
  }

  public static boolean isErroneous(JavaType type) {
    return !(type instanceof Primitive) && mentions(type, t -> t == Special.ERRONEOUS);
  }
}
