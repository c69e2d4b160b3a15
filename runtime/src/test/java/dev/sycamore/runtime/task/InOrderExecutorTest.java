package dev.sycamore.runtime.task;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.sycamore.DeviceException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
@Tag("module")
class InOrderExecutorTest {
  private final AtomicInteger finishes = new AtomicInteger();
  private final List<Task> failed = Collections.synchronizedList(new ArrayList<>());
  private final InOrderExecutor executor = executor(false);

  private InOrderExecutor executor(boolean threadless) {
    return new InOrderExecutor(lane -> finishes.incrementAndGet(), failed::add, threadless);
  }

  /** What a task does, done when it returns. */
  static TaskBody body(Runnable action) {
    return body(action, false);
  }

  private static TaskBody body(Runnable action, boolean goesOn) {
    return new TaskBody() {
      @Override
      public boolean afterAll() {
        return false;
      }

      @Override
      public boolean start(int lane) {
        action.run();
        return goesOn;
      }
    };
  }

  private static Task submit(TaskExecutor queue, TaskBody body, Registration.Use... uses) {
    Task task = queue.task(body);
    Registration.register(
        task,
        List.of(),
        new Registration.Entry() {
          @Override
          public List<Registration.Use> uses() {
            return List.of(uses);
          }

          @Override
          public List<Task> earlier() {
            return List.of();
          }

          @Override
          public void publish() {
            queue.add(task, Ordering.DEPENDENCIES);
          }
        });
    queue.wake();
    queue.awaitRoomFor(task);
    return task;
  }

