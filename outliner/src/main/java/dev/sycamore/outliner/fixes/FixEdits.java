package dev.sycamore.outliner.fixes;

import com.github.javaparser.ast.ImportDeclaration;
import com.github.javaparser.ast.Modifier;
import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.nodeTypes.NodeWithModifiers;
import dev.sycamore.diagnostics.Fix;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.diagnostics.TextEdit;
import dev.sycamore.frontend.source.ParsedUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.regex.Pattern;

/** The edits of a fix in one file, while it is put together. */
final class FixEdits {
  private final ParsedUnit unit;
  private final String text;
  private final List<TextEdit> edits = new ArrayList<>();
  private final TreeSet<String> imports = new TreeSet<>();
  private final TreeSet<String> staticImports = new TreeSet<>();

  FixEdits(ParsedUnit unit) {
    this.unit = unit;
    this.text = unit.file().text();
  }

  /** The text of a node as it is written. */
  String textOf(Node node) {
    return text.substring(startOf(node), endOf(node));
  }

  int startOf(Node node) {
    return unit.spanOf(node).offset();
  }

  /** The offset behind the last character of a node. */
  int endOf(Node node) {
    SourceSpan span = unit.spanOf(node);
    return span.offset() + span.length();
  }

  FixEdits replace(Node node, String replacement) {
    return replace(startOf(node), endOf(node), replacement);
  }

  FixEdits replace(int from, int to, String replacement) {
    edits.add(new TextEdit(unit.positions().stretch(from, to), replacement));
    return this;
  }

  FixEdits insert(int offset, String inserted) {
    return replace(offset, offset, inserted);
  }

  /** Deletes a part of a declaration, such as an annotation, with the space behind it. */
  FixEdits deleteWord(Node node) {
    int end = endOf(node);
    while (end < text.length() && Character.isWhitespace(text.charAt(end))) {
      end++;
    }
    return replace(startOf(node), end, "");
  }

  /** Deletes a modifier, if it is written. */
  FixEdits deleteModifier(NodeWithModifiers<?> declaration, Modifier.Keyword keyword) {
    declaration.getModifiers().stream()
        .filter(m -> m.getKeyword() == keyword && m.getRange().isPresent())
        .filter(m -> textOf(m).equals(keyword.asString()))
        .findFirst()
        .ifPresent(this::deleteWord);
    return this;
  }

  /** How a line ends in this file. */
  String lineEnd() {
    int end = text.indexOf('\n');
    return end > 0 && text.charAt(end - 1) == '\r' ? "\r\n" : "\n";
  }

  /** The white space before an offset, if there is nothing else before it in its line. */
  Optional<String> indentation(int offset) {
    int start = offset;
    while (start > 0 && (text.charAt(start - 1) == ' ' || text.charAt(start - 1) == '\t')) {
      start--;
    }
    boolean first = start == 0 || text.charAt(start - 1) == '\n' || text.charAt(start - 1) == '\r';
    return first ? Optional.of(text.substring(start, offset)) : Optional.empty();
  }

  /** The offset of the last {@code wanted} before an offset. */
  int before(char wanted, int offset) {
    return text.lastIndexOf(wanted, offset);
  }

  /** Whether a word occurs in the file, in whatever sense. */
  boolean mentions(String word) {
    return Pattern.compile("(?<![\\w$])" + Pattern.quote(word) + "(?![\\w$])").matcher(text).find();
  }

  /** What a class is called here, which is imported unless its simple name is another's. */
  String imported(String qualifiedName) {
    int dot = qualifiedName.lastIndexOf('.');
    String simpleName = qualifiedName.substring(dot + 1);
    if (unit.packageName().equals(qualifiedName.substring(0, dot))
        || isImported(false, qualifiedName)) {
      return simpleName;
    } else if (mentions(simpleName)) {
      return qualifiedName;
    }
    imports.add(qualifiedName);
    return simpleName;
  }

  /** Imports a static member, unless it is imported. */
  FixEdits importStatic(String qualifiedName) {
    if (!isImported(true, qualifiedName)) {
      staticImports.add(qualifiedName);
    }
    return this;
  }

  private boolean isImported(boolean isStatic, String qualifiedName) {
    String around = qualifiedName.substring(0, qualifiedName.lastIndexOf('.'));
    return unit.tree().getImports().stream()
        .filter(i -> i.isStatic() == isStatic)
        .anyMatch(i -> i.getNameAsString().equals(i.isAsterisk() ? around : qualifiedName));
  }

  /** All edits under a title; empty if there are none. */
  Optional<Fix> fix(String title) {
    addImports();
    return edits.isEmpty() ? Optional.empty() : Optional.of(new Fix(title, edits));
  }

  private void addImports() {
    List<String> lines = new ArrayList<>();
    staticImports.forEach(name -> lines.add("import static " + name + ";"));
    imports.forEach(name -> lines.add("import " + name + ";"));
    if (lines.isEmpty()) {
      return;
    }
    String block = String.join(lineEnd(), lines);
    List<ImportDeclaration> written = unit.tree().getImports();
    if (!written.isEmpty()) {
      // No statement is between imports, so that they may stand before the first one.
      ImportDeclaration first =
          written.stream()
              .filter(i -> i.isStatic() == imports.isEmpty())
              .findFirst()
              .orElse(written.get(0));
      insert(startOf(first), block + lineEnd());
    } else if (unit.tree().getPackageDeclaration().isPresent()) {
      insert(endOf(unit.tree().getPackageDeclaration().get()), lineEnd() + lineEnd() + block);
    } else {
      insert(0, block + lineEnd() + lineEnd());
    }
  }
}
