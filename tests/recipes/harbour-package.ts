import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { HARBOUR_RPC } from './harbour-rpc.ts'

/** A `@noble/hashes` of another major version than the project's, as a library may depend on. */
const HASHES = {
  'package.json': JSON.stringify({
    name: '@noble/hashes',
    version: '2.0.0',
    type: 'module',
    exports: { './only-in-two.js': './only-in-two.js' }
  }),
  'only-in-two.js': 'export const major = 2\n'
}

const HARBOUR = {
  'package.json': JSON.stringify({
    name: 'harbour',
    version: '1.0.0',
    type: 'module',
    sideEffects: false,
    exports: {
      '.': { types: './index.d.ts', default: './index.js' },
      './rpc': { types: './rpc.d.ts', default: './rpc.js' }
    }
  }),
  'index.d.ts': `
    export declare function normalise(text: string): string`,
  'index.js': `
    export { normalize as normalise } from 'ox/Ens'`,
  'client.js': `
    import { major } from '@noble/hashes/only-in-two.js'

    export class HarbourError extends Error {}

    export class Harbour {
      constructor({ send }) {
        this.send = (method, params) => send(method, params).catch((cause) => {
          throw new HarbourError('harbour ' + major + ' could not ' + method, { cause })
        })
      }
    }`
}

/**
 * Replaces `npm install harbour`, which would need a registry: the recipe's library, built on a dependency of viem, with a
 * dependency whose version conflicts with the project's.
 */
export function installHarbour(folder: string): void {
  writePackage(path.join(folder, 'node_modules/harbour'), { ...HARBOUR, ...HARBOUR_RPC })
  writePackage(path.join(folder, 'node_modules/harbour/node_modules/@noble/hashes'), HASHES)
}

function writePackage(target: string, files: Readonly<Record<string, string>>): void {
  mkdirSync(target, { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(target, name), text)
}
