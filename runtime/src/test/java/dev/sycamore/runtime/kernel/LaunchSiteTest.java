package dev.sycamore.runtime.kernel;

import static dev.sycamore.Range.range;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.sycamore.ComputeDevice;
import dev.sycamore.DeviceQueue;
import dev.sycamore.KernelNotSupportedException;
import dev.sycamore.RangeKernel1;
import java.io.InputStream;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Constructor;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("module")
class LaunchSiteTest {
  private static LaunchSite.Launch launch(Object kernel, String name) {
    return LaunchSite.of(kernel).launch(kernel, name);
  }

  /** The line of the body of the first kernel in Sites.java, from a run of it. */
  static int firstLine() {
    try {
      Sites.first(new int[0], 1).run(5);
      throw new AssertionError("the kernel did not fail");
    } catch (ArrayIndexOutOfBoundsException e) {
      return e.getStackTrace()[0].getLineNumber();
    }
  }

  @Test
  void lambdasAreFoundByTheirLines() {
    int[] a = {1};
    LaunchSite.Launch first = launch(Sites.first(a, 2.5f), null);
    assertThat(first.kernel().binding().name()).isEqualTo("first");
    assertThat(first.argument(0)).isSameAs(a);
    assertThat(first.argument(1)).isEqualTo(2.5f);
    Sites sites = new Sites();
    LaunchSite.Launch ofThis = launch(sites.ofThis(a), null);
    assertThat(ofThis.kernel().binding().name()).isEqualTo("ofThis");
    assertThat(ofThis.argument(0)).isSameAs(sites);
  }

  /** Containers intercept calls in such classes: Weld's, Quarkus'. */
  @Test
  void anObjectOfAHiddenSubclassIsNoFunction() throws Exception {
    byte[] subclass;
    try (InputStream in = Sites.class.getResourceAsStream("Sites$Intercepted.class")) {
      subclass = in.readAllBytes();
    }
    Class<?> hidden = MethodHandles.lookup().defineHiddenClass(subclass, true).lookupClass();
    Constructor<?> constructor = hidden.getDeclaredConstructor();
    constructor.setAccessible(true);
    Sites intercepted = (Sites) constructor.newInstance();

    LaunchSite.Launch launch = launch(intercepted.ofThis(new int[1]), null);

    assertThat(launch.kernel().binding().name()).isEqualTo("ofThis");
    assertThat(launch.argument(0)).isSameAs(intercepted);
  }

  @Test
  void oneSiteIsBoundOnce() {
    RangeKernel1 one = Sites.first(new int[0], 1);
    RangeKernel1 two = Sites.first(new int[0], 2);
    assertThat(launch(one, null).kernel()).isSameAs(launch(two, null).kernel());
    assertThat(launch(two, null).argument(1)).isEqualTo(2f);
  }

  @Test
  void methodReferencesAreFoundByTheirSignature() {
    assertThat(launch(Sites.reference(), null).kernel().binding().name()).isEqualTo("reference");
  }

  @Test
  void functionObjectsAreFoundByTheirClass() {
    Sites.Fill fill = new Sites.Fill(new int[1], 7);
    LaunchSite.Launch launch = launch(fill, null);
    assertThat(launch.kernel().binding().name()).isEqualTo("Sites.Fill");
    assertThat(launch.argument(0)).isSameAs(fill);
  }

  @Test
  void namesWin() {
    RangeKernel1 kernel = Sites.first(new int[0], 1);
    assertThat(launch(kernel, "first").kernel().binding().name()).isEqualTo("first");
    assertThatThrownBy(() -> launch(kernel, "reference"))
        .isInstanceOf(KernelNotSupportedException.class)
        .hasMessageContaining("signature");
  }

  @Test
  void aLambdaThatCapturesNothingIsReadOncePerName() {
    RangeKernel1 kernel = Sites.reference();
    LaunchSite.Launch unnamed = launch(kernel, null);
    assertThat(launch(kernel, null)).isSameAs(unnamed);
    LaunchSite.Launch named = launch(kernel, "reference");
    assertThat(launch(kernel, "reference")).isSameAs(named).isNotSameAs(unnamed);
    assertThat(launch(kernel, null).kernel()).isEqualTo(unnamed.kernel());
    assertThatThrownBy(() -> launch(kernel, "first"))
        .isInstanceOf(KernelNotSupportedException.class);
    RangeKernel1 one = Sites.first(new int[0], 1);
    assertThat(launch(one, null)).isNotSameAs(launch(one, null));
  }

  @Test
  void aWrongNameDoesNotHideTheRightOne() {
    RangeKernel1 kernel = Sites.first(new int[0], 1);
    assertThat(LaunchSite.known(kernel, "nobody")).isEmpty();
    assertThat(LaunchSite.known(kernel, "first")).isPresent();
  }

  @Test
  void whatIsLaunchedIsNamedWhereItsClassHasNoKernel() {
    class Base implements RangeKernel1 {
      private static final long serialVersionUID = 1;

      @Override
      public void run(int i) {}
    }
    class Inherits extends Base {
      private static final long serialVersionUID = 1;
    }
    assertThatThrownBy(() -> LaunchSite.find(new Inherits(), null))
        .isInstanceOf(KernelNotSupportedException.class)
        .hasMessageContaining("an object of the class " + Inherits.class.getName())
        .hasMessageContaining("inherits `run`")
        .hasMessageContaining("found no kernel");
  }

  @Test
  void withoutAProcessorTheCauseAndThePlaceAreNamed() {
    int[] a = new int[1];
    int line = new Throwable().getStackTrace()[0].getLineNumber() + 2;
    try (DeviceQueue q = DeviceQueue.open(ComputeDevice.select("native-cpu"))) {
      assertThatThrownBy(() -> q.parallelFor(range(1), i -> a[i] = 1))
          .isInstanceOf(KernelNotSupportedException.class)
          .hasMessageStartingWith(
              "no compiled kernel for LaunchSiteTest.java:"
                  + line
                  + ": the annotation processor did not run")
          .hasMessageContaining("maven-compiler-plugin before 3.5 ignores annotationProcessorPaths")
          .hasMessageContaining("JDK 23 and later ignore processors")
          .hasMessageContaining("--processor-path")
          .hasMessageContaining("declared @HostOnly are compiled for no device")
          .hasMessageContaining("-proc:full");
    }
  }

  @Test
  void serializationReadsWhatIsNotOpen() {
    int[] a = {1};
    Object notSerializable = new Object();
    RangeKernel1 kernel = i -> a[i] = notSerializable.hashCode();
    assertThat(LambdaReader.serialize(kernel).getCapturedArg(0)).isSameAs(a);
    assertThat(LambdaReader.serialize(kernel).getCapturedArg(1)).isSameAs(notSerializable);
  }
}
