package dev.sycamore.frontend.attribution.statement;

import com.github.javaparser.ast.NodeList;
import com.github.javaparser.ast.body.AnnotationMemberDeclaration;
import com.github.javaparser.ast.body.BodyDeclaration;
import com.github.javaparser.ast.body.CallableDeclaration;
import com.github.javaparser.ast.body.CompactConstructorDeclaration;
import com.github.javaparser.ast.body.ConstructorDeclaration;
import com.github.javaparser.ast.body.EnumConstantDeclaration;
import com.github.javaparser.ast.body.EnumDeclaration;
import com.github.javaparser.ast.body.FieldDeclaration;
import com.github.javaparser.ast.body.InitializerDeclaration;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.body.RecordDeclaration;
import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.type.TypeParameter;
import dev.sycamore.frontend.attribution.Denotation;
import dev.sycamore.frontend.attribution.call.ObjectCreations;
import dev.sycamore.frontend.attribution.declaration.SourceClass;
import dev.sycamore.frontend.attribution.declaration.SourceMethod;
import dev.sycamore.frontend.attribution.declaration.SourceTypeParameters;
import dev.sycamore.frontend.attribution.inference.Target;
import dev.sycamore.frontend.attribution.scope.NameScope;
import dev.sycamore.frontend.attribution.scope.ResultContext;
import dev.sycamore.frontend.attribution.unit.UnitContext;
import dev.sycamore.frontend.symbols.ClassSymbol;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.frontend.symbols.JavaType.Primitive;
import dev.sycamore.frontend.symbols.MethodSymbol;
import java.util.List;
import java.util.Optional;

/** The bodies of members: methods, constructors, initialisers. */
public final class MemberBodies {
  private final UnitContext unit;
  private final ObjectCreations creations;

  MemberBodies(UnitContext unit) {
    this.unit = unit;
    this.creations = new ObjectCreations(unit);
  }

  /** All that is in a local class, or in a class within one. */
  void attributeType(TypeDeclaration<?> type, SourceClass symbol) {
    if (type instanceof EnumDeclaration enumeration) {
      enumeration.getEntries().forEach(each -> enumConstant(each, symbol, symbol.body()));
    }
    attributeMembers(type.getMembers(), symbol, symbol.body());
  }

  /** All members of a local or anonymous class. */
  void attributeMembers(NodeList<BodyDeclaration<?>> members, ClassSymbol symbol, NameScope scope) {
    for (BodyDeclaration<?> member : members) {
      if (member instanceof TypeDeclaration<?> type) {
        for (ClassSymbol each : symbol.memberClasses()) {
          if (each instanceof SourceClass source && source.isDeclaredBy(type)) {
            unit.table().classAt(type, source);
            attributeType(type, source);
          }
        }
      } else {
        attribute(member, symbol, scope);
      }
    }
  }

  /**
   * One member that is no class.
   *
   * @param scope of the members of {@code symbol}
   */
  public void attribute(BodyDeclaration<?> member, ClassSymbol symbol, NameScope scope) {
    if (member instanceof CallableDeclaration<?> callable) {
      callable(callable, symbol, scope);
    } else if (member instanceof FieldDeclaration field) {
      field.getVariables().forEach(variable -> field(variable, scope));
    } else if (member instanceof InitializerDeclaration initialiser) {
      unit.statements().attribute(initialiser.getBody(), scope);
    } else if (member instanceof EnumConstantDeclaration constant) {
      enumConstant(constant, symbol, scope);
    } else if (member instanceof CompactConstructorDeclaration constructor) {
      compact(constructor, scope);
    } else if (!(member instanceof AnnotationMemberDeclaration)) {
      // The default of an annotation's element is no code.
      throw new IllegalArgumentException("not a member: " + member.getClass().getSimpleName());
    }
  }

  private void field(VariableDeclarator variable, NameScope scope) {
    JavaType type = unit.typeNames().resolve(variable.getType(), scope);
    variable
        .getInitializer()
        .ifPresent(e -> unit.expressions().initialise(e, scope, Target.of(type)));
  }

  private void enumConstant(EnumConstantDeclaration constant, ClassSymbol symbol, NameScope scope) {
    creations.enumConstant(constant, symbol, scope);
    if (!constant.getClassBody().isEmpty()) {
      enumConstantBody(constant, symbol, scope);
    }
  }

  /** The body of an enum constant, a class that extends the enum (JLS 8.9.1). */
  private void enumConstantBody(
      EnumConstantDeclaration constant, ClassSymbol symbol, NameScope scope) {
    SourceClass body =
        new SourceClass(constant, new JavaType.Declared(symbol, List.of()), scope, unit);
    unit.table().classAt(constant, body);
    attributeMembers(constant.getClassBody(), body, body.body());
  }

