package dev.sycamore.backend.worker.link;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.link.LinkInput;
import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.llvm.ModuleReader;
import dev.sycamore.backend.worker.stage.CompileException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.bytedeco.llvm.LLVM.LLVMBasicBlockRef;
import org.bytedeco.llvm.LLVM.LLVMContextRef;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * The definitions of one input as text that says whether two modules mean the same by them: without
 * metadata, attributes, linkage and the names that a module chooses by itself, and with all that
 * they call and name of what only the module sees. Reads the module once more, in a context of its
 * own.
 */
final class InputDefinitions implements AutoCloseable {

  private static final String OWN = "sycamore.own.";

  /** A mark of definitions that cannot be replaced, before the rest of the text. */
  private static final Pattern LOCAL =
      Pattern.compile("(\\A(?:; [^\\n]*\\n)?(?:define|@(?:\"[^\"]*\"|\\S+) =) )dso_local ");

  private static final Pattern ESCAPE = Pattern.compile("\\\\([0-9A-Fa-f]{2})");

  private final LLVMContextRef context = LLVMContextCreate();
  private final DeviceModule module;

  /** Functions and variables that only the module sees, by the name that they have here. */
  private final Map<String, LLVMValueRef> own = new HashMap<>();

  private final Map<LLVMValueRef, String> texts = new HashMap<>();

  InputDefinitions(LinkInput input) throws CompileException {
    try {
      module = new ModuleReader(context).read(input.name(), input.module());
    } catch (CompileException | RuntimeException e) {
      LLVMContextDispose(context);
      throw e;
    }
    LLVMStripModuleDebugInfo(module.ref());
    for (LLVMValueRef value : globals()) {
      if (isOwn(value) || Llvm.name(value).isEmpty()) {
        String name = OWN + own.size();
        LLVMSetValueName2(value, name, name.length());
        own.put("@" + name, value);
      }
    }
  }

  /** The text of a function. */
  String function(String name) {
    return new CanonicalText(this::definition).of(text(LLVMGetNamedFunction(module.ref(), name)));
  }

  /** The text of a variable. */
  String variable(String name) {
    return new CanonicalText(this::definition).of(text(LLVMGetNamedGlobal(module.ref(), name)));
  }

  @Override
  public void close() {
    module.dispose();
    LLVMContextDispose(context);
  }

  private List<LLVMValueRef> globals() {
    List<LLVMValueRef> all = new ArrayList<>(Llvm.functions(module.ref()));
    all.addAll(Llvm.variables(module.ref()));
    for (LLVMValueRef a = LLVMGetFirstGlobalAlias(module.ref());
        a != null;
        a = LLVMGetNextGlobalAlias(a)) {
      all.add(a);
    }
    return all;
  }

  private static boolean isOwn(LLVMValueRef value) {
    int linkage = LLVMGetLinkage(value);
    return linkage == LLVMInternalLinkage || linkage == LLVMPrivateLinkage;
  }

  private Optional<String> definition(String token) {
    if (token.startsWith("@")) {
      return Optional.ofNullable(own.get(token)).map(this::text);
    }
    LLVMTypeRef type = LLVMGetTypeByName2(context, plain(token.substring(1)));
    return type == null ? Optional.empty() : Optional.of(Llvm.print(type));
  }

  /** A name as it is, of the form that it has in text. */
  private static String plain(String printed) {
    String name = printed.startsWith("\"") ? printed.substring(1, printed.length() - 1) : printed;
    StringBuilder plain = new StringBuilder();
    Matcher escape = ESCAPE.matcher(name);
    while (escape.find()) {
      char character = (char) Integer.parseInt(escape.group(1), 16);
      escape.appendReplacement(plain, Matcher.quoteReplacement(String.valueOf(character)));
    }
    return new String(
        escape.appendTail(plain).toString().getBytes(StandardCharsets.ISO_8859_1),
        StandardCharsets.UTF_8);
  }

  private String text(LLVMValueRef value) {
    return texts.computeIfAbsent(value, InputDefinitions::print);
  }

  private static String print(LLVMValueRef value) {
    DefinitionStripping.strip(value);
    if (LLVMIsAFunction(value) != null) {
      Llvm.parameters(value).forEach(InputDefinitions::unname);
      for (LLVMBasicBlockRef block : Llvm.blocks(value)) {
        unname(LLVMBasicBlockAsValue(block));
        Llvm.instructions(block).forEach(InputDefinitions::unname);
      }
    }
    if (!isOwn(value) && !Llvm.isDeclaration(value)) {
      LLVMSetLinkage(value, LLVMExternalLinkage);
    }
    return LOCAL.matcher(Llvm.message(LLVMPrintValueToString(value))).replaceFirst("$1");
  }

  private static void unname(LLVMValueRef value) {
    LLVMSetValueName2(value, "", 0);
  }
}
