package dev.sycamore.backend.images;

import dev.sycamore.binding.classfile.ClassFiles;
import dev.sycamore.binding.text.TextFileException;

/** What the units of a build are linked with now, apart from modules. */
public interface UnitLibraries {

  /**
   * The OpenCL C of all libraries that the kernels of a unit call, one after the other.
   *
   * @throws TextFileException if one of them is missing, does not fit or cannot be read
   */
  String openCl(DeviceUnitFiles unit) throws TextFileException;

  /** The classes of the units and of the libraries. */
  ClassFiles classes();
}
