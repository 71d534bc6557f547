import { copyFile, mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type HtmlTagDescriptor, type InlineConfig, type Plugin, runnerImport } from 'vite'
import { projectIdWarning } from '#domain/wallet/walletconnect-project.ts'
import type { Environment } from '#src/environment/environment.ts'
import { globalStyles } from '#ui/theme/global-styles.ts'
import { beforePaintScript } from './before-paint.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'

const PRERENDER = fileURLToPath(new URL('./prerender.tsx', import.meta.url))
const CHECK_SETUP = fileURLToPath(new URL('../environment/check-setup.ts', import.meta.url))

/** Writes theme, title and early script into the page; in a build the shell and its Content-Security-Policy too. */
export function page(environment: Environment, shared: InlineConfig): Plugin {
  let isBuild = false
  let outDir = ''
  let pagePaths: readonly string[] = []
  return {
    name: 'portside-page',
    apply: (_config, { mode }) => mode !== 'test',
    configResolved(config) {
      isBuild = config.command === 'build' && !config.build.ssr
      outDir = resolve(config.root, config.build.outDir)
      const warning = projectIdWarning(environment.walletConnect?.projectId ?? '')
      if (warning) config.logger.warn(warning)
    },
    async buildStart() {
      const { module } = await runnerImport<typeof import('#src/environment/check-setup.ts')>(CHECK_SETUP, {
        configFile: false
      })
      module.checkSetup()
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const titled = html.replace(/<title>.*<\/title>/, () => `<title>${escapeHtml(environment.appName)}</title>`)
        const styles = globalStyles(environment.accent)
        const early: HtmlTagDescriptor[] = [
          { tag: 'script', children: beforePaintScript, injectTo: 'head' },
          { tag: 'style', children: styles, injectTo: 'head' }
        ]
        if (!isBuild) return { html: titled, tags: early }
        const { module } = await runnerImport<typeof import('./prerender.tsx')>(PRERENDER, {
          ...shared,
          configFile: false
        })
        pagePaths = module.pagePaths
        const shell = module.prerenderShell()
        const policy = contentSecurityPolicy(environment, {
          scripts: [beforePaintScript],
          styles: [styles, shell.css]
        })
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
        return { html: titled.replace('<div id="root"></div>', () => `<div id="root">${shell.html}</div>`), tags }
      }
    },
    async writeBundle() {
      if (!isBuild) return
      const index = `${outDir}/index.html`
      for (const path of pagePaths.filter((each) => each !== '/')) {
        await mkdir(outDir + path, { recursive: true })
        await copyFile(index, `${outDir}${path}/index.html`)
      }
      // For any other address: it is the page as well.
      await copyFile(index, `${outDir}/404.html`)
    }
  }
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`)
}
