<#-- @ftlvariable name="" type="dev.sycamore.codegen.opencl.model.CHelper" -->
<#if guard?has_content>
#if ${guard}
</#if>
${text?remove_ending("\n")}
<#if guard?has_content>
#endif
</#if>
