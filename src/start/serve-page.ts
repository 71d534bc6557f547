import { fileURLToPath } from 'node:url'
import { createServer, type Plugin, type ViteDevServer } from 'vite'
import { LOCALHOST } from '#devchain/cli/listen.ts'
import type { StartOptions } from './options.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
export const PREFERRED_PORT = 5173
/** Always all of them: Vite discards its pre-bundled libraries whenever a plugin name is added or removed. */
const PLUGIN_NAMES = [
  'changes',
  'sign-in',
  'contracts',
  'dev-wallet',
  'explorer',
  'local-networks',
  'names',
  'phone',
  'safe',
  'replay',
  'showcase'
]

/** Vite's development server with those of its plugins that this start has. */
export async function servePage(
  plugins: readonly Plugin[],
  { host = LOCALHOST, port }: Pick<StartOptions, 'host' | 'port'>,
  opened: (page: ViteDevServer) => void
): Promise<ViteDevServer> {
  const page = await createServer({
    configFile: `${ROOT}vite.config.ts`,
    mode: 'development',
    logLevel: 'warn',
    clearScreen: false,
    plugins: PLUGIN_NAMES.map((each) => {
      const name = `portside:${each}`
      return plugins.find((plugin) => plugin.name === name) ?? { name }
    }),
    server: { host, port: port ?? PREFERRED_PORT, strictPort: port !== undefined }
  })
  opened(page)
  return page.listen()
}
