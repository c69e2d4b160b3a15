import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Which tests are not applicable, and why: all rules are here. */
final class Applicability {

  /** A test whose file has the text is not applicable. */
  private record Rule(String reason, Pattern text) {
    Rule(String reason, String text) {
      this(reason, Pattern.compile(text, Pattern.MULTILINE));
    }
  }

  private static final List<Rule> RULES =
      List.of(
          // A type before an asterisk, in IR: not in comments, nor in the strings of metadata.
          new Rule(
              "typed pointers, of which LLVM since version 17 reads no pointee: aspects of types go with pointees",
              "\\A(?=[\\s\\S]*sycl-propagate-aspects-usage)[\\s\\S]*?^(?!\\s*[;!]).*(?:\\b(?:i\\d+|half|float|double|void)|%[\\w.$-]+|%\"[^\"]*\"|[\\]}>)])(?: addrspace\\(\\d+\\))?\\*"),
          new Rule("explicit SIMD (ESIMD) and invoke_simd", "!sycl_explicit_simd|llvm\\.genx\\.|_esimd_|__invoke_simd"),
          new Rule("sanitizers", "sanitize_(?:address|memory|thread)|__(?:asan|msan|tsan)_|__(?:Asan|Msan|Tsan)"),
          new Rule("joint matrices", "joint_matrix|JointMatrix|CooperativeMatrix"),
          new Rule("`llvm.sycl.alloca`, an intrinsic of DPC++'s own LLVM", "@llvm\\.sycl\\.alloca\\."),
          new Rule(
              "no valid IR: a call uses the value that the next instruction defines", "^\\s*call [^\\n]*%(\\d+)\\)[^\\n]*\\n\\s*%\\1 = "),
          new Rule(
              "`-imports`, an option that DPC++ had for a few weeks before `-support-dynamic-linking`",
              "^; *RUN:.* --?imports\\b"),
          new Rule(
              "`-embed-aux-info-as-metadata`, an option that the documents do not have", "^; *RUN:.* --?embed-aux-info-as-metadata\\b"),
          new Rule("host pipes, of FPGAs only", "^; *RUN:.* --?host-pipes\\b|\"sycl-host-pipe\""),
          new Rule("the text of LLVM's option library for `--help`", "CHECK: OVERVIEW: SYCL post-link"),
          new Rule(
              "aspects of conditional calls (`call_if_on_device_conditionally`), an experiment that the documents do not have",
              "\"sycl-call-if-on-device-conditionally\""));

  private Applicability() {}

  /** Why a test is not applicable. */
  static Optional<String> reason(LitTest test) {
    List<String> missing = test.requires().stream().map(String::strip).filter(condition -> !Features.holds(condition)).toList();
    if (!missing.isEmpty()) {
      return Optional.of("requires " + String.join(", ", missing));
    }
    if (Features.anyHolds(test.unsupported())) {
      return Optional.of("unsupported on " + String.join(", ", test.unsupported()).strip());
    }
    return RULES.stream().filter(rule -> rule.text.matcher(test.text()).find()).map(Rule::reason).findFirst();
  }
}
