import { plainText } from '#domain/plain-text.ts'
import { withTimeout } from '#domain/wait/with-timeout.ts'
import { isSignedBy } from './is-signed-by.ts'
import { type ContractSignature, isSignedByContract } from './is-signed-by-contract.ts'
import { Places } from './places.ts'

export type SignatureFailure = 'signature-invalid' | 'signature-unverifiable' | 'too-many-verifications'

/** The node of a chain whose contract accounts may sign in, if there is one. */
export type NodeUrl = (chainId: number) => string | undefined | Promise<string | undefined>

/** From the question for the node's URL to its last answer; the page waits for ten seconds. */
const VERIFY_MS = 8000
/** How many nodes are being asked at once. One chain whose node hangs leaves room for the others, as does one account. */
const MAX_AT_ONCE = 32
const MAX_AT_ONCE_OF_CHAIN = 16
const MAX_AT_ONCE_OF_ACCOUNT = 4

/** Tells whether a signature is its account's own: by arithmetic, and for contract accounts by asking a node. */
export class SignatureVerifier {
  readonly #nodeUrl: NodeUrl
  readonly #places = new Places()

  constructor(nodeUrl: NodeUrl) {
    this.#nodeUrl = nodeUrl
  }

  /** Undefined for a good signature. What cannot be verified is not let in either, and is not called invalid. */
  async failure(signed: ContractSignature): Promise<SignatureFailure | undefined> {
    if (await isSignedBy(signed.address, signed.message, signed.signature)) return undefined
    const leave = this.#places.take({
      all: MAX_AT_ONCE,
      [`chain ${signed.chainId}`]: MAX_AT_ONCE_OF_CHAIN,
      [`account ${signed.address}`]: MAX_AT_ONCE_OF_ACCOUNT
    })
    if (!leave) return 'too-many-verifications'
    try {
      const ask = (signal: AbortSignal) => this.#askNode(signed, signal)
      return (await withTimeout(VERIFY_MS, ask, notDone)) ? undefined : 'signature-invalid'
    } catch (cause) {
      // In one line, and without the node's URL, which may hold a key.
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

/** Why it failed at bottom. viem's own message names the URL, what it calls details does not. */
function reasonOf(error: unknown): string {
  const { cause, details, shortMessage, message } = Object(error) as Readonly<Record<string, unknown>>
  return cause instanceof Error ? reasonOf(cause) : String(details || shortMessage || message || error)
}

function notDone(): Error {
  return new Error(`not done within ${VERIFY_MS} ms`)
}
