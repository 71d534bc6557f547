import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type RpcLibraryName, rpcLibraries } from '#src/rpc-libraries.ts'
import { root } from '../ready.mjs'

interface Layer {
  readonly legal: readonly string[]
  readonly illegal: readonly string[]
}

const { dependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))

/** The packages of a library: one of its name, or several that begin with it, as `web3-eth` does for web3. */
export function packagesOf(library: RpcLibraryName): readonly string[] {
  const parts = Object.keys(dependencies).filter((name) => name.startsWith(`${library}-`))
  return library in dependencies || parts.length === 0 ? [library, ...parts] : parts
}

/** What each folder may and may not import, as biome.json must enforce it. */
export const LAYERS: Readonly<Record<string, Layer>> = {
  domain: {
    legal: ['./near.ts', '#domain/chain/chain.ts', 'abitype'],
    illegal: [
      'abitype/zod',
      '#adapters/x.ts',
      '#ui/x.ts',
      '#src/x.ts',
      '#server/x.ts',
      '#devchain/x.ts',
      'react',
      'mobx',
      'viem',
      'node:fs'
    ]
  },
  'domain/ports': { legal: ['../chain.ts', './near.ts'], illegal: ['../../ui/x.ts', 'inversify'] },
  'adapters/storage': {
    legal: ['#domain/chain/chain.ts'],
    illegal: ['#ui/x.ts', '#src/x.ts', 'viem', 'mobx', '@noble/hashes/sha3.js']
  },
  'adapters/tabs': {
    legal: ['#domain/wait/sleep.ts', './near.ts'],
    illegal: [
      '#adapters/wallet/walletconnect/x.ts',
      '#adapters/wallet/eip1193/x.ts',
      '@walletconnect/ethereum-provider'
    ]
  },
  'adapters/auth': { legal: ['#domain/chain/chain.ts'], illegal: ['#server/x.ts', 'hono', 'inversify'] },
  'adapters/rpc/reads': {
    legal: ['#adapters/rpc/endpoint/x.ts', '#domain/contract/contract-call.ts', './near.ts'],
    illegal: ['viem', 'ethers', '#adapters/rpc/viem/x.ts']
  },
  'adapters/rpc/endpoint': { legal: ['#domain/chain/chain.ts', './near.ts'], illegal: ['viem', 'ethers'] },
  'adapters/names/ens': {
    legal: [
      '#domain/chain/chain.ts',
      '#adapters/rpc/endpoint/x.ts',
      '#adapters/rpc/reads/x.ts',
      'abitype',
      './near.ts'
    ],
    illegal: ['viem', 'ethers', '#adapters/rpc/viem/x.ts']
  },
  ...Object.fromEntries(rpcLibraries.flatMap(layersOfLibrary)),
  'adapters/wallet': {
    legal: ['@noble/hashes/sha3.js', '@noble/curves/secp256k1', './near.ts'],
    illegal: ['viem', 'ethers', '#adapters/rpc/endpoint/x.ts', '@walletconnect/ethereum-provider']
  },
  'adapters/wallet/walletconnect': {
    legal: ['#domain/chain/chain.ts', '../near.ts', '#adapters/tabs/x.ts', '@walletconnect/ethereum-provider'],
    illegal: ['@walletconnect/core', '@reown/walletkit', 'viem', '#ui/x.ts', '#devchain/x.ts']
  },
  'adapters/wallet/safe': {
    legal: [
      '#domain/chain/chain.ts',
      './near.ts',
      '#adapters/wallet/error/x.ts',
      '@noble/hashes/sha3.js',
      '@safe-global/safe-apps-sdk'
    ],
    illegal: ['viem', '@walletconnect/ethereum-provider', '#ui/x.ts']
  },
  'ui/views': {
    legal: [
      '#contracts/x.ts',
      '#contracts/generated/x.ts',
      '#domain/chain/chain.ts',
      '#ui/models/x.ts',
      'react',
      'react-dom',
      'react-dom/client',
      '@emotion/react',
      'qrcode/lib/core/qrcode.js',
      '@tanstack/react-virtual'
    ],
    illegal: [
      'mobx',
      // Only `observer.ts`, which all others use.
      'mobx-react-lite',
      '#adapters/x.ts',
      '#contracts/log-book/x.ts',
      '#src/x.ts',
      '#server/x.ts',
      '#devchain/x.ts',
      'inversify',
      'viem',
      'ethers'
    ]
  },
  'ui/models': {
    legal: ['mobx', '#contracts/x.ts', '#domain/chain/chain.ts'],
    illegal: ['react', '@emotion/react', 'mobx-react-lite', 'qrcode', '#ui/views/x.ts', '#contracts/log-book/x.ts']
  },
  'ui/words': {
    legal: ['#domain/chain/chain.ts', './near.ts'],
    illegal: ['react', 'mobx', '#ui/models/x.ts', '#ui/views/x.ts', '#adapters/x.ts', '#src/x.ts', '#contracts/x.ts']
  },
  'ui/testing': {
    legal: ['#domain/ports/x.ts', './near.ts'],
    illegal: ['#src/testing/x.ts', '#src/container/x.ts', 'inversify', 'vitest']
  },
  src: {
    legal: ['inversify', '#contracts/x.ts', '#adapters/x.ts', '#ui/x.ts', 'react-dom/client'],
    illegal: [
      '#devchain/x.ts',
      '#server/x.ts',
      '#src/showcase/x.ts',
      '#src/testing/x.ts',
      '#ui/testing/x.ts',
      './start/x.ts',
      './testing/x.ts',
      'reflect-metadata',
      '@walletconnect/ethereum-provider'
    ]
  },
  'src/testing': {
    legal: ['inversify', 'vitest', '#ui/testing/x.ts', '../container/x.ts'],
    illegal: ['#devchain/x.ts', '#server/x.ts', '../../tests/x.ts']
  },
  'src/showcase': {
    legal: ['mobx', 'react-dom/client', '#src/testing/x.ts', '#ui/testing/x.ts', './near.ts'],
    illegal: ['#devchain/x.ts', '#server/x.ts', '#src/start/x.ts', '../../tests/x.ts']
  },
  'src/start': {
    legal: ['#devchain/x.ts', '#server/x.ts', '#domain/chain/chain.ts', '@hono/node-server', 'vite', './near.ts'],
    illegal: ['#ui/x.ts', '#src/x.ts', '#adapters/x.ts', '#contracts/x.ts', '../config.ts', 'react', 'viem']
  },
  contracts: {
    legal: ['#domain/address.ts', './near.ts', '#devchain/contracts/contracts-config.ts'],
    illegal: ['#ui/x.ts', '#src/x.ts', '#adapters/x.ts', '#devchain/x.ts', 'viem', 'node:fs']
  },
  'contracts/log-book': {
    legal: [
      './near.ts',
      '#contracts/contract-on.ts',
      '#domain/contract/contract.ts',
      '#ui/hooks/use-account.ts',
      '#ui/router.tsx',
      '#ui/theme/tokens.ts',
      '#ui/views/page.ts',
      '#ui/views/parts/x.tsx',
      '#ui/words/x.ts',
      'react',
      '@emotion/react'
    ],
    illegal: [
      '#adapters/x.ts',
      '#src/x.ts',
      '#devchain/x.ts',
      '#server/x.ts',
      '#ui/models/x.ts',
      '#ui/testing/x.ts',
      'mobx',
      'mobx-react-lite',
      'viem',
      'react-dom',
      'node:fs'
    ]
  },
  server: {
    legal: [
      '#domain/chain/chain.ts',
      'hono',
      'hono/cookie',
      '@hono/node-server',
      'libsql',
      'jose',
      '@bitauth/libauth',
      'pino',
      'prom-client',
      'redis',
      'viem',
      'zod',
      'node:http'
    ],
    illegal: ['#ui/x.ts', '#src/x.ts', '#devchain/x.ts', '#adapters/x.ts', 'inversify', 'ethers']
  },
  devchain: {
    legal: ['#devchain/near.ts', '@viem/anvil', 'vite', 'ws', 'node:http'],
    illegal: [
      '#domain/chain/chain.ts',
      '#adapters/x.ts',
      '#ui/x.ts',
      '#src/x.ts',
      '#server/x.ts',
      '#contracts/x.ts',
      '../src/near.ts',
      '../server/near.ts',
      '../tests/ready.mjs',
      '../vite.config.ts',
      'react',
      '@walletconnect/ethereum-provider'
    ]
  }
}

function layersOfLibrary(library: RpcLibraryName): readonly (readonly [folder: string, layer: Layer])[] {
  const reading = {
    legal: [
      ...packagesOf(library),
      '#domain/chain/chain.ts',
      '#adapters/rpc/endpoint/x.ts',
      '#adapters/rpc/reads/x.ts',
      './near.ts'
    ],
    illegal: ['react', 'inversify', '#adapters/names/ens/x.ts', '#ui/x.ts', '#src/x.ts']
  }
  const naming = {
    legal: [
      ...packagesOf(library),
      '#domain/chain/chain.ts',
      '#adapters/names/ens/x.ts',
      `#adapters/rpc/${library}/x.ts`,
      './near.ts'
    ],
    illegal: ['react', 'inversify', '#adapters/wallet/x.ts', '#ui/x.ts', '#src/x.ts']
  }
  return [
    [`adapters/rpc/${library}`, reading],
    [`adapters/names/${library}`, naming]
  ]
}
