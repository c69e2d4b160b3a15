<#-- @ftlvariable name="" type="dev.sycamore.header.model.HeaderSite" -->
  {SYCAMORE_REPORT_${kind}, ${function}, ${file}, ${line}, ${column},
   ${text},
   ${operands?size}, <#if operands?has_content>${operandsName}<#else>NULL</#if>}<#rt>
