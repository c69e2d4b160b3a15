package dev.sycamore.model.text;

import dev.sycamore.binding.ReportKind;
import dev.sycamore.binding.text.Quote;
import dev.sycamore.diagnostics.CallFrame;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.program.CodeOrigin;
import dev.sycamore.model.program.DeviceFunction;
import dev.sycamore.model.program.DeviceUnit;
import dev.sycamore.model.program.FixedTarget;
import dev.sycamore.model.program.ImportedFunction;
import dev.sycamore.model.program.Kernel;
import dev.sycamore.model.program.ReportPlace;
import dev.sycamore.model.program.SubGroupSize;
import dev.sycamore.model.text.ModelToken.Kind;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.model.type.ScalarType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** Reads the text of a unit, as {@link ModelPrinter} writes it. */
public final class ModelReader {

  private final ModelTokens tokens;
  private final ReadNames names = new ReadNames();
  private final TypeReader types;
  private final CodeReader code;
  private final DeclarationReader declarations;

  private final List<Kernel> kernels = new ArrayList<>();
  private final List<DeviceFunction> functions = new ArrayList<>();
  private final List<ImportedFunction> imports = new ArrayList<>();
  private final List<ReportPlace> sites = new ArrayList<>();
  private final List<FixedTarget> fixedTargets = new ArrayList<>();

  private ModelReader(ModelTokens tokens) {
    this.tokens = tokens;
    this.types = new TypeReader(tokens, names);
    this.code = new CodeReader(tokens, names, types);
    this.declarations = new DeclarationReader(tokens, names, types);
  }

  /**
   * The unit of a text. The text may be nested as deeply as the stack of the thread permits.
   *
   * @param file the name of the text in messages
   * @throws ModelSyntaxException if the text does not follow the grammar, or names something that
   *     it does not declare
   */
  public static DeviceUnit read(String file, String text) throws ModelSyntaxException {
    ModelTokens tokens = new ModelTokens(file, text);
    try {
      return new ModelReader(tokens).unit();
    } catch (StackOverflowError e) {
      throw tokens.error("nested too deeply for the stack of the thread");
    }
  }

  private DeviceUnit unit() throws ModelSyntaxException {
    version();
    String packageName = tokens.takeWord("package") ? dotted() : "";
    tokens.expectWord("unit");
    String name = tokens.name();
    tokens.expectWord("file");
    String file = tokens.string();
    names.declareFile(0, file);
    while (!tokens.peek().is(Kind.END)) {
      item();
    }
    return new DeviceUnit(
        packageName,
        name,
        file,
        kernels,
        functions,
        imports,
        declarations.constants(),
        declarations.records(),
        sites,
        fixedTargets);
  }

  private void version() throws ModelSyntaxException {
    for (String part : ModelWords.FORMAT_PARTS) {
      if (!tokens.peek().text().equals(part)) {
        throw tokens.error("the first line is not `" + ModelWords.FORMAT + " <version>`");
      }
      tokens.take();
    }
    ModelToken token = tokens.peek();
    int version = tokens.integer();
    if (version != ModelWords.VERSION) {
      throw tokens.error(
          token,
          "version " + version + " of the format is not supported, only " + ModelWords.VERSION);
    }
  }

  private String dotted() throws ModelSyntaxException {
    StringBuilder name = new StringBuilder(tokens.name());
    while (tokens.takeSymbol(".")) {
      name.append('.').append(tokens.name());
    }
    return name.toString();
  }

  private void item() throws ModelSyntaxException {
    ModelToken token = tokens.take();
    String word = token.is(Kind.NAME) ? token.text() : "";
    switch (word) {
      case "file" -> {
        int number = tokens.integer();
        names.declareFile(number, tokens.string());
      }
      case "fixed_target" -> fixedTargets.add(fixedTarget());
      case "record" -> declarations.record();
      case "constant" -> declarations.constant();
      case "import" -> imports.add(imported());
      case "site" -> sites.add(site());
      case "function" -> functions.add(function());
      case "kernel" -> kernels.add(new KernelReader(tokens, code).kernel());
      default -> throw tokens.error(token, "unknown declaration " + Quote.of(token.text()));
    }
  }

  private FixedTarget fixedTarget() throws ModelSyntaxException {
    String name = tokens.string();
    String architecture = tokens.string();
    int number = tokens.integer();
    tokens.expectWord("aspects");
    var aspects = Set.copyOf(CodeAttributes.aspects(tokens));
    boolean others = tokens.takeWord("and");
    if (others) {
      tokens.expectWord("others");
    }
    tokens.expectWord("sub_group_sizes");
    List<Integer> subGroupSizes = tokens.integers();
    OptionalInt maxWorkGroupSize =
        tokens.takeWord("max_work_group_size")
            ? OptionalInt.of(tokens.integer())
            : OptionalInt.empty();
    return new FixedTarget(
        name, architecture, number, aspects, others, subGroupSizes, maxWorkGroupSize);
  }

  private ImportedFunction imported() throws ModelSyntaxException {
    String symbol = tokens.name();
    String displayName = tokens.string();
    tokens.expectWord("of");
    String module = tokens.string();
    tokens.expectWord("aspects");
    var aspects = Set.copyOf(CodeAttributes.aspects(tokens));
    Optional<SubGroupSize> size =
        tokens.takeWord("sub_group_size")
            ? Optional.of(CodeAttributes.subGroupSize(tokens))
            : Optional.empty();
    tokens.expectWord("chain");
    List<CallFrame> chain = tokens.separated(() -> new CallFrame(tokens.string(), code.span()));
    return new ImportedFunction(symbol, displayName, module, aspects, size, chain);
  }

  private ReportPlace site() throws ModelSyntaxException {
    ReportKind kind = tokens.word(ReportKind.class);
    String function = tokens.string();
    String text = tokens.string();
    tokens.expectSymbol("(");
    List<ScalarType> operands = tokens.until(")", types::scalar);
    SourceSpan span = code.span();
    return new ReportPlace(kind, span, function, text, operands);
  }

  private DeviceFunction function() throws ModelSyntaxException {
    names.code().forgetVariables();
    DeviceType returnType = types.type();
    String symbol = tokens.name();
    tokens.expectSymbol("(");
    List<Variable> parameters = tokens.until(")", types::declaration);
    String displayName = "";
    CodeOrigin origin = CodeOrigin.USER;
    boolean external = false;
    Optional<String> unchecked = Optional.empty();
    CodeAttributes attributes = new CodeAttributes(tokens, code);
    while (attributes.isNext()) {
      ModelToken token = tokens.take();
      switch (token.text()) {
        case "display" -> displayName = tokens.string();
        case "origin" -> origin = tokens.word(CodeOrigin.class);
        case "external" -> external = true;
        case "unchecked" -> unchecked = Optional.of(tokens.string());
        default -> {
          if (!attributes.read(token)) {
            throw tokens.error(token, "unknown attribute " + Quote.of(token.text()));
          }
        }
      }
    }
    names.code().declareFunction(symbol, returnType);
    return new DeviceFunction(
        symbol,
        displayName,
        returnType,
        parameters,
        code.body(),
        external,
        origin,
        attributes.aspects(),
        attributes.subGroupSize(),
        unchecked,
        attributes.span());
  }
}
