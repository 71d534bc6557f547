import { fileURLToPath } from 'node:url'
import type { Connect, Plugin } from 'vite'
import type { Environment } from '#src/environment/environment.ts'

const MANIFEST = 'manifest.json'
/** As index.html has it. */
const DESCRIPTION = 'Connect a wallet, see its balance and follow its transactions.'
const WITHOUT_VIEM = fileURLToPath(new URL('../../adapters/wallet/safe/without-viem.ts', import.meta.url))

/**
 * What makes the page a Safe App: the file that a Safe reads first, and the SDK without the RPC library that it brings
 * along. Vite's servers also say what a static host has to say in a build's place (README.md, Deploy): who may show the
 * page, that anybody may read that file, and that no file is taken for what it does not say to be.
 */
export function safeApp({ appName, safeHosts }: Pick<Environment, 'appName' | 'safeHosts'>): Plugin {
  const manifest = JSON.stringify({ name: appName, description: DESCRIPTION, iconPath: 'favicon.svg' })
  const answer: Connect.NextHandleFunction = (request, response, next) => {
    response.setHeader('Content-Security-Policy', frameAncestors(safeHosts))
    response.setHeader('X-Content-Type-Options', 'nosniff')
    if (request.url?.split('?')[0] !== `/${MANIFEST}`) return next()
    response.setHeader('Access-Control-Allow-Origin', '*')
    response.setHeader('Content-Type', 'application/json')
    response.end(manifest)
  }
  return {
    name: 'portside-safe-app',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === 'viem' && importer?.includes('/@safe-global/safe-apps-sdk/') ? WITHOUT_VIEM : undefined,
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: MANIFEST, source: manifest })
    },
    configureServer: ({ middlewares }) => void middlewares.use(answer),
    configurePreviewServer: ({ middlewares }) => void middlewares.use(answer)
  }
}

/** A meta tag cannot say it, so it has to be a header. */
export function frameAncestors(safeHosts: readonly string[]): string {
  return ['frame-ancestors', "'self'", ...safeHosts].join(' ')
}
