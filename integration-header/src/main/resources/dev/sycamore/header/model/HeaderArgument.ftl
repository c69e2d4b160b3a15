<#-- @ftlvariable name="" type="dev.sycamore.header.model.HeaderArgument" -->
  {{SYCAMORE_KIND_${kind}, ${info}, ${offset}},
   ${name}, SYCAMORE_ELEMENT_${element}, SYCAMORE_ACCESS_${access}, ${specializationConstant}, ${firstParameter}, ${parameterCount}}<#rt>
