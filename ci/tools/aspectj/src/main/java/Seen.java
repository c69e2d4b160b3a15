import org.aspectj.lang.annotation.Aspect;
import org.aspectj.lang.annotation.Before;

/** Sees a call of a method that is not device code. */
@Aspect
public class Seen {
  static int calls;

  @Before("execution(boolean Main.check(int[]))")
  public void count() {
    calls++;
  }
}
