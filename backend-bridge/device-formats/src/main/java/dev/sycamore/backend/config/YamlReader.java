package dev.sycamore.backend.config;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.events.AliasEvent;
import org.snakeyaml.engine.v2.events.CollectionStartEvent;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.events.MappingStartEvent;
import org.snakeyaml.engine.v2.events.NodeEvent;
import org.snakeyaml.engine.v2.events.ScalarEvent;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlVersionException;
import org.snakeyaml.engine.v2.parser.Parser;
import org.snakeyaml.engine.v2.parser.ParserImpl;
import org.snakeyaml.engine.v2.scanner.StreamReader;

/**
 * Reads the part of YAML that configurations are written in: one document of lists, mappings and
 * scalars. Built on the parser's events, not on its trees: a file that nests without end, or names
 * itself by aliases, is refused before it takes memory or stack.
 */
final class YamlReader {

  /** More than the format needs: what is wrong is then said of the value, not of its depth. */
  private static final int DEEPEST = 8;

  private final StreamReader reader;
  private final Parser parser;
  private Place last = new Place(1, 1);

  private YamlReader(String text) {
    LoadSettings settings =
        LoadSettings.builder()
            .setCodePointLimit(Integer.MAX_VALUE)
            // All in one read: a pair of surrogates that a read cuts ends the reader.
            .setBufferSize(text.length() + 2)
            .build();
    reader = new StreamReader(settings, text);
    parser = new ParserImpl(settings, reader);
  }

  /** The file's one document, or nothing if the file has none. */
  static Optional<YamlNode> read(String text) throws Problem {
    return new YamlReader(text).file();
  }

  private Optional<YamlNode> file() throws Problem {
    next(); // The stream's start.
    if (next().getEventId() == Event.ID.StreamEnd) {
      return Optional.empty();
    }
    YamlNode document = node(next(), 0);
    next(); // The document's end.
    if (next().getEventId() != Event.ID.StreamEnd) {
      throw new Problem(last, "a second YAML document; a configuration is one");
    }
    return Optional.of(document);
  }

  private YamlNode node(Event event, int depth) throws Problem {
    Place place = last;
    if (event instanceof AliasEvent) {
      throw new Problem(place, "YAML aliases (`*name`) have no meaning in a configuration");
    }
    if (((NodeEvent) event).getAnchor().isPresent()) {
      throw new Problem(place, "YAML anchors (`&name`) have no meaning in a configuration");
    }
    if (event instanceof ScalarEvent scalar) {
      refuseTag(scalar.getTag(), place);
      return new YamlNode.Scalar(place, scalar.getValue(), scalar.isPlain());
    }
    refuseTag(((CollectionStartEvent) event).getTag(), place);
    if (depth == DEEPEST) {
      throw new Problem(place, "nested too deeply; a configuration has at most three levels");
    }
    return event instanceof MappingStartEvent ? mapping(place, depth) : sequence(place, depth);
  }

  private YamlNode sequence(Place place, int depth) throws Problem {
    List<YamlNode> items = new ArrayList<>();
    for (Event e = next(); e.getEventId() != Event.ID.SequenceEnd; e = next()) {
      items.add(node(e, depth + 1));
    }
    return new YamlNode.Sequence(place, items);
  }

  private YamlNode mapping(Place place, int depth) throws Problem {
    List<YamlNode.Entry> entries = new ArrayList<>();
    Map<String, Place> keys = new HashMap<>();
    for (Event e = next(); e.getEventId() != Event.ID.MappingEnd; e = next()) {
      if (!(node(e, depth + 1) instanceof YamlNode.Scalar key)) {
        throw new Problem(last, "a key must be a word");
      }
      Place first = keys.putIfAbsent(key.text(), key.place());
      if (first != null) {
        throw new Problem(
            key.place(),
            "%s is a key for the second time; the first is in line %d",
            Problem.quote(key.text()),
            first.line());
      }
      entries.add(new YamlNode.Entry(key, node(next(), depth + 1)));
    }
    return new YamlNode.Mapping(place, entries);
  }

  private static void refuseTag(Optional<String> tag, Place place) throws Problem {
    if (tag.isPresent()) {
      throw new Problem(place, "YAML tags (`!name`) have no meaning in a configuration");
    }
  }

  private Event next() throws Problem {
    try {
      Event event = parser.next();
      last = event.getStartMark().map(YamlReader::place).orElse(last);
      return event;
    } catch (MarkedYamlEngineException e) {
      Place place = e.getProblemMark().or(e::getContextMark).map(YamlReader::place).orElse(last);
      throw notYaml(place, e.getProblem() == null ? e.getContext() : e.getProblem());
    } catch (YamlVersionException e) {
      throw new Problem(last, "not YAML of a version that is known (1.0 to 1.2)");
    } catch (YamlEngineException e) {
      throw notYaml(last, String.valueOf(e.getMessage()));
    } catch (IllegalArgumentException e) {
      // The parser lets this out for an escape like "\UFFFFFFFF".
      Place place = new Place(reader.getLine() + 1, reader.getColumn() + 1);
      throw notYaml(place, "found an escape of a character that does not exist");
    }
  }

  private static Problem notYaml(Place place, String problem) {
    return new Problem(place, "not YAML: %s", Problem.printable(problem.strip()));
  }

  private static Place place(Mark mark) {
    return new Place(mark.getLine() + 1, mark.getColumn() + 1);
  }
}
