<#-- @ftlvariable name="" type="dev.sycamore.codegen.opencl.model.CStruct" -->
<#if guard?has_content>
#if ${guard}
</#if>
typedef struct {
<#list members as member>
${member.type} ${member.name};
</#list>
} ${name};
<#if guard?has_content>
#endif
</#if>
