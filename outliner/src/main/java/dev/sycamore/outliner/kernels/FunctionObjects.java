package dev.sycamore.outliner.kernels;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.ClassOrInterfaceDeclaration;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.body.RecordDeclaration;
import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.ast.expr.ObjectCreationExpr;
import dev.sycamore.frontend.source.ParsedUnit;
import dev.sycamore.frontend.symbols.ClassSymbol;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.frontend.symbols.MethodSymbol;
import dev.sycamore.outliner.types.MethodLookup;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/**
 * Finds the classes and records of a file that are kernels: they implement a kernel interface.
 * Local and anonymous ones are kernels if they declare the interface's method themselves.
 */
final class FunctionObjects {
  private FunctionObjects() {}

  /** Those that are declared, local ones included. */
  static List<SourceKernel> find(ParsedUnit unit) {
    List<SourceKernel> sites = new ArrayList<>();
    for (TypeDeclaration<?> type : unit.types()) {
      unit.attribution()
          .classDeclaredBy(type)
          .filter(symbol -> canBeKernel(type, symbol))
          .flatMap(symbol -> site(unit, type, symbol))
          .ifPresent(sites::add);
    }
    return sites;
  }

  /** The kernel that an expression creates an object of, if that is of an anonymous class. */
  static Optional<SourceKernel> anonymous(ParsedUnit unit, ObjectCreationExpr creation) {
    return creation.getAnonymousClassBody().isEmpty()
        ? Optional.empty()
        : unit.attribution()
            .classDeclaredBy(creation)
            .flatMap(symbol -> site(unit, creation, symbol));
  }

  /** Whether objects of a class may be kernels: it is no interface, and can have objects. */
  private static boolean canBeKernel(TypeDeclaration<?> type, ClassSymbol symbol) {
    boolean isClass =
        type instanceof RecordDeclaration
            || (type instanceof ClassOrInterfaceDeclaration declaration
                && !declaration.isInterface());
    return isClass && !symbol.modifiers().contains(Modifier.ABSTRACT);
  }

  private static Optional<SourceKernel> site(ParsedUnit unit, Node type, ClassSymbol symbol) {
    JavaType.Declared self =
        new JavaType.Declared(
            symbol, symbol.typeParameters().stream().<JavaType>map(v -> v).toList());
    return KernelInterfaces.of(self)
        .flatMap(
            kernel ->
                code(unit, type, self, kernel)
                    .map(
                        code ->
                            new SourceKernel(
                                unit,
                                code,
                                kernel.parameterTypes(),
                                kernel.launch().form(),
                                kernel.launch().dimensions(),
                                Optional.empty())));
  }

  private static Optional<KernelDefinition> code(
      ParsedUnit unit, Node type, JavaType.Declared self, KernelInterfaces.Found kernel) {
    Optional<MethodSymbol> run = kernel.method().flatMap(method -> MethodLookup.find(self, method));
    if (run.isEmpty()) {
      return Optional.empty();
    }
    if (run.get().owner().equals(self.symbol())
        && unit.attribution().declarationOf(run.get()).orElse(null)
            instanceof MethodDeclaration own) {
      return Optional.of(new KernelDefinition.FunctionObject(self, own));
    }
    // The code of an inherited method does not tell which local class an object is of.
    return type instanceof TypeDeclaration<?> named && !self.symbol().canonicalName().isEmpty()
        ? Optional.of(new KernelDefinition.InheritedRun(self, named, run.get()))
        : Optional.empty();
  }
}
