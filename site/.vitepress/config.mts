import { withMermaid } from 'vitepress-plugin-mermaid'
import { checkAnchors } from './anchors.mts'
import { home } from './home.mts'
import { writeIndex } from './llms.mts'
import { anchor, replaceLinks } from './links.mts'
import { nav, otherFolders, rewrites, root, sidebar } from './pages.mts'
import { editLink, versions } from './versions.mts'

const files = rewrites()
const base = (process.env.SITE_BASE ?? '').replace(/\/*$/, '/')

// A leaf.
const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">' +
  '<path fill="#3c8772" d="M16 2C7 8 4 14 7 21c2 4 5 5 8 5v4h2v-4c3 0 6-1 8-5 3-7 0-13-9-19z"/></svg>'

// The pages are not below the folder with the packages.
const packagesOfTheSite = {
  name: 'packages-of-the-site',
  enforce: 'pre' as const,
  resolveId(this: any, source: string, importer?: string) {
    return /^vue(\/|$)/.test(source) && importer && !importer.includes('/node_modules/')
      ? this.resolve(source, `${root}/site/package.json`, { skipSelf: true })
      : null
  },
}

export default withMermaid({
  title: 'Sycamore',
  description: 'GPU and SIMD kernels in plain Java, compiled ahead of time',
  lang: 'en',
  base,
  head: [['link', { rel: 'icon', type: 'image/svg+xml', href: `data:image/svg+xml,${encodeURIComponent(icon)}` }]],
  srcDir: root,
  srcExclude: otherFolders(),
  rewrites: files,
  outDir: `${root}/site/target/pages`,
  cacheDir: `${root}/site/target/cache`,
  // Pages work from any web server, `sycamore docs` among them.
  cleanUrls: false,
  vite: {
    plugins: [packagesOfTheSite],
    build: { chunkSizeWarningLimit: 2000 },
  },
  markdown: {
    anchor: { slugify: anchor },
    headers: { slugify: anchor },
    toc: { slugify: anchor },
    theme: { light: 'github-light', dark: 'github-dark' },
    config: (markdown) => replaceLinks(markdown, files),
  },
  themeConfig: {
    nav: [...nav(), versions()],
    sidebar: sidebar(),
    outline: { level: [2, 3] },
    editLink: editLink(),
    search: { provider: 'local' },
  },
  transformPageData: (page) => {
    if (page.relativePath === 'index.md') {
      page.frontmatter = { ...page.frontmatter, ...home }
    }
  },
  buildEnd: (site) => {
    checkAnchors(site.outDir, base)
    writeIndex(site.outDir, base, sidebar())
  },
})
