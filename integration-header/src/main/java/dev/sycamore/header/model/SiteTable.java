package dev.sycamore.header.model;

import java.util.List;

/**
 * Some places that kernels report from: a method has room for so many only (JVMS 4.7.3).
 *
 * @param index among the tables of the class
 */
public record SiteTable(int index, List<SiteRow> sites) {

  public SiteTable {
    sites = List.copyOf(sites);
  }
}
