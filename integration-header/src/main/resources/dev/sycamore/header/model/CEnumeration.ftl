<#-- @ftlvariable name="" type="dev.sycamore.header.model.CEnumeration" -->
/* ${comment} */
enum sycamore_${tag} {
<#list constants as constant>
  SYCAMORE_${tag?upper_case}_${constant.name} = ${constant.number}<#sep>,</#sep>
</#list>
};
