/**
 * The kinds of a wallet's failures, which callers tell apart, each with the problems that visitors are told apart; the
 * first one is the usual one. Codes are translated by the adapters, which alone know them.
 * - `rejected`: the visitor said no in the wallet
 * - `pending`: the wallet already shows a request of this kind
 * - `switch`: the wallet is not on the chain that was asked for; `stayed` there, or is asked on the `wrong-network`, or shares
 *   with the page `none-shared`, or this one `not-shared`
 * - `unauthorized`: the wallet no longer lets the page use the account
 * - `unsupported`: the wallet cannot do what was asked
 * - `timeout`: the wallet, or the page's patience with it, gave out
 * - `absent`: the wallet of the last visit is `gone` from this browser, or the one to be connected is `not-ready`
 * - `relay`: what a wallet is reached through (WalletConnect) cannot be; `refused` is the page's project id or origin
 * - `answer`: the wallet's answer is `nonsense`, or will never come
 * - `other`: `disconnected` from every network (4900), `chain-disconnected` (4901), `unknown-chain` (4902), `invalid` (-32602),
 *   `limited` (-32005), or in the words of the wallet's node: a contract `reverted`, `insufficient-funds`
 */
export const walletProblems = {
  rejected: ['rejected'],
  pending: ['pending'],
  switch: ['stayed', 'wrong-network', 'none-shared', 'not-shared', 'no-chains', 'chain-not-found'],
  unauthorized: ['unauthorized'],
  unsupported: ['unsupported'],
  timeout: ['timeout'],
  absent: ['gone', 'not-ready'],
  relay: ['unreachable', 'offline', 'refused', 'no-project'],
  answer: ['nonsense', 'no-account', 'not-opened', 'interrupted', 'other-connected'],
  other: [
    'unknown',
    'disconnected',
    'chain-disconnected',
    'unknown-chain',
    'invalid',
    'limited',
    'reverted',
    'insufficient-funds'
  ]
} as const

export type WalletErrorKind = keyof typeof walletProblems

export type WalletProblem<Kind extends WalletErrorKind = WalletErrorKind> = (typeof walletProblems)[Kind][number]

/** Whether a transaction went out although asking for it failed; `likely` when the network has it already. */
export type WhetherSent = 'no' | 'likely' | 'unknown'

/** A request that was not taken up has sent nothing; no other failure rules anything out. */
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
  /** In the words of the wallet or of what it is reached through: details, and never what a visitor is told. */
  readonly message?: string
  readonly code?: number | undefined
  /** What its answer to a transaction proves, where that is more than the kind says. */
  readonly sent?: WhetherSent
  /** The name of the wallet that is absent. */
  readonly wallet?: string
}

/** A kind, with what goes with it. */
type WalletErrorParts = {
  [Kind in WalletErrorKind]: readonly [kind: Kind, options?: WalletErrorOptions<Kind>]
}[WalletErrorKind]

/** A wallet did not do what was asked. What a visitor is told of it is in `domain/text/`, by its problem. */
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

/** What the failure itself says: everything else is unknown. */
export function whetherSent(cause: unknown): WhetherSent {
  return cause instanceof WalletError ? cause.sent : 'unknown'
}
