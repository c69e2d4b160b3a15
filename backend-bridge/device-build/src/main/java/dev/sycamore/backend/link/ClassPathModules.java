package dev.sycamore.backend.link;

import dev.sycamore.backend.files.ClassPath;
import dev.sycamore.backend.files.FileProblems;
import dev.sycamore.backend.files.ResourceName;
import dev.sycamore.backend.files.ResourceTree;
import dev.sycamore.backend.images.ModulePaths;
import dev.sycamore.backend.text.SizeLimit;
import dev.sycamore.binding.resource.UnitResources;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Modules, and what they export as OpenCL C, in jars and in folders of classes. */
public final class ClassPathModules implements LibraryFinder {

  private final ClassPath classPath;

  public ClassPathModules(ClassPath classPath) {
    this.classPath = classPath;
  }

  @Override
  public Optional<LinkInput> find(String id) throws IOException {
    Optional<ClassPath.Found> module = classPath.find(ModulePaths.library(id));
    return module.isEmpty()
        ? Optional.empty()
        : Optional.of(ImportedModule.of(module.get().name(), module.get().bytes()));
  }

  @Override
  public Optional<String> openCl(String id) throws IOException {
    return classPath
        .find(ModulePaths.openClLibrary(id))
        .map(text -> new String(text.bytes(), StandardCharsets.UTF_8));
  }

  /**
   * All modules of a jar or of a folder of classes, in the order of their names.
   *
   * @throws IOException if it is neither, or cannot be read
   */
  public static List<LinkInput> all(Path root) throws IOException {
    List<LinkInput> modules = new ArrayList<>();
    long size = 0;
    try (ResourceTree tree = ResourceTree.open(root)) {
      for (ResourceName name : tree.names(UnitResources.FOLDER)) {
        if (ModulePaths.isModule(name.value())) {
          LinkInput module = read(tree, name);
          modules.add(module);
          size += module.module().length;
          if (size > SizeLimit.BINARY.bytes()) {
            throw new IOException("its modules are larger than 512 MiB");
          }
        }
      }
    }
    return modules;
  }

  private static LinkInput read(ResourceTree tree, ResourceName name) throws IOException {
    String file = tree.displayName(name);
    Optional<byte[]> bytes;
    try {
      bytes = tree.read(name, SizeLimit.TEXT);
    } catch (IOException e) {
      throw new IOException(file + ": " + FileProblems.reason(e), e);
    }
    return ImportedModule.of(file, bytes.orElseThrow());
  }
}
