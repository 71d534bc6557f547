import { plainText } from '#domain/plain-text.ts'
import { withTimeout } from '#domain/wait/with-timeout.ts'
import { isSignedBy } from './is-signed-by.ts'
import { type ContractSignature, isSignedByContract } from './is-signed-by-contract.ts'
import { Slots } from './slots.ts'

type SignatureFailure = 'signature-invalid' | 'signature-unverifiable' | 'nodes-disagree' | 'too-many-verifications'

/** The node, or several that have to agree, of a chain whose contract accounts may sign in. */
export type NodeUrl = (chainId: number) => NodeUrls | Promise<NodeUrls>

type NodeUrls = string | readonly string[] | undefined

/** From looking up the nodes' URLs to their last response; the page waits for ten seconds. */
const VERIFY_MS = 8000
/** Concurrent verifications. A chain whose node hangs leaves room for the others, as does a single account. */
const MAX_CONCURRENT = 32
const MAX_CONCURRENT_PER_CHAIN = 16
const MAX_CONCURRENT_PER_ACCOUNT = 4

/** Verifies an account's signature: cryptographically for a key, by calling the chain's nodes for a contract account. */
export class SignatureVerifier {
  readonly #nodeUrl: NodeUrl
  readonly #report: (line: string) => void
  readonly #slots = new Slots()

  /** @param report gets one line about each signature that could not be verified. */
  constructor(nodeUrl: NodeUrl, report: (line: string) => void) {
    this.#nodeUrl = nodeUrl
    this.#report = report
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
      return await withTimeout(VERIFY_MS, (signal) => this.#askNodes(signed, signal), timedOut)
    } catch (cause) {
      const reason = plainText(reasonOf(cause).replace(ANY_URL, HIDDEN))
      this.#report(`A signature of chain ${signed.chainId} could not be verified: ${reason}`)
      return 'signature-unverifiable'
    } finally {
      leave()
    }
  }

  /** Rejects as soon as one of the nodes fails: then there is nothing for the other to agree with. */
  async #askNodes(signed: ContractSignature, signal: AbortSignal): Promise<SignatureFailure | undefined> {
    const urls = [(await this.#nodeUrl(signed.chainId)) ?? []].flat()
    const answers = urls.map(async (url, index) => {
      try {
        return await isSignedByContract(signed, url, signal)
      } catch (cause) {
        const reason = withoutSecrets(reasonOf(cause), url)
        throw new Error(urls.length === 1 ? reason : `node ${index + 1}: ${reason}`)
      }
    })
    const accepts = await Promise.all(answers)
    if (new Set(accepts).size < 2) return accepts[0] ? undefined : 'signature-invalid'
    this.#report(
      `The nodes of chain ${signed.chainId} disagree about a signature: ${accepts.map(opinionOf).join(', ')}.`
    )
    return 'nodes-disagree'
  }
}

function opinionOf(accepts: boolean, index: number): string {
  return `node ${index + 1} ${accepts ? 'accepts' : 'rejects'} it`
}

/** The root cause. viem's message contains the URL; its `details` do not. */
function reasonOf(error: unknown): string {
  const { cause, details, shortMessage, message } = Object(error) as Readonly<Record<string, unknown>>
  return cause instanceof Error ? reasonOf(cause) : String(details || shortMessage || message || error)
}

const ANY_URL = /\b[a-z][a-z\d+.-]*:\/\/\S+/gi
const HIDDEN = '[…]'
/** Shorter parts of a URL are words such as `rpc`, `v2` or `mainnet`. */
const MIN_SECRET_LENGTH = 8

/** A node may quote its URL, or only the key that is part of it: in the path, the query or the credentials. */
function withoutSecrets(reason: string, nodeUrl: string): string {
  const { username, password, pathname, search } = new URL(nodeUrl)
  const parts = [username, password, pathname, search].join('/').split(/[/?&=]+/)
  return parts
    .filter((part) => part.length >= MIN_SECRET_LENGTH)
    .reduce((text, secret) => text.replaceAll(secret, HIDDEN), reason.replace(ANY_URL, HIDDEN))
}

function timedOut(): Error {
  return new Error(`not done within ${VERIFY_MS} ms`)
}
