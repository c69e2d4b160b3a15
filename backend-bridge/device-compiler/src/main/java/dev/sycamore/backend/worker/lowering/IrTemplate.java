package dev.sycamore.backend.worker.lowering;

/**
 * IR text with places for values: {@code %s} and {@code %d} stand for the next one, {@code %2$s}
 * and {@code %2$d} for the second, and {@code %%} for a per cent sign. {@link String#format} knows
 * more, and most of the time that an entry point takes to write would be spent in it.
 */
public final class IrTemplate {

  private final String template;
  private final Object[] values;
  private final StringBuilder text;
  private int at;
  private int next;

  private IrTemplate(String template, Object... values) {
    this.template = template;
    this.values = values;
    this.text = new StringBuilder(template.length() + 16 * values.length);
  }

  /** The text. */
  public static String fill(String template, Object... values) {
    return new IrTemplate(template, values).fill();
  }

  private String fill() {
    int mark = template.indexOf('%');
    while (mark >= 0) {
      text.append(template, at, mark);
      at = mark + 1;
      place();
      mark = template.indexOf('%', at);
    }
    return text.append(template, at, template.length()).toString();
  }

  private void place() {
    int number = 0;
    while (Character.isDigit(template.charAt(at))) {
      number = 10 * number + Character.digit(template.charAt(at++), 10);
    }
    if (number > 0 && template.charAt(at) == '$') {
      at++;
    } else if (number > 0) {
      throw new IllegalArgumentException("no place for a value: " + template);
    }
    switch (template.charAt(at++)) {
      case '%' -> text.append('%');
      case 's', 'd' -> text.append(values[number > 0 ? number - 1 : next++]);
      default -> throw new IllegalArgumentException("no place for a value: " + template);
    }
  }
}
