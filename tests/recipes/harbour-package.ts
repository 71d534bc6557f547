import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

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
    exports: { '.': { types: './index.d.ts', default: './index.js' } }
  }),
  'index.d.ts': `
    type Type = string | { readonly type: string; readonly components: readonly Type[] }
    type Send = (method: string, params: readonly unknown[]) => Promise<unknown>
    export declare class Harbour {
      constructor(options: { readonly send: Send })
      readonly send: Send
    }
    export declare class HarbourError extends Error {}
    export declare function normalise(text: string): string
    export declare function namehash(name: string): \`0x\${string}\`
    export declare function selector(signature: string): \`0x\${string}\`
    export declare function encode(types: readonly Type[], values: readonly unknown[]): \`0x\${string}\`
    export declare function decode(types: readonly Type[], data: \`0x\${string}\`): readonly unknown[]`,
  'index.js': `
    export { Harbour, HarbourError } from './client.js'
    export { decode, encode, namehash, normalise, selector } from './names.js'`,
  'client.js': `
    import { major } from '@noble/hashes/only-in-two.js'

    export class HarbourError extends Error {}

    export class Harbour {
      constructor({ send }) {
        this.send = (method, params) => send(method, params).catch((cause) => {
          throw new HarbourError('harbour ' + major + ' could not ' + method, { cause })
        })
      }
    }`,
  'names.js': `
    import * as AbiParameters from 'ox/AbiParameters'
    import { namehash, normalize } from 'ox/Ens'
    import { keccak256 } from 'ox/Hash'
    import { fromString } from 'ox/Hex'

    const parameter = (type) => (typeof type === 'string' ? { type } : { ...type, components: type.components.map(parameter) })
    export { namehash, normalize as normalise }
    export const selector = (signature) => keccak256(fromString(signature)).slice(0, 10)
    export const encode = (types, values) => AbiParameters.encode(types.map(parameter), values)
    export const decode = (types, data) => AbiParameters.decode(types.map(parameter), data, { checksumAddress: true })`
}

/**
 * Replaces `npm install harbour`, which would need a registry: the recipe's library, built on a dependency of viem, with a
 * dependency whose version conflicts with the project's.
 */
export function installHarbour(folder: string): void {
  writePackage(path.join(folder, 'node_modules/harbour'), HARBOUR)
  writePackage(path.join(folder, 'node_modules/harbour/node_modules/@noble/hashes'), HASHES)
}

function writePackage(target: string, files: Readonly<Record<string, string>>): void {
  mkdirSync(target, { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(target, name), text)
}
