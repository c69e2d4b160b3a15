package dev.sycamore.header.classfile;

import static org.objectweb.asm.Opcodes.ACC_PUBLIC;

import dev.sycamore.binding.UnitBinding;
import dev.sycamore.header.model.BindingTables;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.objectweb.asm.ClassTooLargeException;
import org.objectweb.asm.MethodTooLargeException;
import org.objectweb.asm.Type;

/** Writes the class files of a binding. */
public final class BindingClassWriter {

  /** Rows that one method can still call, or choose from. */
  private static final int ROWS = 500;

  private final BindingTables tables;
  private final List<GeneratedClass> classes = new ArrayList<>();

  private BindingClassWriter(BindingTables tables) {
    this.tables = tables;
  }

  /**
   * The binding class, then those that hold sections of its tables; only very large units have any.
   * The same tables always give the same bytes.
   */
  public static List<GeneratedClass> write(BindingTables tables) {
    BindingClassWriter writer = new BindingClassWriter(tables);
    try {
      return List.of(writer.whole());
    } catch (ClassTooLargeException | MethodTooLargeException e) {
      return writer.sections();
    }
  }

  private GeneratedClass whole() {
    ClassBody body = bindingClass();
    ConstantArraySection arrays = new ConstantArraySection(0, tables.constantArrays());
    arrays.write(body);
    return end(
        body,
        inside(body, kernels(Collections.nCopies(arrays.size(), body.internalName()))),
        inside(body, sites()));
  }

  private static <S extends BindingSection<S>> List<PlacedSection<S>> inside(
      ClassBody body, S section) {
    List<PlacedSection<S>> placed = new ArrayList<>();
    for (S part : section.parts(ROWS)) {
      part.write(body);
      placed.add(new PlacedSection<>(part, body.internalName()));
    }
    return placed;
  }

  private List<GeneratedClass> sections() {
    List<String> arrayOwners = new ArrayList<>();
    for (PlacedSection<ConstantArraySection> arrays :
        outside(new ConstantArraySection(0, tables.constantArrays()))) {
      arrayOwners.addAll(Collections.nCopies(arrays.section().size(), arrays.owner()));
    }
    GeneratedClass binding = end(bindingClass(), outside(kernels(arrayOwners)), outside(sites()));
    classes.add(0, binding);
    return List.copyOf(classes);
  }

  private <S extends BindingSection<S>> List<PlacedSection<S>> outside(S section) {
    List<PlacedSection<S>> placed = new ArrayList<>();
    section.parts(ROWS).forEach(part -> outside(part, placed));
    return placed;
  }

  /** Writes a section to a class of its own, or its halves if that has no room for it. */
  private <S extends BindingSection<S>> void outside(S section, List<PlacedSection<S>> placed) {
    ClassBody body =
        new ClassBody(tables.name() + "_" + (classes.size() + 1), 0, tables.sourceFile());
    try {
      section.write(body);
      classes.add(body.end());
    } catch (ClassTooLargeException | MethodTooLargeException e) {
      if (section.size() < 2) {
        throw e;
      }
      section.parts((section.size() + 1) / 2).forEach(half -> outside(half, placed));
      return;
    }
    placed.add(new PlacedSection<>(section, body.internalName()));
  }

  private KernelSection kernels(List<String> arrayOwners) {
    return new KernelSection(0, tables.kernels(), arrayOwners);
  }

  private SiteSection sites() {
    return new SiteSection(0, tables.sites());
  }

  private ClassBody bindingClass() {
    return new ClassBody(
        tables.name(), ACC_PUBLIC, tables.sourceFile(), Type.getInternalName(UnitBinding.class));
  }

  private GeneratedClass end(
      ClassBody body,
      List<PlacedSection<KernelSection>> kernels,
      List<PlacedSection<SiteSection>> sites) {
    new UnitBindingCode(body, kernels, sites).write(!tables.constantArrays().isEmpty());
    return body.end();
  }
}
