<#-- @ftlvariable name="" type="dev.sycamore.codegen.opencl.model.CAtomicLoop" -->
<#if guard?has_content>
#if ${guard}
</#if>
static ${type} ${name}(volatile ${space} ${type}* place, ${type} operand) {
volatile ${space} ${bits}* word = (volatile ${space} ${bits}*)place;
${bits} seen = ${load}(word, 0);
while (1) {
${bits} expected = seen;
${type} old = as_${type}(expected);
seen = ${compareExchange}(word, expected, as_${bits}(<@include object=result/>));
if (seen == expected) {
return old;
}
}
}
<#if guard?has_content>
#endif
</#if>
