<#-- @ftlvariable name="" type="dev.sycamore.header.model.SiteTable" -->
  private static List<ReportSite> reportSites${index}() {
    return Arrays.asList(<#list sites as site><@include object=site/><#sep>,</#list>);
  }
