package dev.sycamore.outliner.lowering.object;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.FieldAccessExpr;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.MethodReferenceExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.SuperExpr;
import com.github.javaparser.ast.expr.ThisExpr;
import dev.sycamore.frontend.attribution.Attribution;
import dev.sycamore.frontend.attribution.Denotation;
import dev.sycamore.frontend.attribution.Invocation;
import dev.sycamore.frontend.source.SourceUnits;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.frontend.symbols.MethodSymbol;
import dev.sycamore.outliner.lowering.context.ObjectCode;
import dev.sycamore.outliner.types.DeviceTypes;
import dev.sycamore.outliner.types.MethodLookup;
import dev.sycamore.outliner.types.Substitution;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Modifier;

/** Which fields of {@code this} a piece of code uses, and the methods of {@code this} it calls. */
final class FieldUses {

  /**
   * A field.
   *
   * @param key its path begins at the object that the code belongs to
   */
  record Use(FieldKey key, Denotation.Field field) {}

  /**
   * Where code is.
   *
   * @param attribution of its file
   * @param path to the object that it belongs to
   * @param thisClass the class of that object, where it is known exactly
   */
  private record Place(
      Attribution attribution, List<String> path, Optional<JavaType.Declared> thisClass) {}

  /** A method, looked at for the object at the end of a path. */
  private record Visit(MethodSymbol method, List<String> path) {}

  private final SourceUnits units;
  private final List<Use> uses = new ArrayList<>();
  private final Set<FieldKey> fields = new HashSet<>();
  private final Set<Visit> methods = new HashSet<>();

  private FieldUses(SourceUnits units) {
    this.units = units;
  }

  /** The fields of {@code this} that code uses. */
  static List<Use> of(SourceUnits units, ObjectCode code) {
    FieldUses uses = new FieldUses(units);
    uses.visit(code.node(), new Place(code.attribution(), List.of(), code.thisClass()));
    return uses.uses;
  }

  private void visit(Node node, Place place) {
    if (node instanceof NameExpr || node instanceof FieldAccessExpr) {
      field((Expression) node, place);
    } else if (node instanceof MethodCallExpr || node instanceof MethodReferenceExpr) {
      method(node, place);
    }
    node.getChildNodes().forEach(child -> visit(child, place));
  }

  private void field(Expression e, Place place) {
    Attribution attribution = place.attribution();
    if (e instanceof NameExpr
        && attribution.denotationOf(e).orElse(null) instanceof Denotation.Local local
        && attribution.constantOf(e).isEmpty()) {
      CapturedByClass.of(e, local, attribution).ifPresent(field -> add(place, List.of(), field));
      return;
    }
    boolean ofThis =
        e instanceof NameExpr
            || ((FieldAccessExpr) e).getScope() instanceof ThisExpr
            || ((FieldAccessExpr) e).getScope() instanceof SuperExpr;
    if (ofThis
        && attribution.constantOf(e).isEmpty()
        && attribution.denotationOf(e).orElse(null) instanceof Denotation.Field field
        && !field.symbol().isEnumConstant()
        && !field.symbol().modifiers().contains(Modifier.STATIC)) {
      EnclosingClass.pathTo(e, field, attribution).ifPresent(way -> add(place, way, field));
    }
  }

  /** Adds a field; one that is inherited from a generic class has the type that it has there. */
  private void add(Place place, List<String> way, Denotation.Field field) {
    FieldKey key = FieldKey.of(FieldKey.joined(place.path(), way), field);
    if (fields.add(key)) {
      JavaType type =
          place
              .thisClass()
              .filter(c -> way.isEmpty())
              .flatMap(c -> MethodLookup.supertype(c, field.symbol().owner()))
              .map(in -> DeviceTypes.argumentsOf(in).apply(field.type()))
              .orElse(field.type());
      uses.add(new Use(key, new Denotation.Field(field.symbol(), type, field.implicitOwner())));
    }
  }

  private void method(Node call, Place place) {
    Optional<Invocation> invocation = place.attribution().invocationOf(call);
    if (invocation.isEmpty()) {
      return;
    }
    Optional<BoundMethod> method =
        BoundMethod.ofThis(
            units,
            place.attribution(),
            new Substitution(Map.of(), place.thisClass()),
            call,
            invocation.get());
    if (method.isPresent()) {
      visit(method.get(), FieldKey.joined(place.path(), method.get().way()));
    } else if (call instanceof MethodCallExpr written
        && (written.getScope().isEmpty() || written.getScope().get() instanceof ThisExpr)
        && invocation.get().method().parameters().isEmpty()) {
      accessor(written, invocation.get(), place);
    }
  }

  private void visit(BoundMethod method, List<String> path) {
    if (methods.add(new Visit(method.invocation().method(), path))) {
      visit(
          method.declaration(),
          new Place(method.source().unit().attribution(), path, method.thisClass()));
    }
  }

  /** An accessor of a record that nobody wrote, perhaps called through an interface. */
  private void accessor(MethodCallExpr call, Invocation invocation, Place place) {
    EnclosingClass.pathTo(call, invocation, place.attribution())
        .ifPresent(
            way -> {
              JavaType type = invocation.receiver();
              if (way.isEmpty() && place.thisClass().isPresent()) {
                type = place.thisClass().get();
              }
              if (type instanceof JavaType.Declared record) {
                RecordComponents.find(record, invocation.method().name())
                    .ifPresent(c -> add(place, way, c));
              }
            });
  }
}
