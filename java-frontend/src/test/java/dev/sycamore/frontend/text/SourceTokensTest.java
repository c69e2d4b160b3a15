package dev.sycamore.frontend.text;

import static org.assertj.core.api.Assertions.assertThat;

import com.github.javaparser.Position;
import com.github.javaparser.Range;
import dev.sycamore.diagnostics.SourceSpan;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tokens of Java, and where they are in files with Unicode escapes and all ends of lines. */
class SourceTokensTest {

  private static List<String> tokens(String text) {
    SourceTokens tokens = new Positions(new SourceFile("Case.java", text)).tokens();
    List<String> found = new ArrayList<>();
    for (tokens.next(); tokens.kind() != TokenKind.END; tokens.next()) {
      found.add(tokens.kind() + " " + tokens.token());
    }
    return found;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "a1 _b $c| WORD a1, WORD _b, WORD $c",
        "42 0x1F 0b1_0 007| INTEGER 42, INTEGER 0x1F, INTEGER 0b1_0, INTEGER 007",
        "42L 0xFl| LONG 42L, LONG 0xFl",
        "1.5 .5f 1e9 1d 0x1p-3| FLOATING 1.5, FLOATING .5f, FLOATING 1e9, FLOATING 1d, FLOATING 0x1p-3",
        "'a' '\\'' '\\\\'| CHARACTER 'a', CHARACTER '\\'', CHARACTER '\\\\'",
        "\"x\" \"\\\"\"| STRING \"x\", STRING \"\\\"\"",
        "List<List<A>>x| WORD List, SIGN <, WORD List, SIGN <, WORD A, SIGN >, SIGN >, WORD x",
        "a>>=b >= c| WORD a, SIGN >>=, WORD b, SIGN >=, WORD c",
        "non-sealed non-x| WORD non-sealed, WORD non, SIGN -, WORD x",
        "a/*b*/c//d| WORD a, WORD c",
        "a->b::c...| WORD a, SIGN ->, WORD b, SIGN ::, WORD c, SIGN ...",
        "1.f(2)| FLOATING 1.f, SIGN (, INTEGER 2, SIGN )",
      })
  void areThoseOfTheParser(String text, String expected) {
    assertThat(String.join(", ", tokens(text))).isEqualTo(expected);
  }

  @Test
  void aTextBlockIsOneToken() {
    assertThat(tokens("\"\"\"\n a \"b\" \\\"\"\" c\n\"\"\" x"))
        .containsExactly("TEXT_BLOCK \"\"\"\n a \"b\" \\\"\"\" c\n\"\"\"", "WORD x");
  }

  /** A backslash that another one escapes begins no escape. */
  @Test
  void unicodeEscapesAreTranslated() {
    assertThat(tokens("\\u0061b \\uuu0041 \"\\\\u0041\""))
        .containsExactly("WORD ab", "WORD A", "STRING \"\\\\u0041\"");
  }

  @Test
  void placesAreThoseOfTheFileAndNotOfTheTranslation() {
    Positions positions = new Positions(new SourceFile("Case.java", "\\u0061 = b;"));
    SourceSpan b = positions.of(new Range(new Position(1, 5), new Position(1, 5)));

    assertThat(positions.areTranslated()).isTrue();
    assertThat(positions.parsed()).isEqualTo("a = b;");
    assertThat(b.offset()).isEqualTo(9);
    assertThat(b.column()).isEqualTo(10);
    assertThat(b.length()).isEqualTo(1);
  }

  @Test
  void linesEndAsHostCompilersCountThem() {
    Positions positions = new Positions(new SourceFile("Case.java", "a\r\nb\rc\nd"));
    SourceTokens tokens = positions.tokens();
    List<String> places = new ArrayList<>();
    for (tokens.next(); tokens.kind() != TokenKind.END; tokens.next()) {
      SourceSpan at = positions.stretch(tokens.start(), tokens.end());
      places.add(tokens.token() + " " + at.line() + ":" + at.column());
    }

    assertThat(places).containsExactly("a 1:1", "b 2:1", "c 3:1", "d 4:1");
  }

  @Test
  void aLineIndexNeverLeavesTheText() {
    LineIndex lines = new LineIndex("ab\ncd");

    assertThat(lines.offset(2, 2)).isEqualTo(4);
    assertThat(lines.offset(2, 99)).isEqualTo(5);
    assertThat(lines.start(9)).isGreaterThan(5);
    assertThat(lines.line(3)).isEqualTo(2);
    assertThat(lines.column(3)).isEqualTo(1);
  }

  @Test
  void filesOfTheDeviceLibraryAreMarked() {
    assertThat(new SourceFile("A.java", "").library()).isFalse();
    assertThat(new SourceFile("A.java", "", SourceFile.Origin.API).library()).isFalse();
    assertThat(new SourceFile("A.java", "", SourceFile.Origin.DEVICE_LIBRARY).library()).isTrue();
  }
}
