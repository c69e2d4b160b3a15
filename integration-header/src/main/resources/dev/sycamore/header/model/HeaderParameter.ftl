<#-- @ftlvariable name="" type="dev.sycamore.header.model.HeaderParameter" -->
  {${argument}, SYCAMORE_ROLE_${role}, ${dimension}, ${offset}, ${size}}<#rt>
