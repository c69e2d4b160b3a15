package dev.sycamore.outliner.lowering.object;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.Expression;
import dev.sycamore.frontend.attribution.Attribution;
import dev.sycamore.frontend.attribution.Denotation;
import dev.sycamore.frontend.symbols.AnnotationSet;
import dev.sycamore.frontend.symbols.ClassSymbol;
import dev.sycamore.frontend.symbols.FieldSymbol;
import dev.sycamore.frontend.symbols.JavaType;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Modifier;

/**
 * A variable of the code around a local or anonymous class that the class uses (JLS 8.1.3): javac
 * and ecj make a field of it in the class that has the use, {@code val$x}.
 *
 * @param variable its name in the source
 * @param declaration of the variable, in the file of the class
 * @param owner the class
 */
public record CapturedByClass(String variable, JavaType type, Node declaration, ClassSymbol owner)
    implements FieldSymbol {
  private static final String PREFIX = "val$";

  /** The field that a name of a local variable reads, if its class captures the variable. */
  public static Optional<Denotation.Field> of(
      Expression use, Denotation.Local local, Attribution attribution) {
    Node declaration = local.declaration();
    Optional<ClassSymbol> inside = EnclosingClass.innermost(use, attribution);
    return inside
        .filter(symbol -> symbol.canonicalName().isEmpty())
        .filter(
            symbol ->
                EnclosingClass.innermost(declaration, attribution).filter(symbol::equals).isEmpty())
        .map(
            symbol ->
                new Denotation.Field(
                    new CapturedByClass(local.name(), local.type(), declaration, symbol),
                    local.type(),
                    Optional.of(symbol)));
  }

  @Override
  public String name() {
    return PREFIX + variable;
  }

  @Override
  public Set<Modifier> modifiers() {
    return Set.of(Modifier.FINAL);
  }

  @Override
  public boolean isEnumConstant() {
    return false;
  }

  @Override
  public Optional<Object> constantValue() {
    return Optional.empty();
  }

  @Override
  public AnnotationSet annotations() {
    return AnnotationSet.NONE;
  }
}
