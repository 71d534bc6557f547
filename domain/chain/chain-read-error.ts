import { type NodeAnswer, oldestAnswer } from './endpoint-lag.ts'

/**
 * Why a chain could not be read, the same for every RPC library:
 * - `unreachable`: no endpoint could be reached, or each answered with an HTTP error, or for its host
 * - `timeout`: no complete response within the RPC timeout
 * - `rate-limited`: HTTP 429, or the equivalent JSON-RPC error
 * - `malformed`: the response is not JSON-RPC, or its result has the wrong shape
 * - `wrong-chain`: the node does not serve the configured chain
 * - `reverted`: the contract or the transfer would revert
 * - `insufficient-funds`: the account cannot pay for the transfer
 * - `invalid`: the network would not accept the transaction, because of its gas, its fee or its nonce
 * - `refused`: the node limits how much it is asked for, lacks the method or the state, or returned another JSON-RPC error
 * - `behind`: the endpoint that answered is behind the chain's other ones, so its answer is not of now
 * - `not-loaded`: no request was sent because some of the page's code failed to load
 */
export type ChainReadFailure =
  | 'unreachable'
  | 'timeout'
  | 'rate-limited'
  | 'malformed'
  | 'wrong-chain'
  | 'reverted'
  | 'insufficient-funds'
  | 'invalid'
  | 'refused'
  | 'behind'
  | 'not-loaded'

/** The nodes' answers about a call itself: any other failure says nothing of whether it would succeed. */
const ABOUT_THE_CALL = ['reverted', 'insufficient-funds', 'invalid'] as const

export type CallAnswer = (typeof ABOUT_THE_CALL)[number]

export function isAboutTheCall(failure: ChainReadFailure): failure is CallAnswer {
  return ABOUT_THE_CALL.some((each) => each === failure)
}

export interface NamedPause {
  /** Until when no request is sent although a visitor asks, in milliseconds since 1970: every endpoint has named a time. */
  readonly pausedUntil?: number | undefined
}

export class ChainReadError extends Error implements NamedPause {
  override readonly name = 'ChainReadError'
  readonly failure: ChainReadFailure
  readonly chainId: number
  readonly pausedUntil: number | undefined
  constructor(
    failure: ChainReadFailure,
    chainId: number,
    details: string,
    { pausedUntil, ...options }: ErrorOptions & NamedPause = {}
  ) {
    super(details, options)
    this.failure = failure
    this.chainId = chainId
    this.pausedUntil = pausedUntil
  }
}

/** How long whoever asks again has to wait; empty if nobody has to. */
export function pauseOf(cause: unknown): { readonly pausedUntil?: number } {
  const pausedUntil = cause instanceof ChainReadError ? cause.pausedUntil : undefined
  return pausedUntil === undefined ? {} : { pausedUntil }
}

/** Undefined if whoever answered is current. */
export function behindError(chainId: number, answers: readonly NodeAnswer[]): ChainReadError | undefined {
  const { host, lag } = oldestAnswer(answers) ?? {}
  return (
    lag &&
    new ChainReadError('behind', chainId, `${host} is ${lag.blocks} ${lag.blocks === 1n ? 'block' : 'blocks'} behind.`)
  )
}

/** The error itself, or one for an answer that no caller expects. */
export function toChainReadError(chainId: number, cause: unknown): ChainReadError {
  return cause instanceof ChainReadError ? cause : new ChainReadError('malformed', chainId, String(cause), { cause })
}
