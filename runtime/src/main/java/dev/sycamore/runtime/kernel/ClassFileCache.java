package dev.sycamore.runtime.kernel;

import dev.sycamore.binding.classfile.ClassFile;
import java.io.IOException;
import java.io.InputStream;
import java.lang.ref.SoftReference;
import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Class files of classes with kernels. A class with a hundred lambdas is parsed once; it is read
 * for each, as a file that was replaced in between must not prove anything.
 */
final class ClassFileCache {

  private static final ClassValue<AtomicReference<SoftReference<Parsed>>> PARSED =
      new ClassValue<>() {
        @Override
        protected AtomicReference<SoftReference<Parsed>> computeValue(Class<?> type) {
          return new AtomicReference<>(new SoftReference<>(null));
        }
      };

  @SuppressWarnings("ArrayRecordComponent") // Compared by Arrays.equals only.
  private record Parsed(byte[] bytes, ClassFile file) {}

  private ClassFileCache() {}

  /**
   * The class file of a class as it is now, or empty where the class loader has none.
   *
   * @throws dev.sycamore.KernelNotSupportedException if it is broken
   */
  static Optional<ClassFile> of(Class<?> type) {
    String binaryName = type.getName();
    String file = binaryName.substring(binaryName.lastIndexOf('.') + 1) + ".class";
    try (InputStream in = type.getResourceAsStream(file)) {
      if (in == null) {
        return Optional.empty();
      }
      byte[] bytes = in.readAllBytes();
      Parsed known = PARSED.get(type).get().get();
      if (known == null || !Arrays.equals(known.bytes(), bytes)) {
        known = new Parsed(bytes, ClassFile.read(bytes));
        PARSED.get(type).set(new SoftReference<>(known));
      }
      return Optional.of(known.file());
    } catch (IOException e) {
      throw CompiledCode.broken(binaryName, e);
    }
  }
}
