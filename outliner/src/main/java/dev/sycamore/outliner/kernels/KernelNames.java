package dev.sycamore.outliner.kernels;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.CallableDeclaration;
import com.github.javaparser.ast.body.FieldDeclaration;
import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.ast.body.VariableDeclarator;
import dev.sycamore.binding.resource.Sha256;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.DiagnosticSink;
import dev.sycamore.frontend.source.ParsedUnit;
import dev.sycamore.frontend.text.SourceTokens;
import dev.sycamore.frontend.text.TokenKind;
import dev.sycamore.model.program.CIdentifier;
import dev.sycamore.outliner.types.Identifiers;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Names of kernels: unique in the compilation unit, as are their entry points, readable, and the
 * same as long as the kernel's own text and place stay, whatever else is in the file.
 */
public final class KernelNames {
  private static final Pattern VALID =
      Pattern.compile("[A-Za-z_][A-Za-z0-9_]*+(?:\\.[A-Za-z_][A-Za-z0-9_]*+)*+");
  private static final int DIGEST_DIGITS = 8;

  private final ParsedUnit unit;
  private final DiagnosticSink sink;

  /** Names by entry points, of which images have one each. */
  private final Map<String, String> taken = new HashMap<>();

  public KernelNames(ParsedUnit unit, DiagnosticSink sink) {
    this.unit = unit;
    this.sink = sink;
  }

  /** Whether a kernel may be named so: identifiers, joined by dots. */
  static boolean isValid(String name) {
    return VALID.matcher(name).matches();
  }

  /** A name for each kernel of the file, in order; an explicit one given twice is reported. */
  public List<String> of(List<SourceKernel> sites) {
    List<String> names = new ArrayList<>();
    for (SourceKernel site : sites) {
      names.add(
          site.variant().isPresent()
              ? numbered(ofVariant(site, site.variant().get()))
              : site.explicitName().map(name -> explicit(site, name)).orElseGet(() -> made(site)));
    }
    return names;
  }

  /** The entry point of a kernel in every image. */
  public String entryPoint(String name) {
    String prefix =
        unit.packageName().isEmpty() ? unit.name() : unit.packageName() + "." + unit.name();
    String inUnit =
        name.startsWith(unit.name() + ".") ? name.substring(unit.name().length() + 1) : name;
    return CIdentifier.of(prefix + "." + inUnit);
  }

  private String explicit(SourceKernel site, String name) {
    String other = taken.putIfAbsent(entryPoint(name), name);
    if (other != null) {
      String fault =
          other.equals(name)
              ? "two kernels of this file are named `" + name + "`"
              : "`"
                  + name
                  + "` and `"
                  + other
                  + "` are the same kernel to a device: the name of the"
                  + " file is part of every kernel's";
      sink.report(Diagnostic.of(DiagnosticId.KERNEL_NAME, site.span(), List.of(), fault));
    }
    return name;
  }

  private String made(SourceKernel site) {
    if (site.code() instanceof KernelDefinition.FunctionObject object && !object.isLocal()) {
      return explicit(site, Identifiers.nameInPackage(object.type().symbol()));
    }
    if (site.code() instanceof KernelDefinition.InheritedRun object) {
      return explicit(site, Identifiers.nameInPackage(object.type().symbol()));
    }
    if (site.code() instanceof KernelDefinition.Method method) {
      return numbered(
          Identifiers.nameInPackage(method.symbol().owner()) + "." + method.symbol().name());
    }
    return numbered(place(site.code().node()) + "." + digest(site.code().node()));
  }

  /** The kernel's own, and a digest of the functions. */
  private static String ofVariant(SourceKernel site, KernelVariant variant) {
    Node node = site.code().node();
    StringBuilder functions = new StringBuilder();
    variant.all().forEach(function -> append(function, functions));
    return site.explicitName()
            .orElseGet(() -> place(node) + ".k" + digits(tokens(site.unit(), node)))
        + ".f"
        + digits(functions.toString());
  }

  private static void append(PassedFunction function, StringBuilder functions) {
    functions.append(function.around()).append(' ');
    functions.append(tokens(function.codeUnit(), function.code())).append(';');
    if (function.parts().findAny().isPresent()) {
      functions.append('(');
      function.parts().forEach(part -> append(part, functions));
      functions.append(')');
    }
  }

  private String numbered(String stem) {
    String name = stem;
    for (int ordinal = 2; taken.putIfAbsent(entryPoint(name), name) != null; ordinal++) {
      name = stem + "." + ordinal;
    }
    return name;
  }

  /** {@code Outer.Inner.method}. */
  static String place(Node node) {
    String name = "";
    Optional<Node> around = node.getParentNode();
    boolean memberFound = false;
    while (around.isPresent()) {
      Node n = around.get();
      if (n instanceof TypeDeclaration<?> type) {
        name = type.getNameAsString() + (name.isEmpty() ? "" : "." + name);
        memberFound = true;
      } else if (!memberFound && n instanceof CallableDeclaration<?> callable) {
        name = callable.getNameAsString();
        memberFound = true;
      } else if (!memberFound
          && n instanceof VariableDeclarator variable
          && variable.getParentNode().filter(FieldDeclaration.class::isInstance).isPresent()) {
        name = variable.getNameAsString();
        memberFound = true;
      }
      around = n.getParentNode();
    }
    return name.isEmpty() ? "kernel" : name;
  }

  private String digest(Node node) {
    return "k" + digits(tokens(unit, node));
  }

  /** The tokens alone, so that layout and comments do not count. */
  private static String tokens(ParsedUnit unit, Node node) {
    StringBuilder text = new StringBuilder();
    if (node.getRange().isPresent()) {
      SourceTokens tokens = unit.positions().tokens(node.getRange().get());
      tokens.next();
      while (tokens.kind() != TokenKind.END) {
        text.append(tokens.token()).append(' ');
        tokens.next();
      }
    }
    return text.toString();
  }

  private static String digits(String text) {
    return Sha256.of(text.getBytes(StandardCharsets.UTF_8)).substring(0, DIGEST_DIGITS);
  }
}
