import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const WITHOUT_VIEM = fileURLToPath(
  new URL('../../adapters/wallet/walletconnect/client/without-viem.ts', import.meta.url)
)

/** Keeps viem, which WalletConnect's packages bring along, out of their chunk, and out of a build with another RPC library. */
export function walletConnectWithoutViem(): Plugin {
  return {
    name: 'portside-walletconnect',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      return source === 'viem' && importer?.includes('/node_modules/@walletconnect/') ? WITHOUT_VIEM : undefined
    }
  }
}
