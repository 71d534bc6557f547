import type { AbiFunction } from 'abitype'
import type { SimulatedLog } from '#adapters/rpc/endpoint/simulated-calls.ts'
import type { Address, Hex } from '#domain/address.ts'
import type { AssetTransfer, CallToSimulate, SimulatedOutcome } from '#domain/ports/chain-reader.ts'
import type { AbiCodec } from './contracts/abi-codec.ts'
import { isCanonical } from './contracts/contract-reads.ts'
import type { LibraryChain } from './library-chain.ts'

/** The calls as if `from` sent them, and what moved during each. */
export async function simulateCalls(
  chain: LibraryChain,
  from: Address,
  calls: readonly CallToSimulate[]
): Promise<readonly SimulatedOutcome[]> {
  const outcomes = await chain.simulate(calls.map((call) => ({ ...call, from })))
  return outcomes.map(({ succeeded, returned, logs }) => {
    if (!succeeded) return { succeeded }
    return { succeeded, returned, transfers: logs.flatMap((log) => transferOf(chain.codec, log) ?? []) }
  })
}

/** Of `Transfer(address,address,uint256)`. */
const TRANSFER_TOPIC = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
/** In whose name nodes log what moves of the native currency. */
const NATIVE = `0x${'e'.repeat(40)}`
/** Hex digits. */
const WORD = 64

/** The address of the log and its three values, as if a function had returned them. */
const logged = {
  type: 'function',
  name: 'logged',
  stateMutability: 'view',
  inputs: [],
  outputs: [{ type: 'address' }, { type: 'address' }, { type: 'address' }, { type: 'uint256' }]
} as const satisfies AbiFunction

/** Undefined for another event: an ERC-721 token has the same one with an indexed number. */
function transferOf(codec: AbiCodec, { address, topics, data }: SimulatedLog): AssetTransfer | undefined {
  const [event, ...parties] = topics
  if (event?.toLowerCase() !== TRANSFER_TOPIC || parties.length !== 2) return undefined
  const words = [digits(address).padStart(WORD, '0'), ...parties.map(digits), digits(data)]
  const bytes: Hex = `0x${words.join('').toLowerCase()}`
  try {
    const values = codec.decodeResult(logged, bytes)
    if (bytes.length !== 2 + 4 * WORD || !isCanonical(codec, logged.outputs, values, bytes)) return undefined
    const [token, from, to, value] = values as readonly [Address, Address, Address, bigint]
    return { from, to, value, ...(address.toLowerCase() !== NATIVE && { token }) }
  } catch {
    return undefined
  }
}

function digits(hex: Hex): string {
  return hex.slice(2)
}
