<#-- @ftlvariable name="" type="dev.sycamore.codegen.opencl.model.CStruct" -->
<#if guard?has_content>
#if ${guard}
</#if>
<#if shared>
#ifndef sycamore_has_${name}
#define sycamore_has_${name}
</#if>
typedef struct {
<#list members as member>
${member.type} ${member.name};
</#list>
} ${name};
<#if shared>
#endif
</#if>
<#if guard?has_content>
#endif
</#if>
