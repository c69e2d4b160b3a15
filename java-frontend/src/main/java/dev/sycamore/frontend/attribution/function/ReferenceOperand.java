package dev.sycamore.frontend.attribution.function;

import com.github.javaparser.ast.expr.MethodReferenceExpr;
import dev.sycamore.frontend.attribution.FunctionTarget;
import dev.sycamore.frontend.attribution.function.ReferencedMethods.Referenced;
import dev.sycamore.frontend.attribution.inference.Inference;
import dev.sycamore.frontend.attribution.inference.Operand;
import dev.sycamore.frontend.attribution.inference.Target;
import dev.sycamore.frontend.attribution.inference.TruthValue;
import dev.sycamore.frontend.attribution.member.FunctionTypes.FunctionType;
import dev.sycamore.frontend.attribution.member.Signature;
import dev.sycamore.frontend.attribution.scope.NameScope;
import dev.sycamore.frontend.attribution.unit.UnitContext;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.frontend.symbols.JavaType.Primitive;
import dev.sycamore.frontend.symbols.JavaType.Special;
import dev.sycamore.frontend.symbols.JavaTypes;
import dev.sycamore.frontend.symbols.MethodSymbol;
import java.util.List;
import java.util.Optional;

/** A method reference (JLS 15.13). */
public final class ReferenceOperand implements Operand {
  private final MethodReferenceExpr reference;
  private final UnitContext unit;
  private final ReferencedMethods methods;

  public ReferenceOperand(MethodReferenceExpr reference, NameScope scope, UnitContext unit) {
    this.reference = reference;
    this.unit = unit;
    this.methods =
        new ReferencedMethods(
            reference, unit.names().referenceQualifier(reference.getScope(), scope), scope, unit);
  }

  @Override
  public boolean isPoly() {
    return true;
  }

  @Override
  public JavaType standaloneType() {
    return Special.UNKNOWN;
  }

  @Override
  public Optional<Object> constant() {
    return Optional.empty();
  }

  @Override
  public Optional<Primitive> primitiveKind() {
    return Optional.empty();
  }

  @Override
  public TruthValue potentiallyCompatible(JavaType formal) {
    if (!JavaTypes.isKnown(formal) || JavaTypes.isErroneous(formal)) {
      return TruthValue.UNKNOWN;
    }
    Optional<MethodSymbol> method = unit.functionTypes().methodOf(formal);
    if (method.isEmpty()) {
      return TruthValue.NO;
    }
    return methods.hasArity(method.get().parameters().size());
  }

  @Override
  public boolean isPertinent(boolean ofTypeParameter) {
    return !ofTypeParameter && methods.exact().isPresent();
  }

  @Override
  public boolean inputsAreResolved(Inference inference, JavaType formal) {
    return methods.exact().isPresent()
        || unit.functionTypes()
            .of(formal)
            .map(f -> f.signature().parameters().stream().allMatch(inference::isResolved))
            .orElse(false);
  }

  @Override
  public TruthValue compatibleWith(JavaType target, boolean loose) {
    Optional<FunctionType> function = unit.functionTypes().of(target);
    if (function.isEmpty()) {
      return TruthValue.UNKNOWN;
    }
    Signature signature = function.get().signature();
    Optional<Referenced> found = methods.find(signature.parameters(), signature.returnType());
    if (found.isEmpty()) {
      return TruthValue.UNKNOWN;
    }
    if (signature.returnType() == Primitive.VOID) {
      return TruthValue.YES;
    }
    JavaType result = found.get().returnType();
    return unit.compatibility()
        .compatible(unit.types().capture(result), signature.returnType(), true);
  }

  @Override
  public void reduce(Inference inference, JavaType formal, boolean loose) {
    Optional<FunctionType> function = unit.functionTypes().of(inference.functional(formal));
    if (function.isEmpty() || function.get().signature().isGeneric()) {
      inference.giveUp();
      return;
    }
    List<JavaType> formals = function.get().signature().parameters();
    JavaType returnType = function.get().signature().returnType();
    Optional<Signature> exact = methods.exact();
    if (exact.isPresent()) {
      methods.reduceExact(exact.get(), inference, formals, returnType);
      return;
    }
    formals.forEach(inference::resolveIn);
    List<JavaType> parameters = formals.stream().map(inference::close).toList();
    if (returnType == Primitive.VOID || inference.isProper(returnType)) {
      return;
    }
    methods
        .call(parameters)
        .ifPresentOrElse(call -> reduceResult(call, inference, returnType), inference::giveUp);
  }

  private static void reduceResult(Operand call, Inference inference, JavaType returnType) {
    if (call.isPoly()) {
      call.reduce(inference, returnType, true);
    } else {
      inference.compatible(call.standaloneType(), returnType, true);
    }
  }

  /** JLS 15.12.2.5, for an exact method reference. */
  @Override
  public boolean prefers(JavaType one, JavaType other) {
    Optional<Signature> exact = methods.exact();
    Optional<FunctionType> mine = unit.functionTypes().of(one);
    Optional<FunctionType> theirs = unit.functionTypes().of(other);
    if (exact.isEmpty()
        || mine.isEmpty()
        || theirs.isEmpty()
        || !mine.get().signature().parameters().equals(theirs.get().signature().parameters())) {
      return false;
    }
    JavaType r = mine.get().signature().returnType();
    JavaType s = theirs.get().signature().returnType();
    if (s == Primitive.VOID || r == Primitive.VOID) {
      return s == Primitive.VOID;
    }
    if (r instanceof Primitive == s instanceof Primitive) {
      return unit.types().isSubtype(r, s);
    }
    return exact.get().returnType() instanceof Primitive == r instanceof Primitive;
  }

  @Override
  public JavaType complete(Optional<Target> target) {
    Optional<FunctionType> function = target.flatMap(t -> unit.functionTypes().of(t.type()));
    if (function.isEmpty()) {
      boolean erroneous = target.filter(t -> JavaTypes.isErroneous(t.type())).isPresent();
      return unit.table().type(reference, erroneous ? Special.ERRONEOUS : Special.UNKNOWN);
    }
    Signature signature = function.get().signature();
    unit.table()
        .function(
            reference,
            new FunctionTarget(
                unit.types().uncapture(function.get().type()),
                signature.method(),
                signature.parameters().stream().map(unit.types()::uncapture).toList(),
                unit.types().uncapture(signature.returnType()),
                target.get().parameter()));
    methods
        .find(signature.parameters(), signature.returnType())
        .flatMap(Referenced::invocation)
        .ifPresent(invocation -> unit.table().invocation(reference, invocation));
    return unit.table().type(reference, function.get().type());
  }
}
