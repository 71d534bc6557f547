import path from 'node:path'
import { defineConfig } from 'vitepress'
import { isPage, markdownFiles, pageOf, root, slug, targetOf } from '../pages.mjs'
import { referenceSidebar, sidebar } from '../sidebar.mjs'
import { checkLinks } from './check-links.mjs'
import { linkedFiles } from './linked-files.mjs'

const { collect, check } = checkLinks()
const { linkTo, plugin, write } = linkedFiles()
/** Pages are modules outside `docs/`, which do not find its packages: what runs in Node imports Vue where it is written. */
const vueOfPages = {
  name: 'vue-of-pages',
  enforce: 'pre',
  resolveId: (id, _importer, { ssr }) => (ssr && /^vue(?:\/|$)/.test(id) ? { id, external: true } : undefined)
}

export default defineConfig({
  title: 'Portside',
  description: 'A wallet-connected web application: how it is run, changed, tested and deployed.',
  lang: 'en',
  srcDir: root,
  srcExclude: markdownFiles().filter((file) => !isPage(file)),
  rewrites: pageOf,
  outDir: 'dist',
  cacheDir: 'node_modules/.cache/vitepress',
  markdown: {
    anchor: { slugify: slug },
    languageAlias: { caddyfile: 'nginx', svg: 'xml' },
    config: (markdown) => {
      const { fence } = markdown.renderer.rules
      markdown.renderer.rules.fence = (tokens, index, ...rest) => {
        const { info, content } = tokens[index]
        if (info !== 'mermaid') return fence(tokens, index, ...rest)
        return `<MermaidDiagram source="${markdown.utils.escapeHtml(content)}" />`
      }
      markdown.core.ruler.push('links-of-the-project', ({ tokens, env }) => {
        const file = path
          .relative(root, env.realPath ?? env.path)
          .split(path.sep)
          .join('/')
        for (const { children } of tokens)
          for (const token of children ?? []) {
            const target = token.type === 'link_open' && targetOf(file, token.attrGet('href'))
            if (target) token.attrSet('href', addressOf(target))
          }
      })
    }
  },
  themeConfig: {
    search: { provider: 'local' },
    nav: [
      { text: 'Documents', link: '/', activeMatch: '^/(?!reference/)' },
      { text: 'Reference', link: '/reference/', activeMatch: '^/reference/' }
    ],
    sidebar: { '/': sidebar(), '/reference/': referenceSidebar() },
    outline: [2, 3]
  },
  vite: { configFile: false, plugins: [plugin, vueOfPages] },
  transformHtml: (html, _id, { page }) => collect(page, html),
  buildEnd: ({ outDir }) => {
    write(outDir)
    check(outDir)
  }
})

function addressOf({ file, anchor }) {
  return isPage(file) ? `/${pageOf(file)}${anchor}` : linkTo(file)
}
