import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const ENTRY = fileURLToPath(new URL('./main.ts', import.meta.url))

/** Builds Dev Wallet as one classic script, which runs before the page's modules. */
export async function buildWalletScript(): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      minify: false,
      lib: { entry: ENTRY, formats: ['iife'], name: 'devWallet' }
    }
  })
  const bundles = Array.isArray(output) ? output : [output]
  const chunk = bundles
    .flatMap((bundle) => ('output' in bundle ? bundle.output : []))
    .find(({ type }) => type === 'chunk')
  if (chunk?.type !== 'chunk') throw new Error('Dev Wallet could not be built.')
  return chunk.code
}
