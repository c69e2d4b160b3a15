package dev.sycamore.frontend.source;

import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.ast.expr.AnnotationExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.FieldAccessExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.nodeTypes.NodeWithSimpleName;
import dev.sycamore.annotations.FastMath;
import dev.sycamore.binding.resource.UnitFileNames;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.frontend.attribution.Attribution;
import dev.sycamore.frontend.text.Positions;
import dev.sycamore.frontend.text.SourceFile;
import dev.sycamore.frontend.tree.CodePlace;
import dev.sycamore.frontend.tree.DeclaredNodes;
import dev.sycamore.frontend.tree.SyntaxTree;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** One file: its text, its tree, and what is known about its expressions. */
public final class ParsedUnit {
  private final SyntaxTree syntax;
  private final Function<CompilationUnit, Attribution> attributor;
  private Attribution attribution;
  private DeclaredNodes declared;
  private Map<String, List<Expression>> named;
  private FastMathScopes fastMath;
  private UncheckedScopes unchecked;

  ParsedUnit(SyntaxTree syntax, Function<CompilationUnit, Attribution> attributor) {
    this.syntax = syntax;
    this.attributor = attributor;
  }

  public SourceFile file() {
    return syntax.file();
  }

  public CompilationUnit tree() {
    return syntax.root();
  }

  public Positions positions() {
    return syntax.positions();
  }

  public SourceSpan spanOf(Node node) {
    return positions().of(node);
  }

  /** Whether a node is one of this file's. */
  @SuppressWarnings("ReferenceEquality") // Nodes are equal to those of other files that look alike.
  public boolean declares(Node node) {
    return node.findRootNode() == tree();
  }

  /** Where a node of this file is, whenever the file is read. */
  public CodePlace placeOf(Node node) {
    return CodePlace.of(syntax, node);
  }

  /** All classes with a name in the file, in the order of the text. */
  public List<TypeDeclaration<?>> types() {
    return declared().types();
  }

  /** All annotations in the file, in the order of the text. */
  public List<AnnotationExpr> annotations() {
    return declared().annotations();
  }

  /** What {@code @FastMath} allows at a node; nothing for the JVM's results. */
  public Set<FastMath.Option> fastMathAt(Node node) {
    if (fastMath == null) {
      fastMath = FastMathScopes.of(annotations(), this::attribution);
    }
    return fastMath.at(node);
  }

  /** The {@code @Unchecked} that holds at a node, and what it stands at, for users. */
  public Optional<String> uncheckedAt(Node node) {
    if (unchecked == null) {
      unchecked = UncheckedScopes.of(annotations(), this::attribution);
    }
    return unchecked.at(node);
  }

  private DeclaredNodes declared() {
    if (declared == null) {
      declared = DeclaredNodes.of(tree());
    }
    return declared;
  }

  /** The expressions that are a name, or end in it, in the order of the text. */
  public List<Expression> expressionsNamed(String name) {
    if (named == null) {
      named = new HashMap<>();
      tree().walk(Expression.class, this::addNamed);
    }
    return named.getOrDefault(name, List.of());
  }

  private void addNamed(Expression e) {
    if (e instanceof NodeWithSimpleName<?> simple
        && (e instanceof NameExpr || e instanceof FieldAccessExpr)) {
      named.computeIfAbsent(simple.getNameAsString(), name -> new ArrayList<>()).add(e);
    }
  }

  /** Made when it is first asked for. */
  public Attribution attribution() {
    if (attribution == null) {
      attribution = attributor.apply(tree());
    }
    return attribution;
  }

  /** Empty for the unnamed package. */
  public String packageName() {
    return tree().getPackageDeclaration().map(p -> p.getNameAsString()).orElse("");
  }

  /** What its unit is called. */
  public UnitName unitName() {
    return new UnitName(packageName(), name(), file().path());
  }

  /** The name of the file as that of a unit. */
  public String name() {
    return UnitFileNames.unit(positions().start().fileName());
  }
}
