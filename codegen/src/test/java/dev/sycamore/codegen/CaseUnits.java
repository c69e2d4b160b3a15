package dev.sycamore.codegen;

import dev.sycamore.model.program.DeviceUnit;
import dev.sycamore.model.text.ModelPrinter;
import dev.sycamore.model.text.ModelReader;
import dev.sycamore.model.text.ModelSyntaxException;
import dev.sycamore.testsupport.CaseFile;
import java.util.stream.Collectors;

/** Units of cases: texts of the device model without what is the same in all of them. */
public final class CaseUnits {
  private static final String HEADER = "device-model 1\nunit Case\nfile \"Case.java\"\n";

  private CaseUnits() {}

  /** The unit of a case. */
  public static DeviceUnit of(CaseFile file) {
    return read(file.toString(), file.input());
  }

  /** The unit with some declarations. */
  public static DeviceUnit read(String name, String declarations) {
    try {
      return ModelReader.read(name, HEADER + declarations);
    } catch (ModelSyntaxException e) {
      throw new AssertionError(e);
    }
  }

  /** The declarations of a unit, without spans. */
  public static String declarations(DeviceUnit unit) {
    return ModelPrinter.printWithoutSpans(unit)
        .substring(HEADER.length())
        .lines()
        .filter(line -> !line.equals("  display \"\"") && !line.equals("  origin user"))
        .filter(line -> !line.equals("  implementation \"\""))
        .map(line -> line + "\n")
        .collect(Collectors.joining());
  }
}
