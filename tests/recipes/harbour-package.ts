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
    type Hex = \`0x\${string}\`
    type Send = (method: string, params: readonly unknown[]) => Promise<unknown>
    type Lookup = (query: { readonly sender: Hex; readonly urls: readonly string[]; readonly data: Hex }) => Promise<Hex>
    export declare class Harbour {
      constructor(options: { readonly send: Send })
      readonly send: Send
    }
    export declare class HarbourError extends Error {
      readonly revert?: string
    }
    export declare function normalise(text: string): string
    export declare class HarbourNames {
      constructor(options: { readonly send: Send; readonly lookup: Lookup; readonly universalResolver: Hex })
      getName(account: Hex): Promise<string | undefined>
      getAddress(name: string): Promise<Hex | undefined>
      getText(name: string, key: string): Promise<string | undefined>
      readContract(contract: Hex, abi: readonly object[], name: string, values: readonly unknown[]): Promise<unknown>
    }`,
  'index.js': `
    export { Harbour, HarbourError } from './client.js'
    export { HarbourNames, normalise } from './names.js'`,
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
    import { encodeData, decodeData, decodeResult, encodeResult, from } from 'ox/AbiFunction'
    import * as AbiParameters from 'ox/AbiParameters'
    import { namehash, normalize } from 'ox/Ens'
    import { keccak256 } from 'ox/Hash'
    import { concat, fromNumber, fromString, slice, toBytes } from 'ox/Hex'
    import { HarbourError } from './client.js'

    export { normalize as normalise }

    const LOOKUP = '0x556f1830'
    const GATEWAY = 'x-batch-gateway:true'
    const reverse = from('function reverseWithGateways(bytes, uint256, string[]) view returns (bytes, address, address)')
    const resolve = from('function resolveWithGateways(bytes, bytes, string[]) view returns (bytes, address)')
    const addr = from('function addr(bytes32) view returns (address)')
    const text = from('function text(bytes32, string) view returns (bytes)')
    const query = from([
      'struct Query { address sender; string[] urls; bytes data; }',
      'function query(Query[] queries) view returns (bool[] failures, bytes[] responses)'
    ])
    const reverts = [
      'ResolverNotFound(bytes)', 'ResolverNotContract(bytes,address)', 'UnsupportedResolverProfile(bytes4)',
      'ResolverError(bytes)', 'ReverseAddressMismatch(string,bytes)', 'DNSDecodingFailed(bytes)', 'DNSEncodingFailed(string)'
    ]
    const checksummed = { checksumAddress: true }
    const textOf = (bytes) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(toBytes(bytes)) || undefined
    const nameOf = (data) => reverts.find((each) => data.startsWith(keccak256(fromString(each)).slice(0, 10)))?.split('(')[0]
    const dnsLabel = (label) => concat(fromNumber(new TextEncoder().encode(label).length, { size: 1 }), fromString(label))

    export class HarbourNames {
      constructor(options) {
        this.options = options
      }

      async getName(account) {
        const [name] = await this.#call(this.options.universalResolver, reverse, [account, 60n, [GATEWAY]])
        return textOf(name)
      }

      async getAddress(name) {
        const address = await this.#find(name, addr, [namehash(name)])
        return BigInt(address ?? 0) === 0n ? undefined : address
      }

      async getText(name, key) {
        const bytes = await this.#find(name, text, [namehash(name), key])
        return bytes && textOf(bytes)
      }

      readContract(contract, abi, name, values) {
        return this.#call(contract, from(abi.find((each) => each.name === name)), values)
      }

      async #find(name, record, values) {
        const encoded = concat(...name.split('.').map(dnsLabel), '0x00')
        const question = [encoded, encodeData(record, values), [GATEWAY]]
        const [data] = await this.#call(this.options.universalResolver, resolve, question)
        return data === '0x' ? undefined : decodeResult(record, data, checksummed)
      }

      async #call(to, method, values) {
        return decodeResult(method, await this.#send(to, encodeData(method, values)), checksummed)
      }

      async #send(to, data) {
        try {
          return await this.options.send('eth_call', [{ to, data }, 'latest'])
        } catch (cause) {
          const revert = typeof cause.data === 'string' ? cause.data : '0x'
          if (revert.startsWith(LOOKUP)) return this.#send(to, await this.#follow(to, slice(revert, 4)))
          throw Object.assign(new HarbourError('harbour could not call', { cause }), { revert: nameOf(revert) })
        }
      }

      async #follow(to, lookup) {
        const types = AbiParameters.from('address, string[], bytes, bytes4, bytes')
        const [sender, urls, data, callback, extra] = AbiParameters.decode(types, lookup)
        if (sender.toLowerCase() !== to.toLowerCase()) throw new HarbourError('another sender')
        const answer = urls.includes(GATEWAY) ? await this.#askAll(data) : await this.options.lookup({ sender, urls, data })
        return concat(callback, AbiParameters.encode(AbiParameters.from('bytes, bytes'), [answer, extra]))
      }

      async #askAll(data) {
        const [queries] = decodeData(query, data)
        const responses = await Promise.all(queries.map((each) => this.options.lookup(each)))
        return encodeResult(query, [responses.map(() => false), responses])
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
