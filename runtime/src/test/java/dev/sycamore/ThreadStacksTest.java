package dev.sycamore;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaMember;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * No call that a thread of the program makes leaves a stack of LWJGL's with that thread, which
 * would keep the class loader of the runtime as long as the thread lives.
 */
@Tag("full")
class ThreadStacksTest {
  private static final String LWJGL = "org.lwjgl";
  private static final String STACKS = LWJGL + ".system.MemoryStack";

  /** Calls on threads of the runtime, which end. */
  private static final Set<String> ON_OWN_THREADS =
      Set.of(
          "dev.sycamore.runtime.natives.Lwjgl.loadLibrary()",
          "dev.sycamore.runtime.nativecpu.AccessLog.makeFunction()");

  @Test
  void theRuntimeCallsNothingThatUsesTheStackOfTheThread() {
    JavaClasses classes =
        new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("dev.sycamore.runtime", LWJGL);
    Deque<JavaMember> open = new ArrayDeque<>(Set.of(classes.get(STACKS).getField("TLS")));
    Set<JavaMember> seen = new HashSet<>();
    Set<String> found = new TreeSet<>();
    while (!open.isEmpty()) {
      JavaMember member = open.pop();
      for (JavaAccess<?> access : member.getAccessesToSelf()) {
        JavaCodeUnit caller = access.getOrigin();
        if (!caller.getOwner().getName().startsWith(LWJGL)) {
          found.add(caller.getFullName() + " calls " + member.getFullName());
        } else if (seen.add(caller)) {
          open.push(caller);
        }
      }
    }

    assertThat(seen)
        .extracting(JavaMember::getFullName)
        .contains("org.lwjgl.opencl.CL10.clWaitForEvents(long)", STACKS + ".stackPush()");
    found.removeIf(call -> ON_OWN_THREADS.stream().anyMatch(own -> call.startsWith(own + " ")));
    assertThat(found).isEmpty();
  }
}
