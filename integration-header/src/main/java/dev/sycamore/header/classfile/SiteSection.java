package dev.sycamore.header.classfile;

import static org.objectweb.asm.Opcodes.ACC_STATIC;
import static org.objectweb.asm.Opcodes.ARETURN;

import dev.sycamore.binding.ReportSite;
import java.util.List;

/**
 * Places that kernels report from: a method lists them.
 *
 * @param first the number of the first
 */
record SiteSection(int first, List<ReportSite> sites) implements BindingSection<SiteSection> {

  @Override
  public int size() {
    return sites.size();
  }

  @Override
  public SiteSection part(int from, int to) {
    return new SiteSection(first + from, sites.subList(from, to));
  }

  /** The method. */
  String maker() {
    return "reportSites" + first;
  }

  @Override
  public void write(ClassBody body) {
    ListCode lists = new ListCode(body);
    RecordCode records = new RecordCode(lists);
    Code code = body.method(ACC_STATIC, maker(), ClassBody.LIST_MAKER);
    lists.push(code, sites, ReportSite.class, records::push);
    code.end(ARETURN);
  }
}
