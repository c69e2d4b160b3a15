package dev.sycamore.spark;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.concurrent.atomic.AtomicReference;

/** The results of a partition of elements, computed a batch at a time when they are asked for. */
final class MappedBatches<T, R> implements Iterator<R> {
  private final Iterator<T> elements;
  private final BatchFunction<T, R> function;
  private final PartitionBatches batches;
  private Iterator<R> results = Collections.emptyIterator();

  MappedBatches(Iterator<T> elements, BatchFunction<T, R> function, PartitionBatches batches) {
    this.elements = elements;
    this.function = function;
    this.batches = batches;
  }

  @Override
  public boolean hasNext() {
    while (!results.hasNext() && elements.hasNext()) {
      results = compute();
    }
    return results.hasNext();
  }

  @Override
  public R next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    return results.next();
  }

  private Iterator<R> compute() {
    List<T> batch = new ArrayList<>();
    while (batch.size() < batches.batchRows() && elements.hasNext()) {
      batch.add(elements.next());
    }
    AtomicReference<Iterable<R>> computed = new AtomicReference<>();
    batches.run(
        batch.size(),
        queue -> computed.set(function.run(queue, Collections.unmodifiableList(batch))));
    return computed.get().iterator();
  }
}