  private static void await(CountDownLatch latch) {
    try {
      assertThat(latch.await(30, TimeUnit.SECONDS)).isTrue();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Test
  void tasksRunInOrderWhoeverRunsThem() {
    for (InOrderExecutor queue : List.of(executor, executor(true))) {
      for (int round = 0; round < 200; round++) {
        List<Integer> ran = Collections.synchronizedList(new ArrayList<>());
        Task last = null;
        for (int i = 0; i < 100; i++) {
          int number = i;
          last = submit(queue, body(() -> ran.add(number)));
        }
        last.awaitUninterruptibly();
        assertThat(ran).containsExactlyElementsOf(IntStream.range(0, 100).boxed().toList());
      }
    }
  }

  @Test
  void aWaitEndsWithItsTaskThoughOthersWereTakenWithIt() {
    CountDownLatch go = new CountDownLatch(1);
    CountDownLatch runs = new CountDownLatch(1);
    CountDownLatch waited = new CountDownLatch(1);
    Thread waiting = Thread.currentThread();
    // A thread that waits runs none of these itself: the first takes longer than short ones do.
    submit(executor, body(() -> await(go)));
    Task task =
        submit(
            executor,
            body(
                () -> {
                  runs.countDown();
                  while (waiting.getState() != Thread.State.WAITING) {
                    Thread.onSpinWait();
                  }
                }));
    Task next = submit(executor, body(() -> await(waited)));
    go.countDown();
    await(runs);
    task.awaitUninterruptibly();
    assertThat(next.isDone()).isFalse();
    waited.countDown();
    next.awaitUninterruptibly();
  }

  @Test
  void tasksRunWithoutAnybodyWaiting() throws InterruptedException {
    CountDownLatch ran = new CountDownLatch(3);
    for (int i = 0; i < 3; i++) {
      submit(executor, body(ran::countDown));
      TimeUnit.MILLISECONDS.sleep(5);
    }
    await(ran);
  }

  @Test
  void whatNobodyWaitsForRunsAlsoAfterTasksThatSomebodyWaitedForAtOnce()
      throws InterruptedException {
    for (int round = 0; round < 20; round++) {
      for (int i = 0; i < 50; i++) {
        submit(executor, body(() -> {}, true)).awaitUninterruptibly();
      }
      CountDownLatch ran = new CountDownLatch(round % 3 + 1);
      Task last = null;
      for (long left = ran.getCount(); left > 0; left--) {
        last = submit(executor, body(ran::countDown, true));
      }
      await(ran);
      CountDownLatch ended = new CountDownLatch(1);
      last.observe(
          task -> {
            if (task.isDone()) {
              ended.countDown();
            }
          });
      await(ended);
      // Where the thread of the queue looks for nothing any more.
      TimeUnit.MILLISECONDS.sleep(round);
    }
  }

  /**
   * A change of threads for each would cost a part of them. Which thread is first at one task is
   * the scheduler's choice, so the test goes on until the one that waits has run some.
   */
  @Test
  void whoWaitsRunsTasksOfMillisecondsItself() {
    List<Thread> ran = Collections.synchronizedList(new ArrayList<>());
    for (int i = 0; i < 100; i++) {
      submit(executor, body(() -> ran.add(Thread.currentThread()))).awaitUninterruptibly();
    }
    ran.clear();
    int tasks = 0;
    while (Collections.frequency(ran, Thread.currentThread()) <= 5 && tasks < 10_000) {
      submit(executor, body(() -> runFor(3, ran))).awaitUninterruptibly();
      tasks++;
    }
    assertThat(Collections.frequency(ran, Thread.currentThread())).isGreaterThan(5);
    assertThat(ran).hasSize(tasks);
  }

  private static void runFor(int millis, List<Thread> ran) {
    try {
      TimeUnit.MILLISECONDS.sleep(millis);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    ran.add(Thread.currentThread());
  }

  @Test
  void aWaitEndsWithItsTaskThoughOthersAreAdded() {
    // No thread but those that wait: what a wait runs is what it waits for.
    InOrderExecutor queue = executor(true);
    AtomicInteger ran = new AtomicInteger();
    Task first = submit(queue, body(ran::incrementAndGet));
    Task second = submit(queue, body(() -> submit(queue, body(ran::incrementAndGet))));
    submit(queue, body(ran::incrementAndGet));
    first.awaitUninterruptibly();
    assertThat(ran).hasValue(1);
    second.awaitUninterruptibly();
    assertThat(ran).hasValue(1);
  }

  @Test
  void whoSubmitsTooMuchWorksOffTheBacklog() {
    InOrderExecutor queue = executor(true);
    AtomicInteger ran = new AtomicInteger();
    for (int i = 0; i < InOrderExecutor.BACKLOG + 100; i++) {
      submit(queue, body(ran::incrementAndGet));
    }
    assertThat(ran).hasValue(100);
  }

  @Test
  void aTaskThatGoesOnEndsWhenTheStreamIsFinished() {
    InOrderExecutor queue = executor(true);
    Task first = submit(queue, body(() -> {}, true));
    Task second = submit(queue, body(() -> {}, true));
    assertThat(first.state()).isEqualTo(TaskState.SUBMITTED);
    second.awaitUninterruptibly();
    assertThat(first.state()).isEqualTo(TaskState.COMPLETE);
    assertThat(finishes).hasValue(1);
  }

  @Test
  void aTaskThatFailsAfterItHasStartedSomethingEndsWhenTheStreamIsFinished() {
    InOrderExecutor queue = executor(true);
    WorkPlace stream = new WorkPlace() {};
    Task fails =
        submit(
            queue,
            new TaskBody() {
              @Override
              public boolean afterAll() {
                return false;
              }

              @Override
              public boolean start(int lane) {
                throw new IllegalStateException("the launch cannot be timed");
              }

              @Override
              public WorkPlace place() {
                return stream;
              }
            });
    fails.awaitUninterruptibly();
    assertThat(finishes).hasValue(1);
    assertThat(fails.tell()).hasMessage("the launch cannot be timed");
  }

  @Test
  void theFailureOfTheStreamIsThatOfAllThatWereUnderWay() {
    IllegalStateException lost = new IllegalStateException("device lost");
    boolean[] fails = {true};
    InOrderExecutor queue =
        new InOrderExecutor(
            lane -> {
              if (fails[0]) {
                fails[0] = false;
                throw lost;
              }
            },
            failed::add,
            true);
    Task one = submit(queue, body(() -> {}, true));
    Task two = submit(queue, body(() -> {}, true));
    two.awaitUninterruptibly();
    Task three = submit(queue, body(() -> {}, true));
    three.awaitUninterruptibly();
    assertThat(List.of(one.state(), two.state(), three.state()))
        .containsExactly(TaskState.FAILED, TaskState.FAILED, TaskState.COMPLETE);
    assertThat(one.tell()).hasMessage("device lost").hasCause(lost).isNotSameAs(one.tell());
    assertThat(failed).containsExactly(one, two);
  }

  @Test
  void aFailureOfTheStreamNamesWhatWasUnderWay() {
    boolean[] fails = {true};
    InOrderExecutor queue =
        new InOrderExecutor(
            lane -> {
              if (fails[0]) {
                throw new DeviceException("device failed");
              }
            },
            failed::add,
            true);
    Task alone = submit(queue, named("the kernel 'a'"));
    alone.awaitUninterruptibly();
    assertThat(alone.tell()).hasMessage("the kernel 'a' failed: device failed");
    List<Task> all = new ArrayList<>();
    for (String name : List.of("k1", "k2", "k1", "", "k3", "k4", "k5", "k6")) {
      all.add(submit(queue, named(name)));
    }
    all.get(7).awaitUninterruptibly();
    for (Task task : all) {
      assertThat(task.tell())
          .hasMessage("one of k1, k2, k3, k4 and 2 others failed: device failed");
    }
    fails[0] = false;
    Task after = submit(queue, named("k7"));
    after.awaitUninterruptibly();
    assertThat(after.state()).isEqualTo(TaskState.COMPLETE);
    assertThat(Task.tellAll(all)).isNull();
  }

  @Test
  void aWaitDoesNotLastAsLongAsWhatWasStartedLater() throws InterruptedException {
    InOrderExecutor queue = executor(true);
    AtomicInteger ends = new AtomicInteger();
    List<Task> all = new ArrayList<>();
    for (int n = 0; n < 3; n++) {
      all.add(submit(queue, awaitable(ends, n == 2 ? 400 : 0)));
    }
    // All are started, and time runs out before the stream is finished.
    assertThat(all.get(2).await(Wait.atMost(Duration.ofMillis(300)))).isFalse();
    all.get(1).awaitUninterruptibly();
    assertThat(all.stream().map(Task::state))
        .containsExactly(TaskState.COMPLETE, TaskState.COMPLETE, TaskState.RUNNING);
    assertThat(List.of(ends.get(), finishes.get())).containsExactly(1, 0);
    all.get(2).awaitUninterruptibly();
    assertThat(List.of(ends.get(), finishes.get())).containsExactly(1, 1);
  }

  /** Whoever begins to wait now finds the stream free when the first of them has ended. */
  @Test
  void theThreadOfTheQueueWaitsForTheOldestOfLongTasks() throws InterruptedException {
    AtomicInteger ends = new AtomicInteger();
    List<Task> all = new ArrayList<>();
    for (int n = 0; n < 3; n++) {
      all.add(submit(executor, awaitable(ends, n == 0 ? 50 : 0)));
    }
    while (!all.get(2).isDone()) {
      TimeUnit.MILLISECONDS.sleep(1);
    }
    assertThat(List.of(ends.get(), finishes.get())).containsExactly(2, 1);
  }

  /** Takes some time to start, and goes on; its end can be waited for alone. */
  private static TaskBody awaitable(AtomicInteger ends, long millis) {
    return new TaskBody() {
      @Override
      public boolean afterAll() {
        return false;
      }

      @Override
      public boolean start(int lane) {
        try {
          TimeUnit.MILLISECONDS.sleep(millis);
        } catch (InterruptedException e) {
          throw new IllegalStateException(e);
        }
        return true;
      }

      @Override
      public boolean awaitEnd() {
        ends.incrementAndGet();
        return true;
      }
    };
  }

  /** Goes on after its start. */
  private static TaskBody named(String name) {
    return new TaskBody() {
      @Override
      public String shown() {
        return name;
      }

      @Override
      public boolean afterAll() {
        return false;
      }

      @Override
      public boolean start(int lane) {
        return true;
      }
    };
  }

  @Test
  void aDependentOfAFailureFailsAndOthersRun() {
    AccessHistory memory = new AccessHistory();
    Registration.Use reads = new Registration.Use(memory, false, () -> "m");
    Registration.Use writes = new Registration.Use(memory, true, () -> "m");
    ArithmeticException zero = new ArithmeticException("/ by zero");
    AtomicInteger ran = new AtomicInteger();
    Task fails =
        submit(
            executor,
            body(
                () -> {
                  throw zero;
                }),
            writes);
    Task depends = submit(executor(false), body(ran::incrementAndGet), reads);
    Task other = submit(executor, body(ran::incrementAndGet));
    for (Task task : List.of(fails, depends, other)) {
      task.awaitUninterruptibly();
    }
    assertThat(ran).hasValue(1);
    assertThat(other.state()).isEqualTo(TaskState.COMPLETE);
    assertThat(depends.tell()).hasMessageContaining("did not run").hasCause(zero);
    assertThat(fails.tell()).isInstanceOf(ArithmeticException.class).hasCause(zero);
    // Somebody was told of both: the memory can be used again.
    Task after = submit(executor, body(ran::incrementAndGet), writes);
    after.awaitUninterruptibly();
    assertThat(after.state()).isEqualTo(TaskState.COMPLETE);
  }

  @Test
  void waitsAreLimitedAndInterruptedWhileTheTaskGoesOn() throws InterruptedException {
    CountDownLatch go = new CountDownLatch(1);
    Task task = submit(executor, body(() -> await(go)));
    assertThat(task.await(Wait.atMost(Duration.ofMillis(1)))).isFalse();
    assertThat(task.await(Wait.atMost(Duration.ofDays(-1)))).isFalse();
    Thread waiting = Thread.currentThread();
    CountDownLatch interrupted = new CountDownLatch(1);
    new Thread(
            () -> {
              waiting.interrupt();
              interrupted.countDown();
            })
        .start();
    assertThatThrownBy(() -> task.await(Wait.INTERRUPTIBLE))
        .isInstanceOf(InterruptedException.class);
    interrupted.await();
    assertThat(task.isDone()).isFalse();
    go.countDown();
    assertThat(task.await(Wait.atMost(Duration.ofSeconds(Long.MAX_VALUE)))).isTrue();
  }

  @Test
  void waitsForWhatComesAfterTasksOfOtherQueuesAreInterruptedToo() throws InterruptedException {
    CountDownLatch go = new CountDownLatch(1);
    CountDownLatch began = new CountDownLatch(1);
    AccessHistory memory = new AccessHistory();
    Registration.Use writes = new Registration.Use(memory, true, () -> "m");
    for (TaskExecutor queue :
        List.of(executor(true), new OutOfOrderExecutor(lane -> {}, failed::add, true))) {
      submit(
          executor,
          body(
              () -> {
                began.countDown();
                await(go);
              }),
          writes);
      // Nobody but the thread that waits runs it.
      Task after = submit(queue, body(() -> {}), writes);
      await(began);
      Thread.currentThread().interrupt();
      assertThatThrownBy(() -> after.await(Wait.INTERRUPTIBLE))
          .isInstanceOf(InterruptedException.class);
      Thread waiting = Thread.currentThread();
      new Thread(() -> interruptWhenParked(waiting)).start();
      assertThatThrownBy(() -> after.await(Wait.INTERRUPTIBLE))
          .isInstanceOf(InterruptedException.class);
      assertThat(after.state()).isEqualTo(TaskState.SUBMITTED);
    }
    go.countDown();
  }

  private static void interruptWhenParked(Thread waiting) {
    while (waiting.getState() != Thread.State.WAITING) {
      Thread.onSpinWait();
    }
    waiting.interrupt();
  }

  private static TaskBody codeOfTheProgram(Runnable action) {
    return new TaskBody() {
      @Override
      public boolean afterAll() {
        return true;
      }

      @Override
      public boolean isOfProgram() {
        return true;
      }

      @Override
      public boolean start(int lane) {
        action.run();
        return false;
      }
    };
  }

  private List<TaskExecutor> inOrderAndOutOfOrder() {
    return List.of(executor(false), new OutOfOrderExecutor(lane -> {}, failed::add, false));
  }

  @Test
  void codeOfTheProgramDoesNotRunOnThreadsThatWait() {
    for (TaskExecutor queue : inOrderAndOutOfOrder()) {
      for (int n = 0; n < 200; n++) {
        Thread[] ran = new Thread[1];
        submit(queue, codeOfTheProgram(() -> ran[0] = Thread.currentThread()))
            .awaitUninterruptibly();
        assertThat(ran[0]).isNotSameAs(Thread.currentThread());
      }
    }
  }

  @Test
  void codeOfTheProgramDoesNotRunOnThreadsThatWaitForRoom() {
    for (TaskExecutor queue : inOrderAndOutOfOrder()) {
      Set<Thread> ran = ConcurrentHashMap.newKeySet();
      Task last = null;
      for (int n = 0; n < 20 * TaskExecutor.BACKLOG; n++) {
        last = submit(queue, codeOfTheProgram(() -> ran.add(Thread.currentThread())));
      }
      last.awaitUninterruptibly();
      assertThat(ran).doesNotContain(Thread.currentThread());
    }
  }

  /** Each task comes after one of another queue, and has ended when its start returns. */
  @Test
  void queuesThatWaitForEachOtherGoOn() throws Exception {
    List<InOrderExecutor> queues = List.of(executor, executor(false), executor(false));
    Random random = new Random(38);
    for (int round = 0; round < 2_000; round++) {
      Registration.Use use = new Registration.Use(new AccessHistory(), true, () -> "a memory");
      Task last = null;
      for (int n = 0; n < 48; n++) {
        int queue = round % 2 == 0 ? n % 2 : random.nextInt(queues.size());
        last = submit(queues.get(queue), body(() -> {}), use);
      }
      // A thread without a limit helps.
      Wait wait = round % 3 == 0 ? Wait.INTERRUPTIBLE : Wait.atMost(Duration.ofSeconds(20));
      assertThat(last.await(wait)).as("round %s", round).isTrue();
    }
    queues.forEach(InOrderExecutor::stop);
  }

  /** What goes on, and may fail by itself; later work may stop where it has failed. */
  private static TaskBody failsLate(Runnable action, boolean stops) {
    return new TaskBody() {
      @Override
      public boolean afterAll() {
        return false;
      }

      @Override
      public boolean start(int lane) {
        action.run();
        return true;
      }

      @Override
      public boolean failsLate() {
        return true;
      }

      @Override
      public boolean stopsWith(List<TaskBody> others, int lane) {
        return stops;
      }
    };
  }

  @Test
  void onlyWhatDependsOnWorkThatMayFailIsHeldUpByIt() {
    AccessHistory memory = new AccessHistory();
    Registration.Use uses = new Registration.Use(memory, true, () -> "m");
    Registration.Use other = new Registration.Use(new AccessHistory(), true, () -> "n");
    List<Integer> finished = Collections.synchronizedList(new ArrayList<>());
    CountDownLatch go = new CountDownLatch(1);
    submit(executor, body(() -> await(go)));
    Runnable looks = () -> finished.add(finishes.get());
    submit(executor, failsLate(looks, false), uses);
    submit(executor, body(looks, true), other);
    submit(executor, failsLate(looks, true), uses);
    submit(executor, body(looks, true));
    Task last = submit(executor, body(looks, true), uses);

    go.countDown();
    last.awaitUninterruptibly();

    int first = finished.get(0);
    assertThat(finished).containsExactly(first, first, first, first, first + 1);
  }

  @Test
  void workThatMayFailIsNotFollowedElsewhere() {
    CountDownLatch started = new CountDownLatch(1);
    Task task = submit(executor, failsLate(started::countDown, false));
    await(started);

    assertThat(task.place()).isNull();
    task.awaitUninterruptibly();
  }
}
