import { keccak_256 } from '@noble/hashes/sha3'
import type { Address, Hex } from '#domain/address.ts'
import { sleep } from '#domain/wait/sleep.ts'
import { withTimeout } from '#domain/wait/with-timeout.ts'
import { isWalletError, WalletError } from '#domain/wallet/wallet-error.ts'
import { silentFor, throwSafeError } from './safe-errors.ts'
import type { SafeSdk } from './safe-sdk.ts'

export interface SigningTimeouts {
  /** For an answer that takes no person. */
  readonly answerMs: number
  readonly pollEveryMs: number
  /** For the last of the owners, from when the first one is asked. */
  readonly signedWithinMs: number
}

interface Signing {
  readonly account: Address
  readonly message: string
  readonly timeouts: SigningTimeouts
  /** Ends the wait for the other owners. */
  readonly signal: AbortSignal
}

interface Wait extends Signing {
  /** In ms since 1970. */
  readonly deadline: number
}

/** Of isValidSignature(bytes32,bytes), and its answer for a good one (EIP-1271). */
const MAGIC_VALUE = '1626ba7e'

/**
 * What the Safe answers to a signing is one of three: the signature, the hash of a message that other owners have yet
 * to sign, or the hash of a proposal that marks it as signed on the chain, where the signature is empty bytes then.
 */
export async function ownersSignature(sdk: SafeSdk, signing: Signing): Promise<Hex> {
  const wait: Wait = { ...signing, deadline: Date.now() + signing.timeouts.signedWithinMs }
  const answer: unknown = await sdk.txs.signMessage(asText(signing.message)).catch(throwSafeError)
  const { signature, messageHash, safeTxHash } = (answer ?? {}) as Readonly<Record<string, unknown>>
  if (isSignature(signature)) return signature
  if (typeof messageHash === 'string') {
    return whenSigned(wait, async () => {
      const signature: unknown = await sdk.safe.getOffChainSignature(messageHash)
      return isSignature(signature) ? signature : undefined
    })
  }
  if (typeof safeTxHash === 'string') return whenSigned(wait, () => signatureOnChain(sdk, safeTxHash, signing))
  throw new WalletError('answer')
}

/** Owners sign one after the other, each when they come to it. */
async function whenSigned({ timeouts, signal, deadline }: Wait, poll: () => Promise<Hex | undefined>): Promise<Hex> {
  const { answerMs, pollEveryMs } = timeouts
  while (!signal.aborted && Date.now() < deadline) {
    const signature = await withTimeout(answerMs, poll, silentFor(answerMs)).catch((cause: unknown) => {
      // Whatever else goes wrong with one look may go well with the next.
      if (isWalletError(cause, 'rejected')) throw cause
    })
    if (signature) return signature
    await sleep(pollEveryMs, signal)
  }
  throw new WalletError('timeout', { message: 'Not all owners have signed in time.' })
}

async function signatureOnChain(sdk: SafeSdk, safeTxHash: string, signing: Signing): Promise<Hex | undefined> {
  const { account, message } = signing
  const call = { to: account, data: isSignedCall(message) }
  const answer: unknown = await sdk.eth.call([call, 'latest'])
  if (answer === `0x${MAGIC_VALUE.padEnd(64, '0')}`) return '0x'
  const { txStatus: status } = await sdk.txs.getBySafeTxHash(safeTxHash)
  if (String(status) === 'CANCELLED') throw new WalletError('rejected')
  return undefined
}

/** A Safe takes hexadecimal text for bytes to be read as text first. */
function asText(message: string): string {
  return /^0x(?:[0-9a-f]{2})*$/i.test(message) ? `0x${toHex(new TextEncoder().encode(message))}` : message
}

/** isValidSignature(hash of the message as EIP-191 has it, no bytes), encoded. */
function isSignedCall(message: string): Hex {
  const encoder = new TextEncoder()
  const bytes = encoder.encode(message)
  const prefix = encoder.encode(`\x19Ethereum Signed Message:\n${bytes.length}`)
  const hash = keccak_256(Uint8Array.from([...prefix, ...bytes]))
  return `0x${MAGIC_VALUE}${toHex(hash)}${word(64)}${word(0)}`
}

function isSignature(value: unknown): value is Hex {
  return typeof value === 'string' && /^0x(?:[0-9a-f]{2})+$/i.test(value)
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function word(value: number): string {
  return value.toString(16).padStart(64, '0')
}
