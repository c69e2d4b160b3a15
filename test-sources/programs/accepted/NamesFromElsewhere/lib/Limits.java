package lib;

public interface Limits {
  int LIMIT = 12 + Tables.SHIFT;
}
