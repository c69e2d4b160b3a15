package dev.sycamore.model.text;

import dev.sycamore.binding.ArgumentAccess;
import dev.sycamore.binding.ArgumentKind;
import dev.sycamore.binding.KernelForm;
import dev.sycamore.binding.text.Quote;
import dev.sycamore.binding.touched.Touch;
import dev.sycamore.binding.touched.TouchedText;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.program.CapturedFunction;
import dev.sycamore.model.program.Kernel;
import dev.sycamore.model.program.KernelArgument;
import dev.sycamore.model.program.KernelAttributes;
import dev.sycamore.model.program.ValueSource;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.model.type.ViewType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads one kernel; see {@link KernelPrinter}. */
final class KernelReader {

  private final ModelTokens tokens;
  private final CodeReader code;
  private final CodeAttributes attributes;

  private String implementation = "";
  private final List<KernelArgument> arguments = new ArrayList<>();
  private final List<CapturedFunction> functions = new ArrayList<>();
  private Optional<Variable> report = Optional.empty();
  private List<Integer> workGroupSize = List.of();
  private List<Integer> workGroupSizeHint = List.of();
  private List<Integer> launchedGroupSize = List.of();
  private long privateBytes;
  private boolean reportsIndices;
  private Optional<String> unchecked = Optional.empty();

  KernelReader(ModelTokens tokens, CodeReader code) {
    this.tokens = tokens;
    this.code = code;
    this.attributes = new CodeAttributes(tokens, code);
  }

  /** The kernel after its first word. */
  Kernel kernel() throws ModelSyntaxException {
    code.names().code().forgetVariables();
    KernelForm form = tokens.word(KernelForm.class);
    int dimensions = tokens.integer();
    String entryPoint = tokens.name();
    String name = tokens.string();
    while (attributes.isNext()) {
      attribute();
    }
    return new Kernel(
        name,
        entryPoint,
        form,
        dimensions,
        attributes.span(),
        implementation,
        arguments,
        new KernelAttributes(
            workGroupSize,
            workGroupSizeHint,
            launchedGroupSize,
            attributes.subGroupSize(),
            attributes.aspects(),
            privateBytes),
        code.body(),
        report,
        reportsIndices,
        unchecked,
        functions);
  }

  private void attribute() throws ModelSyntaxException {
    ModelToken token = tokens.take();
    switch (token.text()) {
      case "implementation" -> implementation = tokens.string();
      case "argument" -> arguments.add(argument());
      case "report" -> {
        report = Optional.of(code.types().declaration());
        reportsIndices = tokens.takeWord("indices");
      }
      case "unchecked" -> unchecked = Optional.of(tokens.string());
      case "function" -> functions.add(captured());
      case "work_group_size" -> workGroupSize = tokens.integers();
      case "work_group_size_hint" -> workGroupSizeHint = tokens.integers();
      case "launched_group_size" -> launchedGroupSize = tokens.integers();
      case "private_bytes" -> privateBytes = tokens.longInteger();
      default -> {
        if (!attributes.read(token)) {
          throw tokens.error(token, "unknown attribute " + Quote.of(token.text()));
        }
      }
    }
  }

  private KernelArgument argument() throws ModelSyntaxException {
    ModelToken start = tokens.peek();
    Variable variable = code.types().declaration();
    ArgumentKind kind = tokens.word(ArgumentKind.class);
    ArgumentAccess access = tokens.word(ArgumentAccess.class);
    boolean isScalar = kind == ArgumentKind.SCALAR;
    if (isScalar
        ? !(variable.type() instanceof ScalarType)
        : !(variable.type() instanceof ViewType)) {
      throw tokens.error(start, "the type is not that of such an argument");
    }
    tokens.expectSymbol("=");
    ValueSource source = new ValueSourceReader(tokens).source();
    List<Integer> range = tokens.takeWord("range") ? tokens.integers() : List.of();
    List<Touch> touches = tokens.takeWord("touches") ? touches() : List.of();
    return new KernelArgument(variable, kind, source, access, code.span(), range, touches);
  }

  private List<Touch> touches() throws ModelSyntaxException {
    ModelToken token = tokens.peek();
    try {
      return TouchedText.array(tokens.string());
    } catch (IllegalArgumentException e) {
      throw tokens.error(token, e.getMessage());
    }
  }

  private CapturedFunction captured() throws ModelSyntaxException {
    int index = tokens.integer();
    String method = tokens.string();
    tokens.expectWord("of");
    String type = tokens.string();
    SourceSpan span = code.span();
    return new CapturedFunction(index, span, method, type);
  }
}
