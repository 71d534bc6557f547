import { plainText } from '#domain/plain-text.ts'
import { withTimeout } from '#domain/wait/with-timeout.ts'
import { isSignedBy } from './is-signed-by.ts'
import { type ContractSignature, isSignedByContract } from './is-signed-by-contract.ts'
import { Slots } from './slots.ts'

type SignatureFailure = 'signature-invalid' | 'signature-unverifiable' | 'too-many-verifications'

/** The node of a chain whose contract accounts may sign in, if any. */
export type NodeUrl = (chainId: number) => string | undefined | Promise<string | undefined>

/** From looking up the node's URL to its last response; the page waits for ten seconds. */
const VERIFY_MS = 8000
/** Concurrent verifications. A chain whose node hangs leaves room for the others, as does a single account. */
const MAX_CONCURRENT = 32
const MAX_CONCURRENT_PER_CHAIN = 16
const MAX_CONCURRENT_PER_ACCOUNT = 4

/** Verifies an account's signature: cryptographically for a key, by calling a node for a contract account. */
export class SignatureVerifier {
  readonly #nodeUrl: NodeUrl
  readonly #slots = new Slots()

  constructor(nodeUrl: NodeUrl) {
    this.#nodeUrl = nodeUrl
  }

  /** Undefined for a valid signature. One that cannot be verified is refused too, but not called invalid. */
  async failure(signed: ContractSignature): Promise<SignatureFailure | undefined> {
    if (await isSignedBy(signed.address, signed.message, signed.signature)) return undefined
    const leave = this.#slots.take({
      all: MAX_CONCURRENT,
      [`chain ${signed.chainId}`]: MAX_CONCURRENT_PER_CHAIN,
      [`account ${signed.address}`]: MAX_CONCURRENT_PER_ACCOUNT
    })
    if (!leave) return 'too-many-verifications'
    try {
      const ask = (signal: AbortSignal) => this.#askNode(signed, signal)
      return (await withTimeout(VERIFY_MS, ask, timedOut)) ? undefined : 'signature-invalid'
    } catch (cause) {
      // One line, without the node's URL, which may contain a key.
      console.error(`A signature of chain ${signed.chainId} could not be verified: ${plainText(reasonOf(cause))}`)
      return 'signature-unverifiable'
    } finally {
      leave()
    }
  }

  async #askNode(signed: ContractSignature, signal: AbortSignal): Promise<boolean> {
    const url = await this.#nodeUrl(signed.chainId)
    return url !== undefined && isSignedByContract(signed, url, signal)
  }
}

/** The root cause. viem's message contains the URL; its `details` do not. */
function reasonOf(error: unknown): string {
  const { cause, details, shortMessage, message } = Object(error) as Readonly<Record<string, unknown>>
  return cause instanceof Error ? reasonOf(cause) : String(details || shortMessage || message || error)
}

function timedOut(): Error {
  return new Error(`not done within ${VERIFY_MS} ms`)
}
