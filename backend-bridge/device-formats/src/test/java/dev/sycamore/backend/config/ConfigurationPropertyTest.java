package dev.sycamore.backend.config;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.annotations.Aspect;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tag;

@Tag("module")
class ConfigurationPropertyTest {

  /** What was written is what is read, however it was written. */
  @Property(tries = 300)
  void whatIsWrittenIsRead(
      @ForAll("configurations") DeviceConfiguration configuration, @ForAll Style style)
      throws ConfigurationException {
    String text =
        configuration.targets().stream().map(style::write).collect(Collectors.joining("\n"));
    assertThat(parse(text)).as(text).isEqualTo(configuration);
  }

  @Property(tries = 2000)
  void garbageIsRefusedOrRead(@ForAll("garbage") String text) {
    check(text.getBytes(StandardCharsets.UTF_8));
  }

  @Property(tries = 500)
  void bytesAreRefusedOrRead(@ForAll byte[] bytes) {
    check(bytes);
  }

  /** A good file with one place broken: the errors that people make. */
  @Property(tries = 500)
  void brokenFilesAreRefusedOrRead(
      @ForAll("places") int place, @ForAll("lengths") int length, @ForAll("garbage") String text)
      throws IOException {
    String file = good();
    int end = Math.min(file.length(), place + length);
    check((file.substring(0, place) + text + file.substring(end)).getBytes(StandardCharsets.UTF_8));
  }

  private static void check(byte[] bytes) {
    String text = new String(bytes, StandardCharsets.UTF_8);
    try {
      assertThat(DeviceConfiguration.parse("f", bytes).targets()).as(text).isNotEmpty();
    } catch (ConfigurationException e) {
      long lines = text.split("\r\n|[\r\n\u0085\u2028\u2029]", -1).length;
      assertThat((long) e.line()).as("%s in %s", e, text).isBetween(1L, lines);
      assertThat(e.column()).as("%s in %s", e, text).isBetween(1, text.length() + 1);
      assertThat(e.getMessage()).as(text).matches("[^\\p{Cntrl}]+");
    }
  }

  private static DeviceConfiguration parse(String text) throws ConfigurationException {
    return DeviceConfiguration.parse("f", text.getBytes(StandardCharsets.UTF_8));
  }

  private static String good() throws IOException {
    try (InputStream stream =
        DeviceConfiguration.class.getResourceAsStream("device-configuration.yaml")) {
      String all = new String(stream.readAllBytes(), StandardCharsets.UTF_8);
      return all.substring(0, all.indexOf("intel_gpu_kbl:"));
    }
  }

  enum Style {
    BLOCK {
      @Override
      String write(TargetEntry target) {
        return target.name()
            + ":\n"
            + entries(target).stream().map(v -> "  " + v + "\n").collect(Collectors.joining());
      }
    },
    FLOW {
      @Override
      String write(TargetEntry target) {
        return '"' + target.name() + "\": {" + String.join(", ", entries(target)) + "}\r\n";
      }
    },
    NAMES {
      @Override
      String write(TargetEntry target) {
        List<String> aspects =
            target.aspects().stream()
                .map(n -> Aspect.ofNumber(n).map(Aspect::syclName).orElse(n.toString()))
                .toList();
        return BLOCK.write(target).replaceFirst("(?m)(?<=aspects: )\\[.*", aspects.toString());
      }
    };

    abstract String write(TargetEntry target);

    private static List<String> entries(TargetEntry target) {
      List<String> values = new ArrayList<>();
      values.add("aspects: " + target.aspects());
      values.add("sub-group-sizes: " + target.subGroupSizes());
      values.add("aliases: " + target.aliases());
      values.add("target-aspect: " + target.number());
      values.add("may-support-other-aspects: " + target.mayHaveOtherAspects());
      target.maxWorkGroupSize().ifPresent(size -> values.add("max-work-group-size: " + size));
      return values;
    }
  }

  @Provide
  Arbitrary<DeviceConfiguration> configurations() {
    return targets()
        .list()
        .ofMinSize(1)
        .ofMaxSize(6)
        .filter(ConfigurationPropertyTest::distinct)
        .map(DeviceConfiguration::new);
  }

  @Provide
  Arbitrary<String> garbage() {
    Arbitrary<String> pieces =
        Arbitraries.of(
            "a",
            "b",
            ":",
            ": ",
            "- ",
            "[",
            "]",
            "{",
            "}",
            ",",
            "\n",
            "\r\n",
            "  ",
            "\t",
            "#",
            "&a",
            "*a",
            "!",
            "!!int",
            "'",
            "\"",
            "|",
            ">",
            "?",
            "%",
            "---",
            "...",
            "\\",
            "\"\\UFFFFFFFF\"",
            "\"\\xzz\"",
            "<<",
            "~",
            "0",
            "-1",
            "99999999999",
            "true",
            "aspects",
            "sub-group-sizes",
            "\u0085",
            "\u2028",
            "\ufeff",
            "\u0000",
            "\ud83d\ude00",
            "!%ff",
            "!<a>",
            "%YAML 1.2",
            "%TAG ! tag:",
            "|9",
            ">-0",
            "@",
            "`");
    return Arbitraries.oneOf(
        pieces.list().ofMaxSize(12).map(list -> String.join("", list)),
        Arbitraries.strings().ofMaxLength(40));
  }

  @Provide
  Arbitrary<Integer> places() throws IOException {
    return Arbitraries.integers().between(0, good().length()).withoutEdgeCases();
  }

  @Provide
  Arbitrary<Integer> lengths() {
    return Arbitraries.integers().between(0, 30);
  }

  private static Arbitrary<TargetEntry> targets() {
    Arbitrary<String> name =
        Combinators.combine(
                Arbitraries.of("a", "B_", "_", "true", "gpu_"),
                Arbitraries.strings()
                    .withCharRange('a', 'z')
                    .numeric()
                    .withChars("_.-")
                    .ofLength(5))
            .as((first, rest) -> first + rest);
    Arbitrary<Integer> aspect =
        Arbitraries.oneOf(
            Arbitraries.of(Aspect.values()).map(Aspect::number),
            Arbitraries.integers().between(0, Integer.MAX_VALUE));
    Arbitrary<Integer> size = Arbitraries.integers().between(1, Integer.MAX_VALUE);
    return Combinators.combine(
            name,
            name.list().uniqueElements().ofMaxSize(3),
            Arbitraries.integers().between(1000, Integer.MAX_VALUE),
            aspect.set().ofMaxSize(8),
            size.list().ofMaxSize(4),
            size.optional(),
            Arbitraries.of(true, false))
        .as(
            (own, aliases, number, aspects, sizes, most, others) ->
                new TargetEntry(
                    own,
                    aliases,
                    number,
                    new TreeSet<>(aspects),
                    sizes,
                    most.map(OptionalInt::of).orElse(OptionalInt.empty()),
                    others));
  }

  private static boolean distinct(List<TargetEntry> targets) {
    List<String> names = new DeviceConfiguration(targets).names();
    Set<Integer> numbers = targets.stream().map(TargetEntry::number).collect(Collectors.toSet());
    return names.stream().distinct().count() == names.size() && numbers.size() == targets.size();
  }
}
