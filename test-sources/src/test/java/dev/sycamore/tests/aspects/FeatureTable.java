package dev.sycamore.tests.aspects;

import dev.sycamore.tests.aspects.FeatureCase.Feature;
import dev.sycamore.tests.aspects.FeatureCase.Form;
import dev.sycamore.tests.aspects.FeatureCase.Situation;
import dev.sycamore.tests.compile.Source;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** All cases, as one program whose main class runs each of them on every device. */
final class FeatureTable {
  /** The main class. It prints lines of {@code device|case|result} and {@code device||aspects}. */
  static final String MAIN = "FeatureMain";

  /** The result of a case that ran. */
  static final String RAN = "ran";

  private static final String IMPORTS =
      """
      import static dev.sycamore.Range.range;

      import dev.sycamore.*;
      import dev.sycamore.annotations.*;

      """;

  private FeatureTable() {}

  static List<FeatureCase> cases() {
    return Stream.of(Feature.values())
        .flatMap(
            feature ->
                Stream.of(Situation.values())
                    .flatMap(
                        situation ->
                            Stream.of(Form.values())
                                .map(form -> new FeatureCase(feature, situation, form))))
        .toList();
  }

  static List<Source> sources() {
    List<Source> sources = new ArrayList<>();
    StringBuilder calls = new StringBuilder();
    for (Feature feature : Feature.values()) {
      for (Form form : Form.values()) {
        String name = FeatureCase.className(feature, form);
        StringBuilder members = new StringBuilder();
        StringBuilder others = new StringBuilder();
        for (FeatureCase c : cases()) {
          if (c.feature() == feature && c.form() == form) {
            members.append(c.members());
            others.append(c.otherFileMembers());
            calls.append("      c.of(\"").append(c).append("\", ");
            calls.append(name).append("::").append(c.method()).append(");\n");
          }
        }
        sources.add(file(name, members.toString()));
        sources.add(file("Other" + name, others.toString()));
      }
    }
    sources.add(new Source(MAIN + ".java", IMPORTS + MAIN_CLASS.formatted(calls)));
    return sources;
  }

  /** The classes of the other jar. */
  static List<Source> otherJar() {
    List<Source> sources = new ArrayList<>();
    for (Feature feature : Feature.values()) {
      for (Form form : Form.values()) {
        StringBuilder members = new StringBuilder();
        cases().stream()
            .filter(c -> c.feature() == feature && c.form() == form)
            .forEach(c -> members.append(c.otherJarMembers()));
        String name = "Jar" + FeatureCase.className(feature, form);
        Source file = file(name, members.toString());
        sources.add(new Source(file.path(), file.text().replace("\nclass ", "\npublic class ")));
      }
    }
    return sources;
  }

  private static Source file(String name, String members) {
    return new Source(name + ".java", IMPORTS + "class " + name + " {\n" + members + "}\n");
  }

  private static final String MAIN_CLASS =
      """
      public class FeatureMain {
        interface Case {
          void run(DeviceQueue q, float[] a, long[] l);
        }

        private final ComputeDevice device;

        FeatureMain(ComputeDevice device) {
          this.device = device;
        }

        void of(String name, Case test) {
          String result = "ran";
          try (DeviceQueue q = DeviceQueue.open(device)) {
            test.run(q, new float[4], new long[4]);
          } catch (KernelNotSupportedException e) {
            result = e.getMessage();
          }
          System.out.println(device.id() + "|" + name + "|" + result);
        }

        public static void main(String[] args) {
          for (ComputeDevice device : ComputeDevice.all()) {
            FeatureMain c = new FeatureMain(device);
            System.out.println(device.id() + "||" + device.aspects());
      %s    }
        }
      }
      """;
}
