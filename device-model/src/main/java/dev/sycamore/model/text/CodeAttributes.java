package dev.sycamore.model.text;

import dev.sycamore.annotations.Aspect;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.program.AspectRequirements;
import dev.sycamore.model.program.SubGroupSize;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Reads the attributes that functions and kernels have. */
final class CodeAttributes {

  private final ModelTokens tokens;
  private final CodeReader code;

  private List<Aspect> own = List.of();
  private List<Aspect> imported = List.of();
  private List<Aspect> used = List.of();
  private Optional<List<Aspect>> declared = Optional.empty();
  private List<Aspect> required = List.of();
  private Optional<SubGroupSize> subGroupSize = Optional.empty();
  private SourceSpan span = SourceSpan.NOWHERE;

  CodeAttributes(ModelTokens tokens, CodeReader code) {
    this.tokens = tokens;
    this.code = code;
  }

  /** Whether an attribute comes next, and not the body. */
  boolean isNext() {
    return tokens.peek().is(ModelToken.Kind.NAME);
  }

  /** The attribute after its first word; whether it is one of these. */
  boolean read(ModelToken key) throws ModelSyntaxException {
    switch (key.text()) {
      case "own_aspects" -> own = aspects(tokens);
      case "imported_aspects" -> imported = aspects(tokens);
      case "used_aspects" -> used = aspects(tokens);
      case "declared_aspects" -> declared = Optional.of(aspects(tokens));
      case "required_aspects" -> required = aspects(tokens);
      case "sub_group_size" -> subGroupSize = Optional.of(subGroupSize(tokens));
      case "at" -> span = code.span();
      default -> {
        return false;
      }
    }
    return true;
  }

  static List<Aspect> aspects(ModelTokens tokens) throws ModelSyntaxException {
    return tokens.words(Aspect.class);
  }

  static SubGroupSize subGroupSize(ModelTokens tokens) throws ModelSyntaxException {
    return tokens.peek().is(ModelToken.Kind.NUMBER)
        ? new SubGroupSize.Numeric(tokens.integer())
        : tokens.word(SubGroupSize.Named.class);
  }

  AspectRequirements aspects() {
    return new AspectRequirements(
        Set.copyOf(own),
        Set.copyOf(imported),
        Set.copyOf(used),
        declared.map(Set::copyOf),
        Set.copyOf(required));
  }

  Optional<SubGroupSize> subGroupSize() {
    return subGroupSize;
  }

  SourceSpan span() {
    return span;
  }
}
