import { rm } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { normalizePath, type Plugin, runnerImport } from 'vite'
import type { Environment } from '#src/environment/environment.ts'
import { withoutSteps } from './without-steps.ts'

const WALLETS = fileURLToPath(new URL('../../adapters/wallet', import.meta.url))
const HIDDEN_WALLETS = fileURLToPath(new URL('../environment/hidden-wallets.ts', import.meta.url))
const WALLET_CONNECT = fileURLToPath(new URL('../wallet-connect.ts', import.meta.url))
/** Whatever a file of a hidden wallet exports. */
const NOTHING = 'export const wallet = undefined\nexport const loadWalletConnect = undefined\n'
/** What each language says about single wallets, by their id. */
const STEPS = /\/ui\/text\/[\w-]+\/wallet-steps\.ts$/

/** Leaves the wallets that `walletGroups` does not name out of the page: code, pictures and texts. */
export function hiddenWallets({ walletGroups }: Pick<Environment, 'walletGroups'>): Plugin {
  let ids: readonly string[] = []
  let files: ReadonlySet<string> = new Set()
  let icons: readonly string[] = []
  let outDir = ''
  let isBuild = false
  let hasLeftOut = false
  return {
    name: 'portside-hidden-wallets',
    enforce: 'pre',
    apply: (_config, { mode }) => mode !== 'test' && walletGroups !== undefined,
    configResolved({ root, build, command }) {
      isBuild = command === 'build'
      outDir = path.resolve(root, build.outDir)
    },
    async buildStart() {
      const { module } = await runnerImport<typeof import('#src/environment/hidden-wallets.ts')>(HIDDEN_WALLETS, {
        configFile: false
      })
      const hidden = module.hiddenWallets(walletGroups ?? [])
      ids = hidden.ids
      const ownFiles = hidden.files.map((file) => path.resolve(WALLETS, file))
      files = new Set([...ownFiles, ...(hidden.isPairingHidden ? [WALLET_CONNECT] : [])])
      icons = hidden.icons
    },
    load: (id) => (files.has(path.normalize(id)) ? NOTHING : undefined),
    transform(code, id) {
      if (!STEPS.test(normalizePath(id))) return undefined
      hasLeftOut = true
      return { code: withoutSteps(code, ids), map: null }
    },
    buildEnd(error) {
      if (isBuild && !error && !hasLeftOut) this.error('The texts of hidden wallets were not found.')
    },
    async writeBundle() {
      for (const icon of icons) await rm(path.join(outDir, icon), { force: true })
    }
  }
}