  private void compact(CompactConstructorDeclaration constructor, NameScope scope) {
    NameScope inner = scope.nested();
    if (constructor.getParentNode().orElse(null) instanceof RecordDeclaration record) {
      record.getParameters().forEach(p -> declare(p, inner));
    }
    unit.statements().attribute(constructor.getBody(), inner);
  }

  /** Declares a parameter of a method, constructor or catch clause. */
  void declare(Parameter parameter, NameScope scope) {
    JavaType type = unit.typeNames().ofParameter(parameter, scope);
    scope.declare(new Denotation.Local(parameter.getNameAsString(), type, parameter));
  }

  private void callable(CallableDeclaration<?> callable, ClassSymbol symbol, NameScope scope) {
    NameScope header = headerScope(callable, symbol, scope);
    NameScope inner = header.nested();
    for (Parameter parameter : callable.getParameters()) {
      declare(parameter, inner);
    }
    callable.getThrownExceptions().forEach(t -> unit.typeNames().resolve(t, header));
    if (callable instanceof ConstructorDeclaration constructor) {
      unit.statements().attribute(constructor.getBody(), inner);
    } else if (callable instanceof MethodDeclaration method) {
      JavaType returnType = unit.typeNames().resolve(method.getType(), header);
      Optional<Target> result =
          returnType == Primitive.VOID ? Optional.empty() : Target.of(returnType);
      method
          .getBody()
          .ifPresent(
              body ->
                  unit.statements()
                      .attribute(
                          body,
                          inner.withResults(
                              ResultContext.returning(operand -> operand.complete(result)))));
    }
  }

  /** The scope of a method's type parameters. */
  private NameScope headerScope(
      CallableDeclaration<?> callable, ClassSymbol symbol, NameScope scope) {
    NameScope header = scope.nested();
    if (!callable.getTypeParameters().isEmpty()) {
      methodOf(callable, symbol, scope)
          .ifPresent(
              method -> method.typeParameters().forEach(v -> header.declareType(v.name(), v)));
      callable.getTypeParameters().stream()
          .flatMap(p -> p.getTypeBound().stream())
          .forEach(t -> unit.typeNames().resolve(t, header));
    }
    return header;
  }

  /** The symbol of a declared method or constructor. */
  public Optional<MethodSymbol> methodOf(
      CallableDeclaration<?> callable, ClassSymbol symbol, NameScope scope) {
    boolean constructor = callable instanceof ConstructorDeclaration;
    List<MethodSymbol> candidates =
        (constructor ? symbol.constructors() : symbol.methods())
            .stream()
                .filter(m -> constructor || m.name().equals(callable.getNameAsString()))
                .filter(m -> m.parameters().size() == callable.getParameters().size())
                .toList();
    if (candidates.size() == 1) {
      return Optional.of(candidates.get(0));
    }
    return candidates.stream().filter(m -> declares(callable, m, scope)).findFirst();
  }

  /** Overloads may differ in the bounds of their type parameters alone. */
  private boolean declares(
      NodeList<TypeParameter> written, List<JavaType.Variable> variables, NameScope header) {
    if (written.size() != variables.size()) {
      return false;
    }
    for (int i = 0; i < written.size(); i++) {
      List<JavaType> bounds =
          written.get(i).getTypeBound().stream()
              .map(t -> unit.typeNames().resolve(t, header))
              .toList();
      JavaType bound = SourceTypeParameters.bound(bounds, unit.types());
      if (!variables.get(i).name().equals(written.get(i).getNameAsString())
          || !variables.get(i).bound().equals(bound)) {
        return false;
      }
    }
    return true;
  }

  private boolean declares(CallableDeclaration<?> callable, MethodSymbol method, NameScope scope) {
    if (method instanceof SourceMethod source) {
      return source.isDeclaredBy(callable);
    }
    return unit.table()
        .speculate(
            () -> {
              NameScope header = scope.nested();
              method.typeParameters().forEach(v -> header.declareType(v.name(), v));
              if (!declares(callable.getTypeParameters(), method.typeParameters(), header)) {
                return false;
              }
              for (int i = 0; i < callable.getParameters().size(); i++) {
                JavaType written =
                    unit.typeNames().ofParameter(callable.getParameters().get(i), header);
                if (!written.equals(method.parameters().get(i).type())) {
                  return false;
                }
              }
              return true;
            });
  }
}
