import { keccak_256 } from '@noble/hashes/sha3'
import type { Address, Hex } from '#domain/address.ts'
import { isPast } from '#domain/wait/is-past.ts'
import { sleep } from '#domain/wait/sleep.ts'
import { withTimeout } from '#domain/wait/with-timeout.ts'
import type { PlainTypedData } from '#domain/wallet/typed-data.ts'
import { isWalletError, WalletError } from '#domain/wallet/wallet-error.ts'
import { type SafeSdk, silentFor, throwSafeError } from './safe-sdk.ts'

export interface SigningTimeouts {
  /** For an answer without human action. */
  readonly answerMs: number
  readonly pollEveryMs: number
  /** For the signatures of all owners. */
  readonly signedWithinMs: number
}

interface Signing {
  readonly account: Address
  readonly message: string | PlainTypedData
  readonly timeouts: SigningTimeouts
  /** Ends the wait for the other owners. */
  readonly signal: AbortSignal
}

interface Wait extends Signing {
  /** In ms since 1970. */
  readonly deadline: number
}

/** The selector of isValidSignature(bytes32,bytes), and its result for a valid signature (EIP-1271). */
const MAGIC_VALUE = '1626ba7e'

/**
 * A Safe answers a signing request with one of three: the signature, the hash of a message that other owners have yet to
 * sign, or the hash of a proposal to sign it on the chain, in which case the signature is empty bytes.
 */
export async function ownersSignature(sdk: SafeSdk, signing: Signing): Promise<Hex> {
  const wait: Wait = { ...signing, deadline: Date.now() + signing.timeouts.signedWithinMs }
  const answer: unknown = await request(sdk, signing.message).catch(throwSafeError)
  const { signature, messageHash, safeTxHash } = (answer ?? {}) as Readonly<Record<string, unknown>>
  if (isSignatureWithBytes(signature)) return signature
  if (typeof messageHash === 'string') {
    return whenSigned(wait, async () => {
      const signature: unknown = await sdk.safe.getOffChainSignature(messageHash)
      return isSignatureWithBytes(signature) ? signature : undefined
    })
  }
  if (typeof safeTxHash === 'string') return whenSigned(wait, () => signatureOnChain(sdk, safeTxHash, signing))
  throw new WalletError('answer')
}

function request({ txs }: SafeSdk, message: string | PlainTypedData): Promise<unknown> {
  if (typeof message === 'string') return txs.signMessage(asText(message))
  const types = Object.entries(message.types).map(([name, fields]) => [name, [...fields]])
  return txs.signTypedMessage({ ...message, types: Object.fromEntries(types) })
}

/** Polls until all owners have signed. */
async function whenSigned({ timeouts, signal, deadline }: Wait, poll: () => Promise<Hex | undefined>): Promise<Hex> {
  const { answerMs, pollEveryMs, signedWithinMs } = timeouts
  while (!signal.aborted && !isPast(deadline, Date.now(), signedWithinMs)) {
    const signature = await withTimeout(answerMs, poll, silentFor(answerMs)).catch((cause: unknown) => {
      // Any other failure may not recur in the next poll.
      if (isWalletError(cause, 'rejected')) throw cause
    })
    if (signature) return signature
    await sleep(pollEveryMs, signal)
  }
  throw new WalletError('timeout', { message: 'Not all owners have signed in time.' })
}

async function signatureOnChain(sdk: SafeSdk, safeTxHash: string, signing: Signing): Promise<Hex | undefined> {
  const { account, message } = signing
  if (typeof message === 'string' && (await isSignedOnChain(sdk, account, message))) return '0x'
  const { txStatus } = await sdk.txs.getBySafeTxHash(safeTxHash)
  const status = String(txStatus)
  if (status === 'CANCELLED') throw new WalletError('rejected')
  // The hash of typed data takes an encoder to compute, but the proposal signs nothing else.
  return typeof message !== 'string' && status === 'SUCCESS' ? '0x' : undefined
}

async function isSignedOnChain(sdk: SafeSdk, account: Address, message: string): Promise<boolean> {
  const answer: unknown = await sdk.eth.call([{ to: account, data: isSignedCall(message) }, 'latest'])
  return answer === `0x${MAGIC_VALUE.padEnd(64, '0')}`
}

/** A Safe decodes hexadecimal text to bytes, so such a message is encoded once more. */
function asText(message: string): string {
  return /^0x(?:[0-9a-f]{2})*$/i.test(message) ? `0x${toHex(new TextEncoder().encode(message))}` : message
}

/** The call data of isValidSignature with the message's EIP-191 hash and empty bytes. */
function isSignedCall(message: string): Hex {
  const encoder = new TextEncoder()
  const bytes = encoder.encode(message)
  const prefix = encoder.encode(`\x19Ethereum Signed Message:\n${bytes.length}`)
  const hash = keccak_256(Uint8Array.from([...prefix, ...bytes]))
  return `0x${MAGIC_VALUE}${toHex(hash)}${word(64)}${word(0)}`
}

function isSignatureWithBytes(value: unknown): value is Hex {
  return typeof value === 'string' && /^0x(?:[0-9a-f]{2})+$/i.test(value)
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function word(value: number): string {
  return value.toString(16).padStart(64, '0')
}
