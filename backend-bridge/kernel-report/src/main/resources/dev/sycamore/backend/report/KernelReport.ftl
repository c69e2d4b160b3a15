<#ftl output_format="HTML">
<#-- @ftlvariable name="" type="dev.sycamore.backend.report.KernelReport" -->
<#macro calls nodes>
<ul>
<#list nodes as callee><@call node=callee/></#list>
</ul>
</#macro>
<#macro call node>
<li><code>${node.function}</code><#if node.place != ""> <span class="place">${node.place}</span></#if><#list node.aspects as aspect> <span class="tag aspect">${aspect}</span></#list><#if node.library> <span class="note">device library</span></#if><#if node.external> <span class="note">in another module</span></#if><#if node.repeated> <span class="note">its calls are shown above</span></#if><#if node.calls?has_content><#if node.library && !inLibrary><#assign inLibrary = true><details class="inner"><summary>what it calls</summary><@calls nodes=node.calls/></details><#assign inLibrary = false><#else><@calls nodes=node.calls/></#if></#if></li>
</#macro>
<#assign inLibrary = false>
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<title>Kernel report</title>
<style>
:root { color-scheme: light dark;
  --page: #fbfbfa; --card: #fff; --ink: #1d2320; --soft: #5b655f; --line: #dde2de; --code: #f3f5f3; --mark: #fdf3cf; --accent: #1f6f4a; --tag: #e5f1ea; --warn: #8a5300; --warnbg: #fff4df; --bad: #a4262c; }
@media (prefers-color-scheme: dark) { :root {
  --page: #151917; --card: #1c211e; --ink: #e4e9e5; --soft: #9ba69f; --line: #333b36; --code: #232926; --mark: #3c3720; --accent: #7fd0a4; --tag: #24382d; --warn: #f0b95c; --warnbg: #352a17; --bad: #ff8f8f; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 15px/1.5 system-ui, -apple-system, "Segoe UI", "Liberation Sans", sans-serif; }
main, header { max-width: 68rem; margin: 0 auto; padding: 0 1rem; }
header { padding-top: 1.25rem; }
h1 { font-size: 1.5rem; margin: 0 0 .25rem; }
h2 { font-size: .8rem; margin: 1.4rem 0 .4rem; color: var(--soft); text-transform: uppercase; letter-spacing: .05em; }
.summary { margin: 0 0 .75rem; color: var(--soft); }
.skip { position: absolute; left: -99rem; } .skip:focus { left: 1rem; top: .25rem; background: var(--card); padding: .25rem .5rem; }
form { position: sticky; top: 0; z-index: 1; background: var(--page); border-bottom: 1px solid var(--line); }
form div { max-width: 68rem; margin: 0 auto; padding: .6rem 1rem; display: flex; flex-wrap: wrap; gap: .6rem 1rem; align-items: center; }
label { color: var(--soft); display: inline-flex; gap: .4rem; align-items: center; }
input, select, button { font: inherit; color: inherit; background: var(--card); border: 1px solid var(--line); border-radius: 6px; padding: .3rem .5rem; min-width: 0; }
label.search { flex: 1 1 14rem; } label.search input { width: 100%; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
details { scroll-margin-top: 4.5rem; background: var(--card); border: 1px solid var(--line); border-radius: 8px; margin: .75rem 0; }
summary { cursor: pointer; padding: .6rem .9rem; display: flex; flex-wrap: wrap; gap: .15rem .7rem; align-items: baseline; }
summary::before { content: "\25B8"; color: var(--soft); width: .8em; } details[open] > summary::before { content: "\25BE"; }
summary::-webkit-details-marker { display: none; }
summary b { font-weight: 650; overflow-wrap: anywhere; }
.body { padding: 0 1rem 1rem; border-top: 1px solid var(--line); }
.place, .note { color: var(--soft); font-size: .9em; overflow-wrap: anywhere; }
.tag { background: var(--tag); color: var(--accent); border-radius: 4px; padding: 0 .4em; font-size: .85em; overflow-wrap: anywhere; }
.tag.aspect { background: none; border: 1px solid currentColor; }
.tag.warning { background: var(--warnbg); color: var(--warn); }
code, pre { font-family: ui-monospace, "Liberation Mono", "DejaVu Sans Mono", monospace; font-size: .9em; }
code { overflow-wrap: anywhere; }
.scroll { overflow-x: auto; }
pre { margin: 0; background: var(--code); border-radius: 6px; padding: .5rem 0; overflow-x: auto; tab-size: 4; }
pre span { display: block; padding: 0 .8rem; min-width: max-content; } pre .own { background: var(--mark); }
pre i { display: inline-block; width: 3.2em; padding-right: 1em; text-align: right; color: var(--soft); font-style: normal; user-select: none; }
table { border-collapse: collapse; width: 100%; } th, td { text-align: left; vertical-align: top; padding: .3rem .8rem .3rem 0; border-bottom: 1px solid var(--line); } th { color: var(--soft); font-weight: 500; }
td code, td .kind { white-space: nowrap; } td.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; } th.number { text-align: right; }
ul { margin: .1rem 0; padding-left: 1.3rem; } .tree, .tree ul { list-style: none; } .tree { padding-left: 0; } .tree ul { border-left: 1px solid var(--line); padding-left: 1rem; margin-left: .3rem; }
dl { display: grid; grid-template-columns: fit-content(40%) minmax(0, 1fr); gap: .15rem 1rem; margin: 0; } dt { color: var(--soft); } dd { margin: 0; overflow-wrap: anywhere; }
details.inner { border: 0; margin: 0; background: none; } details.inner summary { padding: 0 .3rem; color: var(--soft); font-size: .9em; }
.problems, .warnings, .tree, .summary { overflow-wrap: anywhere; } .warnings li { margin-bottom: .4rem; } .bad { color: var(--bad); }
.none { color: var(--soft); }
[hidden] { display: none !important; }
@media (max-width: 40rem) { details { scroll-margin-top: 9rem; } .body { padding: 0 .7rem .8rem; } dl { grid-template-columns: minmax(0, 1fr); } dd { margin-bottom: .4rem; } td, th { padding-right: .5rem; } }
@media print { body { background: #fff; } form, .skip { display: none !important; } details { border: 0; break-inside: auto; } details::details-content { content-visibility: visible !important; block-size: auto !important; } summary { break-after: avoid; } pre { white-space: pre-wrap; } tr, li { break-inside: avoid; } }
</style>
</head>
<body>
<a class="skip" href="#kernels">Skip to the kernels</a>
<header>
<h1>Kernel report</h1>
<p class="summary">${kernels?size} kernel<#if kernels?size != 1>s</#if><#if targets?has_content>, for ${targets?join(", ")}</#if><#if aspects?has_content>; aspects: ${aspects?join(", ")}</#if><#if warningCount != 0>; ${warningCount} warning<#if warningCount != 1>s</#if></#if></p>
</header>
<form id="filter" role="search" hidden><div>
<label class="search">Search <input id="text" type="search" autocomplete="off" placeholder="name, source, function&#8230;  ( / )"></label>
<label>Target <select id="target"><option value="">all</option><#list targets as target><option>${target}</option></#list></select></label>
<label>Aspect <select id="aspect"><option value="">all</option><#list aspects as aspect><option>${aspect}</option></#list></select></label>
<button type="button" id="toggle">Expand all</button>
<output id="count" for="text target aspect" aria-live="polite"></output>
</div></form>
<main id="kernels">
<#if problems?has_content>
<h2>Problems</h2>
<ul class="problems bad"><#list problems as problem><li>${problem}</li></#list></ul>
</#if>
<#if !kernels?has_content><p class="none">There is no kernel.</p></#if>
<#list kernels as kernel>
<details class="kernel" id="${kernel.id}" data-targets="${kernel.targets?join(" ")}" data-aspects="${kernel.aspectNames?join(" ")}">
<summary><b>${kernel.name}</b> <span class="place">${kernel.unit} &#183; ${kernel.place}</span><#list kernel.targets as target> <span class="tag">${target}</span></#list><#list kernel.aspectNames as aspect> <span class="tag aspect">${aspect}</span></#list><#if kernel.warnings?has_content> <span class="tag warning">${kernel.warnings?size} warning<#if kernel.warnings?size != 1>s</#if></span></#if></summary>
<div class="body">
<#if kernel.warnings?has_content>
<h2>Warnings</h2>
<ul class="warnings"><#list kernel.warnings as warning><li><span class="tag warning">${warning.id}</span> ${warning.message} <span class="place">line ${warning.line}:${warning.column}</span><#list warning.chain as frame><br><span class="place">in ${frame}</span></#list><#if warning.help != ""><br><span class="note">help: ${warning.help}</span></#if></li></#list></ul>
</#if>
<h2>Source</h2>
<#if kernel.source?has_content>
<pre tabindex="0" aria-label="Source of ${kernel.name}"><#list kernel.source as line><span<#if line.ofKernel> class="own"</#if>><i>${line.number}</i>${line.text}</span></#list></pre>
<#else>
<p class="none">The source was not found. Name its folder with <code>--source</code>.</p>
</#if>
<h2>Launch</h2>
<dl>
<dt>Form</dt><dd>${kernel.form}, ${kernel.dimensions} dimension<#if kernel.dimensions != 1>s</#if></dd>
<#if kernel.workGroupSize != ""><dt>Work-group size</dt><dd>${kernel.workGroupSize}, required</dd></#if>
<#if kernel.subGroupSize != 0><dt>Sub-group size</dt><dd>${kernel.subGroupSize}, required</dd></#if>
<#if kernel.fixedTargets?has_content><dt>Fixed targets</dt><dd>${kernel.fixedTargets?join(", ")}</dd></#if>
<dt>Private memory</dt><dd>${kernel.privateBytes} bytes of arrays per work-item</dd>
<dt>Local memory</dt><dd><#list kernel.localMemory as local>${local.name} (${local.type}): ${local.localSize}<#sep>; </#sep><#else>none</#list></dd>
<#if kernel.unchecked?has_content><dt>Without checks</dt><dd><#list kernel.unchecked as function><code>${function.function}</code> <span class="place">${function.place}</span>: ${function.why}<#sep><br></#sep></#list></dd></#if>
<dt>Races</dt><dd>${kernel.writes.text}</dd>
<dt>Entry point</dt><dd><code>${kernel.entryPoint}</code></dd>
</dl>
<h2>Arguments</h2>
<#if kernel.arguments?has_content>
<div class="scroll" tabindex="0" role="region" aria-label="Arguments of ${kernel.name}"><table><thead><tr><th scope="col">Name</th><th scope="col">Type</th><th scope="col">Kind</th><th scope="col">Access</th><th scope="col">Elements move</th></tr></thead><tbody>
<#list kernel.arguments as argument><tr><td><code>${argument.name}</code></td><td><code>${argument.type}</code></td><td>${argument.kind}</td><td>${argument.access}</td><td>${argument.moves}</td></tr>
</#list></tbody></table></div>
<#else><p class="none">None.</p></#if>
<h2>Call tree</h2>
<ul class="tree"><@call node=kernel.calls/></ul>
<h2>Aspects</h2>
<#if kernel.aspects?has_content>
<dl><#list kernel.aspects as use><dt><span class="tag aspect">${use.aspect}</span></dt><dd><#list use.chain as function><code>${function}</code><#sep> &#8594; </#sep><#else>declared, or used by a function of another module</#list></dd></#list></dl>
<#else><p class="none">None: every device has what it needs.</p></#if>
<h2>Images</h2>
<#if kernel.images?has_content>
<div class="scroll" tabindex="0" role="region" aria-label="Images of ${kernel.name}"><table><thead><tr><th scope="col">Target</th><th scope="col" class="number">Bytes</th><th scope="col">Holds</th><th scope="col">Requires</th><th scope="col">How it runs</th></tr></thead><tbody>
<#list kernel.images as image><tr><td>${image.target}<br><span class="note kind">${image.kind}</span></td><td class="number">${image.bytes}</td><td>${image.kernels} kernel<#if image.kernels != 1>s</#if>: ${image.reason}<br><span class="note">${image.resource}</span><#if image.problem != ""><br><b class="bad">${image.problem}</b></#if></td><td>${image.requires?join(", ")}</td><td><#list image.remarks as remark>${remark}<#sep><br></#sep><#else><#if image.kind == "NATIVE_CPU">one work-item at a time<#else><span class="none">as the driver of the device compiles it</span></#if></#list><#if image.stackBytes gte 0><br><span class="note">stack: at most ${image.stackBytes} bytes per call</span></#if></td></tr>
</#list></tbody></table></div>
<#else><p class="none">None: no target can run the kernel, or the device build was left out.</p></#if>
</div>
</details>
</#list>
<p id="empty" class="none" hidden>No kernel matches.</p>
</main>
<script>
(function () {
  "use strict";
  var byId = function (id) { return document.getElementById(id); };
  var kernels = Array.prototype.slice.call(document.querySelectorAll("details.kernel"));
  var texts = kernels.map(function (kernel) { return kernel.textContent.toLowerCase(); });
  var has = function (list, word) { return word === "" || list.split(" ").indexOf(word) >= 0; };
  function filter() {
    var words = byId("text").value.toLowerCase().split(/\s+/);
    var shown = 0;
    kernels.forEach(function (kernel, i) {
      var match = words.every(function (word) { return texts[i].indexOf(word) >= 0; })
        && has(kernel.dataset.targets, byId("target").value)
        && has(kernel.dataset.aspects, byId("aspect").value);
      kernel.hidden = !match;
      shown += match ? 1 : 0;
    });
    byId("count").textContent = shown + " of " + kernels.length;
    byId("empty").hidden = shown > 0 || kernels.length === 0;
  }
  function openAll(open) { kernels.forEach(function (kernel) { kernel.open = open; }); }
  function openTarget() {
    var kernel = location.hash && byId(decodeURIComponent(location.hash.slice(1)));
    if (kernel && kernel.matches("details.kernel")) { kernel.open = true; kernel.scrollIntoView(); }
  }
  byId("filter").hidden = false;
  byId("filter").addEventListener("submit", function (event) { event.preventDefault(); });
  ["text", "target", "aspect"].forEach(function (id) { byId(id).addEventListener("input", filter); byId(id).addEventListener("change", filter); });
  byId("toggle").addEventListener("click", function () {
    var open = this.textContent === "Expand all";
    openAll(open);
    this.textContent = open ? "Collapse all" : "Expand all";
  });
  document.addEventListener("keydown", function (event) {
    if (event.key === "/" && !/^(INPUT|SELECT|TEXTAREA)$/.test(document.activeElement.tagName)) {
      event.preventDefault();
      byId("text").focus();
    } else if (event.key === "Escape" && document.activeElement === byId("text")) {
      byId("text").value = "";
      filter();
    }
  });
  window.addEventListener("beforeprint", function () { openAll(true); });
  window.addEventListener("hashchange", openTarget);
  filter();
  openTarget();
})();
</script>
</body>
</html>
