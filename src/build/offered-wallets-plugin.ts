import { rm } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { normalizePath, type Plugin, runnerImport } from 'vite'
import type { PageSettings } from '#src/settings/settings.ts'
import type { OfferedWallets } from './offered-wallets.ts'

const OFFERED_WALLETS = fileURLToPath(new URL('./offered-wallets.ts', import.meta.url))
const WALLET_FILES = normalizePath(fileURLToPath(new URL('../../adapters/wallet/wallet-files.ts', import.meta.url)))
const WALLET_CONNECT = normalizePath(fileURLToPath(new URL('../wallet-connect.ts', import.meta.url)))
/** The words that each language has for single wallets, by their id, and for any other. */
const STEPS = /\/ui\/text\/[\w-]+\/wallet-steps\.ts$/
/** Of a file that the page has as it is written. */
const AS_WRITTEN = '?as-written'

type WalletSteps = Pick<typeof import('#ui/text/en/wallet-steps.ts'), 'ownSteps'>

/**
 * With `walletGroups`, the page imports the wallets that they name and no others: their code by a list of imports, their
 * words by a list of values. The pictures of the others are removed from the build.
 */
export function offeredWallets({ walletGroups }: Pick<PageSettings, 'walletGroups'>): Plugin {
  let offered: OfferedWallets = { ids: [], files: [], otherIcons: [], isAnyPaired: false }
  let outDir = ''
  return {
    name: 'portside-offered-wallets',
    enforce: 'pre',
    apply: (_config, { mode }) => mode !== 'test' && walletGroups !== undefined,
    configResolved({ root, build }) {
      outDir = path.resolve(root, build.outDir)
    },
    async buildStart() {
      const { offeredWallets: among } = await run<typeof import('./offered-wallets.ts')>(OFFERED_WALLETS)
      offered = among(walletGroups ?? [])
    },
    async load(id) {
      const file = normalizePath(id)
      if (file === WALLET_FILES) return importsOf(offered)
      if (file === WALLET_CONNECT && !offered.isAnyPaired) return 'export const loadWalletConnect = undefined\n'
      if (!STEPS.test(file)) return undefined
      const { ownSteps } = await run<WalletSteps>(id)
      const steps = Object.fromEntries(Object.entries(ownSteps).filter(([wallet]) => offered.ids.includes(wallet)))
      const general = `export { steps } from ${JSON.stringify(`${file}${AS_WRITTEN}`)}`
      return `${general}\nexport const ownSteps = ${JSON.stringify(steps)}\n`
    },
    async writeBundle() {
      for (const icon of offered.otherIcons) await rm(path.join(outDir, icon), { force: true })
    }
  }
}

/** A `wallet-files.ts` of these alone. */
function importsOf({ files }: OfferedWallets): string {
  const imports = files.map((file, i) => {
    const source = path.posix.join(path.posix.dirname(WALLET_FILES), file)
    return `import { wallet as wallet${i} } from ${JSON.stringify(source)}`
  })
  const members = files.map((file, i) => `${JSON.stringify(file)}: wallet${i}`)
  return `${imports.join('\n')}\nexport const walletFiles = { ${members.join(', ')} }\n`
}

/** In Node, where no wallet is left out. */
async function run<Module>(file: string): Promise<Module> {
  const { module } = await runnerImport<Module>(file, { configFile: false, logLevel: 'error' })
  return module
}
