package dev.sycamore.frontend.tree;

import static org.assertj.core.api.Assertions.assertThat;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreeScanner;
import com.sun.source.util.Trees;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.frontend.text.SourceFile;
import java.io.IOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Offsets and lines are javac's, whatever stands in comments, strings and text blocks. */
class PositionsAgainstJavacTest {

  /** Pieces of a class body that mislead those who count lines or characters. */
  private static final List<String> PIECES =
      List.of(
          "// java -cp x \\\n",
          "// java -cp x \\\r\n",
          "/* a \\\n b \\\r c \\\r\n d */",
          "/** \\\n */",
          "String s@ = \"\"\"\n  one \\\n  two\\\\\n  three\n  \"\"\";",
          "String s@ = \"\"\"\r\n  one \\\r\n  two\n  \"\"\";",
          "String s@ = \"\\\\\";\n",
          "String s@ = \"\\\\u000a\";\n",
          "String s@ = \"\\u005c\\u005c\";",
          "String s@ = \"\\u005cn\";\r",
          "char c@ = '\\u005c\\u005c';\n",
          "// one \\u000a int y@ = 2;",
          "// one \\u000d\\u000a int y@ = 2;",
          "// one \\uuu000d int y@ = 2;\n",
          "\\u0069nt z@ = 3;",
          "int \\u0061b@ = 3;\n",
          "\f",
          "\t\t",
          "\r",
          "\n",
          "\r\n",
          "\n\r",
          "\\u0009");

  private static String program(Random random) {
    StringBuilder text = new StringBuilder("class Lines {\n");
    for (int i = 0; i < 40; i++) {
      text.append(PIECES.get(random.nextInt(PIECES.size())).replace("@", "" + i));
      text.append("int x").append(i).append(" = 1;").append(random.nextBoolean() ? "\n" : " ");
    }
    return text.append('}').toString();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12})
  void placesAreThoseOfJavac(int seed) throws IOException {
    String text = program(new Random(seed));
    assertThat(ours(text)).as(text).isEqualTo(javacs(text)).hasSizeGreaterThan(39);
  }

  @Test
  void aBackslashAtTheEndOfALineIsNoLine() throws IOException {
    assertThat(ours("class Lines { // \\\nint x = 1;\n}")).containsEntry("x", "23:2:5");
  }

  private static Map<String, String> ours(String text) {
    SourceParser parser =
        new SourceParser(
            diagnostic -> {
              throw new AssertionError(diagnostic.toString());
            });
    SyntaxTree tree = parser.parse(new SourceFile("Lines.java", text)).orElseThrow();
    Map<String, String> places = new LinkedHashMap<>();
    for (VariableDeclarator variable : tree.root().findAll(VariableDeclarator.class)) {
      SourceSpan span = tree.positions().of((Node) variable.getName());
      places.put(
          variable.getNameAsString(), span.offset() + ":" + span.line() + ":" + span.column());
    }
    return places;
  }

  private static Map<String, String> javacs(String text) throws IOException {
    JavaFileObject file =
        new SimpleJavaFileObject(URI.create("string:///Lines.java"), JavaFileObject.Kind.SOURCE) {
          @Override
          public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
          }
        };
    JavacTask task =
        (JavacTask)
            ToolProvider.getSystemJavaCompiler()
                .getTask(null, null, null, List.of(), null, List.of(file));
    List<CompilationUnitTree> units = new ArrayList<>();
    task.parse().forEach(units::add);
    SourcePositions positions = Trees.instance(task).getSourcePositions();
    CompilationUnitTree unit = units.get(0);
    Map<String, String> places = new LinkedHashMap<>();
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitVariable(VariableTree variable, Void unused) {
        // The name follows the type and one blank; javac does not tell where it is.
        int name = (int) positions.getEndPosition(unit, variable.getType()) + 1;
        long line = unit.getLineMap().getLineNumber(name);
        long column = name - unit.getLineMap().getStartPosition(line) + 1;
        places.put(variable.getName().toString(), name + ":" + line + ":" + column);
        return super.visitVariable(variable, null);
      }
    }.scan(unit, null);
    return places;
  }
}
