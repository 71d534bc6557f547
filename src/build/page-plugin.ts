import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { HtmlTagDescriptor, InlineConfig, Plugin, Rolldown } from 'vite'
import { once } from '#domain/wait/once.ts'
import { projectIdWarning } from '#domain/wallet/walletconnect-project.ts'
import type { PageSettings } from '#src/settings/settings.ts'
import { metadata } from '#ui/text/en/metadata.ts'
import { directionOf, isLanguageTag, languages } from '#ui/text/languages.ts'
import { withoutScripts } from '#ui/text/without-scripts.ts'
import { globalStyles } from '#ui/theme/global-styles.ts'
import { loadSource } from '../settings/given-config.ts'
import { beforePaintScript } from './before-paint-script.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'

const PRERENDER = fileURLToPath(new URL('./prerender.tsx', import.meta.url))
const CHECK_SETUP = fileURLToPath(new URL('../settings/check-setup.ts', import.meta.url))

/** No buttons that do nothing, and a sentence in their place. */
const WITHOUT_SCRIPTS = 'nav{display:none}noscript p{padding:4px 16px;text-align:center}'

/** Of a page: its path on the site, and its `page.ts`. */
interface PageRoute {
  readonly path: string
  readonly file: string
}

/** Writes theme, title, description and early script into the page; in a build the shell and its Content-Security-Policy too. */
export function page(settings: PageSettings, shared: InlineConfig): Plugin {
  const earlyScript = once(() => beforePaintScript(Object.keys(languages)))
  let isBuild = false
  let outDir = ''
  let root = ''
  let routes: readonly PageRoute[] = []
  return {
    name: 'portside-page',
    apply: (_config, { mode }) => mode !== 'test',
    configResolved(config) {
      isBuild = config.command === 'build' && !config.build.ssr
      root = config.root
      outDir = resolve(root, config.build.outDir)
      const warning = projectIdWarning(settings.walletConnect?.projectId ?? '')
      if (warning) config.logger.warn(warning)
    },
    async buildStart() {
      const { checkSetup } = await loadSource<typeof import('#src/settings/check-setup.ts')>(CHECK_SETUP)
      checkSetup()
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const titled = html.replace(/<title>.*<\/title>/, () => `<title>${escapeHtml(settings.appName)}</title>`)
        const styles = globalStyles(settings)
        const script = await earlyScript()
        const early: HtmlTagDescriptor[] = [
          { tag: 'meta', attrs: { name: 'description', content: metadata.description }, injectTo: 'head' },
          { tag: 'script', children: script, injectTo: 'head' },
          { tag: 'style', children: styles, injectTo: 'head' }
        ]
        if (!isBuild) return { html: titled, tags: early }
        const { pageRoutes, prerenderShell } = await loadSource<typeof import('./prerender.tsx')>(PRERENDER, shared)
        routes = pageRoutes
        const shell = prerenderShell()
        const policy = contentSecurityPolicy(settings, {
          scripts: [script],
          styles: [styles, shell.css, WITHOUT_SCRIPTS]
        })
        const noScript = `<noscript><style>${WITHOUT_SCRIPTS}</style>${sentencesWithoutScripts()}</noscript>`
        const tags: HtmlTagDescriptor[] = [
          // Before anything that it governs.
          {
            tag: 'meta',
            attrs: { 'http-equiv': 'Content-Security-Policy', content: policy },
            injectTo: 'head-prepend'
          },
          ...early,
          { tag: 'style', attrs: { 'data-emotion': shell.styleIds }, children: shell.css, injectTo: 'head' }
        ]
        const body = `${noScript}<div id="root">${shell.html}</div>`
        return { html: titled.replace('<div id="root"></div>', () => body), tags }
      }
    },
    async writeBundle(_, bundle) {
      if (!isBuild) return
      const html = await readFile(`${outDir}/index.html`, 'utf8')
      // For any other address: it is the page as well.
      await writeFile(`${outDir}/404.html`, html)
      for (const { path, file } of routes) {
        const views = this.getModuleInfo(resolve(root, file))?.dynamicallyImportedIds ?? []
        await mkdir(outDir + path, { recursive: true })
        await writeFile(`${outDir}${path}/index.html`, withPreloads(html, views, bundle))
      }
    }
  }
}

/** So that a page's own view loads beside the shell, and not after it. */
function withPreloads(html: string, views: readonly string[], bundle: Rolldown.OutputBundle): string {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const files = chunks
    .filter(({ facadeModuleId, moduleIds }) =>
      views.some((view) => view === facadeModuleId || moduleIds.includes(view))
    )
    .map(({ fileName }) => fileName)
  const links = files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
  return html.replace('</head>', () => `${links.join('')}</head>`)
}

function sentencesWithoutScripts(): string {
  return Object.keys(languages)
    .filter(isLanguageTag)
    .map((tag) => `<p lang="${tag}" dir="${directionOf(tag)}">${withoutScripts[tag]}</p>`)
    .join('')
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`)
}
