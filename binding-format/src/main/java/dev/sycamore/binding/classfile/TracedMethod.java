package dev.sycamore.binding.classfile;

import dev.sycamore.binding.resource.Sha256;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;

/**
 * What a method does, as far as its class file says so.
 *
 * <p>The digest covers whether the method is static, its descriptor, its instructions with their
 * constants, and its exception handlers. It does not cover the method's name, lines, names of
 * variables, and the order of the constants. Methods that the host compiler made up (bodies of
 * lambdas, accessors) have numbers in their names that change with every lambda above them: where
 * the code mentions one of its own class, its code stands in the digest instead of its name.
 *
 * @param digest 32 hexadecimal digits
 * @param calls the methods that it calls or refers to, those of nested lambdas included
 * @param fields the fields that it names, those of nested lambdas included
 */
public record TracedMethod(String digest, Set<MemberReference> calls, Set<MemberReference> fields) {
  private static final int DIGEST_DIGITS = 32;

  public TracedMethod {
    calls = Set.copyOf(calls);
    fields = Set.copyOf(fields);
  }

  /**
   * Traces a method of a class.
   *
   * @throws IOException if its code is not as the specification says
   */
  public static TracedMethod of(ClassFile file, MethodCode method) throws IOException {
    try {
      Trace trace = new Trace(file);
      return new TracedMethod(trace.digest(method), trace.calls, trace.fields);
    } catch (RuntimeException e) {
      throw new IOException("the code of " + file.name() + "." + method.name() + " is broken", e);
    }
  }

  private static final class Trace {
    private final ClassFile file;
    private final ConstantPool constants;
    private final Set<MemberReference> calls = new LinkedHashSet<>();
    private final Set<MemberReference> fields = new LinkedHashSet<>();
    private final Set<String> inside = new HashSet<>();

    Trace(ClassFile file) {
      this.file = file;
      this.constants = file.constants();
    }

    String digest(MethodCode method) {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      try (DataOutputStream out = new DataOutputStream(bytes)) {
        out.writeBoolean(method.isStatic());
        out.writeUTF(method.descriptor());
        Instructions instructions = new Instructions(method.code());
        instructions.accept(new Writer(out));
        for (MethodCode.Handler handler : method.handlers()) {
          out.writeInt(instructions.number(handler.start()));
          out.writeInt(instructions.number(handler.end()));
          out.writeInt(instructions.number(handler.target()));
          out.writeUTF(handler.type() == 0 ? "" : constants.className(handler.type()));
        }
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
      return Sha256.of(bytes.toByteArray()).substring(0, DIGEST_DIGITS);
    }

    /** A constant, with all that it refers to. */
    private void write(int index, DataOutputStream out) throws IOException {
      int tag = constants.tag(index);
      out.writeByte(tag);
      switch (tag) {
        case ConstantPool.UTF8 -> writeText(constants.utf8(index), out);
        case ConstantPool.INTEGER, ConstantPool.FLOAT ->
            out.writeInt((Integer) constants.number(index));
        case ConstantPool.LONG, ConstantPool.DOUBLE ->
            out.writeLong((Long) constants.number(index));
        case ConstantPool.CLASS, ConstantPool.STRING, ConstantPool.METHOD_TYPE ->
            writeText(constants.utf8(constants.first(index)), out);
        case ConstantPool.FIELD -> {
          fields.add(constants.member(index));
          writeText(constants.member(index).toString(), out);
        }
        case ConstantPool.METHOD, ConstantPool.INTERFACE_METHOD -> writeCall(index, out);
        case ConstantPool.METHOD_HANDLE -> {
          out.writeByte(constants.first(index));
          write(constants.second(index), out);
        }
        case ConstantPool.DYNAMIC, ConstantPool.INVOKE_DYNAMIC -> {
          int nameAndType = constants.second(index);
          writeText(constants.utf8(constants.first(nameAndType)), out);
          writeText(constants.utf8(constants.second(nameAndType)), out);
          for (int constant : file.bootstrap(constants.first(index))) {
            write(constant, out);
          }
        }
        default -> throw new IOException("constant with tag " + tag);
      }
    }

    private void writeCall(int index, DataOutputStream out) throws IOException {
      MemberReference called = constants.member(index);
      Optional<MethodCode> own =
          called.owner().equals(file.name())
              ? file.method(called.name(), called.descriptor()).filter(MethodCode::isSynthetic)
              : Optional.empty();
      if (own.isPresent() && inside.add(called.name() + called.descriptor())) {
        writeText(digest(own.get()), out);
        inside.remove(called.name() + called.descriptor());
      } else {
        writeText(own.isPresent() ? "" : called.toString(), out);
        calls.add(called);
      }
    }

    /** A constant may have more bytes than {@code writeUTF} takes. */
    private static void writeText(String text, DataOutputStream out) throws IOException {
      out.writeInt(text.length());
      out.writeChars(text);
    }

    private final class Writer implements Instructions.Visitor {
      private final DataOutputStream out;

      Writer(DataOutputStream out) {
        this.out = out;
      }

      @Override
      public void opcode(int opcode) throws IOException {
        out.writeByte(opcode);
      }

      @Override
      public void operand(int value) throws IOException {
        out.writeInt(value);
      }

      @Override
      public void target(int instruction) throws IOException {
        out.writeInt(instruction);
      }

      @Override
      public void constant(int index) throws IOException {
        Trace.this.write(index, out);
      }
    }
  }
}
