package dev.sycamore.header.classfile;

import dev.sycamore.binding.ConstantArrayBinding;
import dev.sycamore.binding.ElementKind;
import dev.sycamore.header.model.ConstantArrayRow;
import java.lang.invoke.MethodHandles;
import java.util.List;
import org.objectweb.asm.Type;

/**
 * Constant arrays, each a constant of the class.
 *
 * @param first the number of the first
 */
record ConstantArraySection(int first, List<ConstantArrayRow> rows)
    implements BindingSection<ConstantArraySection> {
  private static final String TYPE = Type.getDescriptor(ConstantArrayBinding.class);
  private static final String FACTORY =
      Type.getMethodDescriptor(
          Type.getType(ConstantArrayBinding.class),
          Type.getType(MethodHandles.Lookup.class),
          Type.getType(String.class),
          Type.getType(String.class),
          Type.getType(String.class),
          Type.getType(ElementKind.class),
          Type.getType(List.class),
          Type.getType(String[].class));

  @Override
  public int size() {
    return rows.size();
  }

  @Override
  public ConstantArraySection part(int from, int to) {
    return new ConstantArraySection(first + from, rows.subList(from, to));
  }

  @Override
  public void write(ClassBody body) {
    ListCode lists = new ListCode(body);
    for (int i = 0; i < rows.size(); i++) {
      ConstantArrayRow row = rows.get(i);
      body.constant(0, name(first + i), TYPE, code -> make(code, row, lists));
    }
  }

  private static void make(Code code, ConstantArrayRow row, ListCode lists) {
    HiddenFields.pushLookup(code);
    code.push(row.holder());
    code.push(row.field());
    code.push(row.name());
    code.push(row.element());
    lists.push(code, row.sizes(), Integer.class, RecordCode::pushBoxed);
    ListCode.pushArray(code, row.content(), String.class, Code::push);
    code.invokeStatic(ConstantArrayBinding.class, "of", FACTORY);
  }

  /** Pushes an array of any section. */
  static void push(Code code, String owner, int array) {
    code.getStatic(owner, name(array), TYPE);
  }

  private static String name(int array) {
    return "ARRAY" + array;
  }
}
