package dev.sycamore.frontend.attribution.scope;

import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.ImportDeclaration;
import com.github.javaparser.ast.body.ClassOrInterfaceDeclaration;
import com.github.javaparser.ast.expr.Name;
import dev.sycamore.frontend.attribution.member.Signature;
import dev.sycamore.frontend.attribution.member.TypeMembers;
import dev.sycamore.frontend.symbols.ClassSymbol;
import dev.sycamore.frontend.symbols.FieldSymbol;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.frontend.symbols.MethodSymbol;
import dev.sycamore.frontend.symbols.SymbolTable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;

/** What a compilation unit's package and imports make visible (JLS 7.5, shadowing by JLS 6.4.1). */
public final class UnitImports {
  private static final String BASE_MODULE = "java.base";

  private final SymbolTable symbols;
  private final TypeMembers members;
  private final String prefix;
  private final List<ImportDeclaration> imports;
  private final boolean compact;
  private final Map<String, Optional<ClassSymbol>> types = new HashMap<>();

  public UnitImports(CompilationUnit unit, SymbolTable symbols, TypeMembers members) {
    this.symbols = symbols;
    this.members = members;
    this.prefix = unit.getPackageDeclaration().map(p -> p.getNameAsString() + ".").orElse("");
    this.imports = List.copyOf(unit.getImports());
    this.compact =
        unit.getTypes().stream()
            .anyMatch(t -> t instanceof ClassOrInterfaceDeclaration c && c.isCompact());
  }

  public String packagePrefix() {
    return prefix;
  }

  /** Whether names may come from a module import; not every host compiler knows its packages. */
  boolean importsModules() {
    return imports.stream().anyMatch(ImportDeclaration::isModule);
  }

  /** The class that a simple name means outside of every class. */
  Optional<ClassSymbol> type(String name) {
    Optional<ClassSymbol> known = types.get(name);
    if (known == null) {
      known =
          isImportedByName(name)
              ? singleImport(name)
              : symbols
                  .classNamed(prefix + name)
                  .or(() -> onDemand(name))
                  .or(() -> symbols.classNamed("java.lang." + name))
                  .or(() -> fromModules(name));
      types.put(name, known);
    }
    return known;
  }

  /**
   * Whether a single import declares the type name, and so shadows what else has it (JLS 6.4.1),
   * also if the host compiler cannot resolve it and will say so. A static import declares one if
   * its class has such a member, or is not there.
   */
  private boolean isImportedByName(String name) {
    return imports.stream()
        .filter(each -> !each.isAsterisk() && !each.isModule())
        .filter(each -> each.getName().getIdentifier().equals(name))
        .anyMatch(
            each ->
                !each.isStatic()
                    || owner(each).isEmpty()
                    || members.memberClass(owner(each).get(), name).isPresent());
  }

  private Optional<ClassSymbol> singleImport(String name) {
    for (ImportDeclaration each : imports) {
      if (!each.isAsterisk() && !each.isModule() && each.getName().getIdentifier().equals(name)) {
        Optional<ClassSymbol> found =
            each.isStatic()
                ? owner(each).flatMap(owner -> members.memberClass(owner, name))
                : symbols.classNamed(each.getNameAsString());
        if (found.isPresent()) {
          return found;
        }
      }
    }
    return Optional.empty();
  }

  private Optional<ClassSymbol> onDemand(String name) {
    for (ImportDeclaration each : imports) {
      if (!each.isAsterisk() || each.isModule()) {
        continue;
      }
      Optional<ClassSymbol> found =
          each.isStatic()
              ? symbols
                  .classNamed(each.getNameAsString())
                  .flatMap(owner -> members.memberClass(owner, name))
              : symbols
                  .classNamed(each.getNameAsString() + "." + name)
                  .filter(c -> isVisible(c))
                  .or(() -> inheritedMember(each.getNameAsString(), name));
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }

  /** What declarations of modules import, the one that a compact source file is spared included. */
  private Optional<ClassSymbol> fromModules(String name) {
    return Stream.concat(
            imports.stream().filter(ImportDeclaration::isModule).map(i -> i.getNameAsString()),
            compact ? Stream.of(BASE_MODULE) : Stream.empty())
        .flatMap(module -> symbols.packagesOf(module).stream())
        .flatMap(packageName -> symbols.classNamed(packageName + "." + name).stream())
        .filter(found -> found.modifiers().contains(Modifier.PUBLIC))
        .findFirst();
  }

  private Optional<ClassSymbol> inheritedMember(String owner, String name) {
    return symbols.classNamed(owner).flatMap(c -> members.memberClass(c, name));
  }

  /** A class that is not public does not come from another package by an on-demand import. */
  private boolean isVisible(ClassSymbol symbol) {
    return symbol.modifiers().contains(Modifier.PUBLIC)
        || (symbol.packageName() + ".").equals(prefix)
        || symbol.enclosingClass().isPresent();
  }

  /** The field that a static import brings under this name, with the class it is imported from. */
  Optional<ImportedField> field(String name) {
    for (boolean onDemand : new boolean[] {false, true}) {
      for (ClassSymbol owner : staticOwners(name, onDemand)) {
        Optional<FieldSymbol> field =
            members.field(owner, name).filter(f -> f.modifiers().contains(Modifier.STATIC));
        if (field.isPresent()) {
          return Optional.of(new ImportedField(field.get(), owner));
        }
      }
    }
    return Optional.empty();
  }

  /** A statically imported field. */
  record ImportedField(FieldSymbol symbol, ClassSymbol owner) {}

  /**
   * Methods that static imports bring under this name. Those imported by name shadow those imported
   * on demand.
   */
  public List<Signature> methods(String name) {
    List<Signature> all = new ArrayList<>();
    for (boolean onDemand : new boolean[] {false, true}) {
      for (ClassSymbol owner : staticOwners(name, onDemand)) {
        for (MethodSymbol method : members.methods(owner, name)) {
          if (method.modifiers().contains(Modifier.STATIC)
              && all.stream().noneMatch(s -> s.method().equals(method))) {
            all.add(members.signature(new JavaType.Declared(owner, List.of()), method));
          }
        }
      }
      if (!all.isEmpty()) {
        return all;
      }
    }
    return all;
  }

  private List<ClassSymbol> staticOwners(String name, boolean onDemand) {
    List<ClassSymbol> owners = new ArrayList<>();
    for (ImportDeclaration each : imports) {
      if (!each.isStatic() || each.isAsterisk() != onDemand) {
        continue;
      }
      if (onDemand) {
        symbols.classNamed(each.getNameAsString()).ifPresent(owners::add);
      } else if (each.getName().getIdentifier().equals(name)) {
        owner(each).ifPresent(owners::add);
      }
    }
    return owners;
  }

  private Optional<ClassSymbol> owner(ImportDeclaration single) {
    return single.getName().getQualifier().map(Name::asString).flatMap(symbols::classNamed);
  }
}
