/**
 * The kinds of wallet failures that callers distinguish, each with its problems, each with its own words; the first
 * problem is the default. Only the adapters know error codes, and translate them.
 * - `rejected`: the visitor said no in the wallet, or a connection was `not-completed`, nobody says by whom
 * - `pending`: the wallet already shows a request of this kind
 * - `switch`: the wallet is not on the requested chain: it `stayed` on its own, is on the `wrong-network`, shares none of
 *   the page's chains (`none-shared`), or not this one (`not-shared`)
 * - `unauthorized`: the wallet no longer lets the page use the account, or its `account-changed` before it answered
 * - `unsupported`: the wallet does not support the request
 * - `timeout`: the wallet did not answer in time
 * - `absent`: the last visit's wallet is `gone` from this browser, or the wallet to connect is `not-ready`
 * - `relay`: the WalletConnect relay cannot be reached; `refused` is the page's project id or origin
 * - `answer`: the wallet's answer is an `invalid-response`, or will never come
 * - `other`: `disconnected` from every network (4900), `chain-disconnected` (4901), `unknown-chain` (4902), `invalid`
 *   (-32602), `limited` (-32005), a batch of calls that is a `duplicate-batch` (5720), an `unknown-batch` (5730) or has
 *   `too-many-calls` (5740), or from the message of the wallet's node: a contract `reverted`, `insufficient-funds`;
 *   `invalid-data` is the page's own mistake, for which no wallet was asked
 */
export const walletProblems = {
  rejected: ['rejected', 'not-completed'],
  pending: ['pending'],
  switch: ['stayed', 'wrong-network', 'none-shared', 'not-shared', 'no-chains', 'chain-not-found'],
  unauthorized: ['unauthorized', 'account-changed'],
  unsupported: ['unsupported'],
  timeout: ['timeout'],
  absent: ['gone', 'not-ready'],
  relay: ['unreachable', 'offline', 'refused', 'no-project'],
  answer: ['invalid-response', 'no-account', 'not-opened', 'interrupted', 'other-connected'],
  other: [
    'unknown',
    'disconnected',
    'chain-disconnected',
    'unknown-chain',
    'invalid',
    'invalid-data',
    'limited',
    'duplicate-batch',
    'unknown-batch',
    'too-many-calls',
    'reverted',
    'insufficient-funds'
  ]
} as const

export type WalletErrorKind = keyof typeof walletProblems

export type WalletProblem<Kind extends WalletErrorKind = WalletErrorKind> = (typeof walletProblems)[Kind][number]

/** Whether a transaction was sent although the request failed; `likely` if a node already has it. */
export type WhetherSent = 'no' | 'likely' | 'unknown'

/** A request that the wallet did not accept has sent nothing; any other failure leaves it open. */
const SENT: Readonly<Record<WalletErrorKind, WhetherSent>> = {
  rejected: 'no',
  pending: 'no',
  switch: 'no',
  unauthorized: 'no',
  unsupported: 'no',
  timeout: 'unknown',
  absent: 'unknown',
  relay: 'unknown',
  answer: 'unknown',
  other: 'unknown'
}

interface WalletErrorOptions<Kind extends WalletErrorKind> extends ErrorOptions {
  readonly problem?: WalletProblem<Kind>
  /** The wallet's or relay's own message: shown as details only. */
  readonly message?: string
  readonly code?: number | undefined
  /** What its answer to a transaction proves, if more than the kind does. */
  readonly sent?: WhetherSent
  /** The name of the wallet that is absent. */
  readonly wallet?: string
}

/** A kind with its options. */
type WalletErrorParts = {
  [Kind in WalletErrorKind]: readonly [kind: Kind, options?: WalletErrorOptions<Kind>]
}[WalletErrorKind]

/** A wallet did not fulfil a request. `ui/words/wallet-failure.ts` says each problem. */
export class WalletError extends Error {
  override readonly name = 'WalletError'
  readonly kind: WalletErrorKind
  readonly problem: WalletProblem
  readonly code: number | undefined
  readonly sent: WhetherSent
  readonly wallet: string | undefined

  constructor(...[kind, options = {}]: WalletErrorParts) {
    const { problem = walletProblems[kind][0], message = problem, code, sent = SENT[kind], wallet } = options
    super(message, options)
    this.kind = kind
    this.problem = problem
    this.code = code
    this.sent = sent
    this.wallet = wallet
  }
}

export function isWalletError(cause: unknown, kind: WalletErrorKind): cause is WalletError {
  return cause instanceof WalletError && cause.kind === kind
}

/** What the failure proves; `unknown` for errors that are not the wallet's. */
export function whetherSent(cause: unknown): WhetherSent {
  return cause instanceof WalletError ? cause.sent : 'unknown'
}
