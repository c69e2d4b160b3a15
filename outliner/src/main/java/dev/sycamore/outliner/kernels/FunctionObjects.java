package dev.sycamore.outliner.kernels;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.ClassOrInterfaceDeclaration;
import com.github.javaparser.ast.body.EnumConstantDeclaration;
import com.github.javaparser.ast.body.EnumDeclaration;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.body.RecordDeclaration;
import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.ast.expr.ObjectCreationExpr;
import com.github.javaparser.ast.nodeTypes.NodeWithExtends;
import com.github.javaparser.ast.nodeTypes.NodeWithImplements;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.DiagnosticSink;
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
 * Finds the classes, records and enums of a file that are kernels: they implement a kernel
 * interface. Local and anonymous ones are kernels if they declare the interface's method
 * themselves.
 */
final class FunctionObjects {
  private static final String OWN_METHOD =
      "declare `run` in it, or give the class a name: objects of local and anonymous classes are"
          + " kernels by the `run` that they declare themselves";

  private static final String OWN_FIELDS =
      "declare `run` in the enum, and give the constants fields that it reads";

  private FunctionObjects() {}

  /** Those that are declared, local ones included; those that cannot be launched are reported. */
  static List<SourceKernel> find(ParsedUnit unit, HostOnlyCode hostOnly, DiagnosticSink sink) {
    List<SourceKernel> sites = new ArrayList<>();
    for (TypeDeclaration<?> type : unit.types()) {
      Optional<ClassSymbol> symbol =
          unit.attribution()
              .classDeclaredBy(type)
              .filter(declared -> hasObjects(type, declared))
              .filter(FunctionObjects::isKernel)
              .filter(declared -> !hostOnly.covers(type));
      if (symbol.isPresent()) {
        Optional<SourceKernel> site =
            variant(type).isPresent() ? Optional.empty() : site(unit, type, symbol.get());
        site.ifPresentOrElse(sites::add, () -> sink.report(fault(unit, type)));
      }
    }
    return sites;
  }

  private static boolean isKernel(ClassSymbol symbol) {
    return KernelTypes.isKernel(new JavaType.Declared(symbol, List.of()));
  }

  /** A constant of an enum that has a class of its own, which has no name. */
  private static Optional<EnumConstantDeclaration> variant(TypeDeclaration<?> type) {
    return type instanceof EnumDeclaration declaration
        ? declaration.getEntries().stream()
            .filter(entry -> !entry.getClassBody().isEmpty())
            .findFirst()
        : Optional.empty();
  }

  private static Diagnostic fault(ParsedUnit unit, TypeDeclaration<?> type) {
    return variant(type)
        .map(constant -> fault(unit, constant.getName(), "a constant with a body", OWN_FIELDS))
        .orElseGet(
            () -> fault(unit, parent(type), "a local class that inherits `run`", OWN_METHOD));
  }

  /** What a class inherits from: host compilers have no place for its own name. */
  private static Node parent(TypeDeclaration<?> type) {
    List<Node> parents = new ArrayList<>();
    if (type instanceof NodeWithExtends<?> extending) {
      parents.addAll(extending.getExtendedTypes());
    }
    if (type instanceof NodeWithImplements<?> implementing) {
      parents.addAll(implementing.getImplementedTypes());
    }
    return parents.isEmpty() ? type.getName() : parents.get(0);
  }

  private static Diagnostic fault(ParsedUnit unit, Node at, String what, String help) {
    return Diagnostic.of(DiagnosticId.UNKNOWN_KERNEL, unit.spanOf(at), List.of(), what)
        .withHelp(help);
  }

  /** Why an object of an anonymous class that implements a kernel interface is no kernel. */
  static Optional<Diagnostic> faultOf(ParsedUnit unit, ObjectCreationExpr creation) {
    return creation.getAnonymousClassBody().isEmpty()
        ? Optional.empty()
        : unit.attribution()
            .classDeclaredBy(creation)
            .filter(FunctionObjects::isKernel)
            .filter(symbol -> site(unit, creation, symbol).isEmpty())
            .map(
                symbol ->
                    fault(
                        unit,
                        creation,
                        "an object of an anonymous class that inherits `run`",
                        OWN_METHOD));
  }

  /** The kernel that an expression creates an object of, if that is of an anonymous class. */
  static Optional<SourceKernel> anonymous(ParsedUnit unit, ObjectCreationExpr creation) {
    return creation.getAnonymousClassBody().isEmpty()
        ? Optional.empty()
        : unit.attribution()
            .classDeclaredBy(creation)
            .flatMap(symbol -> site(unit, creation, symbol));
  }

  private static boolean hasObjects(TypeDeclaration<?> type, ClassSymbol symbol) {
    boolean isClass =
        type instanceof RecordDeclaration
            || type instanceof EnumDeclaration
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
