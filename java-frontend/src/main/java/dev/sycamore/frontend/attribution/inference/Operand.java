package dev.sycamore.frontend.attribution.inference;

import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.frontend.symbols.JavaType.Primitive;
import dev.sycamore.frontend.symbols.Primitives;
import java.util.Optional;

/**
 * An expression of which everything is attributed that does not depend on its context. Where the
 * context has a say in its type (JLS 15.2, poly expressions), {@link #complete} finishes it.
 */
public interface Operand {

  /** Whether the type depends on the context. */
  boolean isPoly();

  /** The type if the context has none to offer; UNKNOWN where it has to. Records nothing. */
  JavaType standaloneType();

  /** Whether the expression may stand where {@code target} is expected (JLS 5.2, 5.3). */
  TruthValue compatibleWith(JavaType target, boolean loose);

  /** Whether the shape of the expression allows {@code formal} at all (JLS 15.12.2.1). */
  default TruthValue potentiallyCompatible(JavaType formal) {
    return TruthValue.YES;
  }

  /**
   * Whether the expression counts when methods are tried for applicability (JLS 15.12.2.2).
   *
   * @param ofTypeParameter whether the formal parameter's type is a type parameter to be inferred
   */
  default boolean isPertinent(boolean ofTypeParameter) {
    return true;
  }

  /** ‹this → formal› (JLS 18.2.1), where {@code formal} mentions inference variables. */
  default void reduce(Inference inference, JavaType formal, boolean loose) {
    inference.compatible(standaloneType(), formal, loose);
  }

  /**
   * Whether functional interface {@code one} is more specific than {@code other} for this
   * expression (JLS 15.12.2.5), neither being a subtype of the other.
   */
  default boolean prefers(JavaType one, JavaType other) {
    return false;
  }

  /** Whether {@link #reduce} would have no variable to resolve first (JLS 18.5.2.2). */
  default boolean inputsAreResolved(Inference inference, JavaType formal) {
    return true;
  }

  /** Whether the type is, or counts as, boolean or numeric (JLS 15.25). */
  Optional<Primitive> primitiveKind();

  /**
   * Finishes attribution; to be called once.
   *
   * @param target empty if the context expects nothing; its type is UNKNOWN if what it expects is
   *     not known: then neither is the type of a poly expression
   */
  JavaType complete(Optional<Target> target);

  /** The value of a constant expression. */
  Optional<Object> constant();

  /** An expression whose type does not depend on the context. */
  record Standalone(JavaType type, Optional<Object> constant, InvocationCompatibility compatibility)
      implements Operand {

    @Override
    public boolean isPoly() {
      return false;
    }

    @Override
    public JavaType standaloneType() {
      return type;
    }

    @Override
    public TruthValue compatibleWith(JavaType target, boolean loose) {
      return compatibility.compatible(type, target, loose);
    }

    @Override
    public Optional<Primitive> primitiveKind() {
      return Primitives.unboxed(type);
    }

    @Override
    public JavaType complete(Optional<Target> target) {
      return type;
    }
  }
}
