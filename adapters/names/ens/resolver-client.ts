import type { AbiError, AbiFunction, AbiParameter } from 'abitype'
import { NodeError } from '#adapters/rpc/endpoint/node-error.ts'
import { AbiCodec } from '#adapters/rpc/reads/contracts/abi-codec.ts'
import { bytesOf } from '#adapters/rpc/reads/contracts/texts.ts'
import type { AbiLibrary } from '#adapters/rpc/reads/rpc-library.ts'
import { type Address, type Hex, isSameAddress } from '#domain/address.ts'
import { type EnsClient, type NamesContract, tokenAbi } from './ens-library.ts'
import { LOOKUP_SELECTOR, type NameRequests } from './name-requests.ts'
import type { OffchainQuery } from './offchain-gateways.ts'

const ETHER_COIN_TYPE = 60n
const NO_ADDRESS = `0x${'0'.repeat(40)}`
/** `0x` and four bytes. */
const SELECTOR_DIGITS = 10
/** Tells the client to query the gateways itself (ENSIP-21). */
const CLIENT_GATEWAY = 'x-batch-gateway:true'

// Texts are read as bytes, see `textOf`.
const resolve = view('resolveWithGateways', ['bytes', 'bytes', 'string[]'], ['bytes', 'address'])
const reverse = view('reverseWithGateways', ['bytes', 'uint256', 'string[]'], ['bytes', 'address', 'address'])
const addr = view('addr', ['bytes32'], ['address'])
const text = view('text', ['bytes32', 'string'], ['bytes'])
const queries: AbiParameter = { type: 'tuple[]', components: typed(['address', 'string[]', 'bytes']) }
const lookup: AbiError = {
  type: 'error',
  name: 'OffchainLookup',
  inputs: typed(['address', 'string[]', 'bytes', 'bytes4', 'bytes'])
}

/**
 * Names through the Universal Resolver (ENSIP-23) and its offchain lookups (EIP-3668), for a library that has no choice of
 * gateways: it encodes and hashes only.
 */
export function resolverClient(
  abi: AbiLibrary,
  requests: NameRequests,
  { universalResolver }: NamesContract
): EnsClient {
  const codec = new AbiCodec(abi)

  async function call(to: Address, fragment: AbiFunction, args: readonly unknown[]): Promise<readonly unknown[]> {
    return codec.decodeResult(fragment, await send(to, codec.encodeCall(fragment, args)))
  }

  /** `NameRequests` bounds how often it is repeated. */
  async function send(to: Address, data: Hex): Promise<Hex> {
    try {
      return (await requests.send('eth_call', [{ to: to.toLowerCase(), data }, 'latest'])) as Hex
    } catch (error) {
      const reverted = error instanceof NodeError && typeof error.data === 'string' ? (error.data as Hex) : '0x'
      if (!reverted.startsWith(LOOKUP_SELECTOR)) throw error
      return send(to, await answerOf(to, reverted))
    }
  }

  /** What the contract is to be called with once the gateways have answered. */
  async function answerOf(to: Address, reverted: Hex): Promise<Hex> {
    const { args = [] } = codec.decodeError([lookup], reverted) ?? {}
    const [sender, urls, data, callback, extra] = args as readonly [Address, readonly string[], Hex, Hex, Hex]
    if (!isSameAddress(sender, to)) throw new TypeError(`a lookup of ${sender}, which was not called`)
    const answer = urls.includes(CLIENT_GATEWAY) ? await askAll(data) : await requests.ask({ sender, urls, data })
    return `${callback}${codec.encode(typed(['bytes', 'bytes']), [answer, extra]).slice(2)}` as Hex
  }

  async function askAll(data: Hex): Promise<Hex> {
    const [all] = codec.decodeResult(view('query', [], [queries]), `0x${data.slice(SELECTOR_DIGITS)}`)
    const asked = (all as readonly (readonly [Address, readonly string[], Hex])[]).map(
      ([sender, urls, data]): OffchainQuery => ({ sender, urls, data })
    )
    const answers = await Promise.all(asked.map((query) => requests.ask(query)))
    return codec.encode(typed(['bool[]', 'bytes[]']), [answers.map(() => false), answers])
  }

  /** Undefined if the resolver has none. */
  async function findRecord(name: string, record: AbiFunction, ...values: readonly unknown[]): Promise<unknown> {
    const query = codec.encodeCall(record, [namehash(abi, name), ...values])
    const [data] = await call(universalResolver, resolve, [dnsName(name), query, [CLIENT_GATEWAY]])
    return data === '0x' ? undefined : codec.decodeResult(record, data as Hex)[0]
  }

  return {
    async getName(account) {
      const [name] = await call(universalResolver, reverse, [account.toLowerCase(), ETHER_COIN_TYPE, [CLIENT_GATEWAY]])
      return textOf(name as Hex)
    },
    async getAddress(name) {
      const address = (await findRecord(name, addr)) as Address | undefined
      return address === NO_ADDRESS ? undefined : address
    },
    async getText(name, key) {
      const bytes = (await findRecord(name, text, key)) as Hex | undefined
      return bytes && textOf(bytes)
    },
    async callToken(contract, name, values) {
      const fragment = tokenAbi.find((each) => each.name === name) as AbiFunction
      return (await call(contract, fragment, values))[0]
    }
  }
}

/** Of a normalised name (EIP-137). */
function namehash({ keccak256 }: AbiLibrary, name: string): Hex {
  return name
    .split('.')
    .reduceRight<Hex>((node, label) => keccak256(`${node}${keccak256(bytesOf(label)).slice(2)}`), `0x${'0'.repeat(64)}`)
}

/** Each label after its length in bytes, and an empty one. */
function dnsName(name: string): Hex {
  const labels = name.split('.').map((label) => bytesOf(label).slice(2))
  const parts = labels.map((label) => `${(label.length / 2).toString(16).padStart(2, '0')}${label}`)
  return `0x${parts.join('')}00`
}

/** Undefined if empty. A byte order mark stays in the text: without it, another account's name would read as this one. */
function textOf(bytes: Hex): string | undefined {
  const decoded = Uint8Array.from(bytes.slice(2).match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(decoded) || undefined
}

function view(name: string, inputs: readonly string[], outputs: readonly (string | AbiParameter)[]): AbiFunction {
  return { type: 'function', name, stateMutability: 'view', inputs: typed(inputs), outputs: typed(outputs) }
}

function typed(types: readonly (string | AbiParameter)[]): readonly AbiParameter[] {
  return types.map((type) => (typeof type === 'string' ? { type } : type))
}
