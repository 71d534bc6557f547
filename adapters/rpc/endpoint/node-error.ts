import type { Hex } from '#domain/address.ts'
import { ChainReadError, type ChainReadFailure } from '#domain/chain/chain-read-error.ts'
import { revertDataOf, textsIn } from './node-error-data.ts'

/**
 * What a node's error is about, whatever JSON-RPC code or HTTP status carries it:
 * - `reverted`, `insufficient-funds`, `invalid`: this very call. It fails when it runs, its account cannot pay for it, or
 *   its gas, fee or nonce is not accepted. Any other node would say the same
 * - `range-limit`, `size-limit`, `batch-limit`: how much was asked for, in blocks, in results or addresses, or at once
 * - `rate`, `host`: who asks, or what stands between the page and the node. Another endpoint may answer
 * - `missing-method`, `missing-state`, `missing-block`: what this endpoint lacks, or does not give to everybody
 * - `other`: none of these, as far as its words tell
 */
export type NodeErrorKind =
  | 'reverted'
  | 'insufficient-funds'
  | 'invalid'
  | 'range-limit'
  | 'size-limit'
  | 'batch-limit'
  | 'rate'
  | 'host'
  | 'missing-method'
  | 'missing-state'
  | 'missing-block'
  | 'other'

/** A node's error response to one request, or the words of its host. */
export class NodeError extends Error {
  override readonly name = 'NodeError'
  readonly code: number
  readonly data: unknown
  readonly kind: NodeErrorKind
  /** @param method the one that was asked for, where that is known: the same words say different things of a log search. */
  constructor(code: number, message: string, data: unknown, method?: string) {
    super(message)
    this.code = code
    this.data = data
    this.kind = kindOf({ code, message, data }, method)
  }
}

/** A `ChainReadError` that has what the contract reverted with; empty if the node did not say. */
export class RevertedRead extends ChainReadError {
  readonly data: Hex
  /** The contract's reason as the node words it, for a node that returns no data. */
  readonly reason: string | undefined
  constructor(chainId: number, error: NodeError, options?: ErrorOptions) {
    super('reverted', chainId, error.message, options)
    this.data = revertDataOf(error) ?? '0x'
    this.reason = this.data === '0x' ? reasonIn(error) : undefined
  }
}

/** How callers are to take it. */
export function chainReadFailureOf({ kind }: NodeError): ChainReadFailure {
  switch (kind) {
    case 'reverted':
    case 'insufficient-funds':
    case 'invalid':
      return kind
    case 'rate':
      return 'rate-limited'
    case 'host':
      return 'unreachable'
    default:
      return 'refused'
  }
}

/** True of an error that answers the request itself, whatever the HTTP status beside it. */
export function isAnswer({ kind }: NodeError): boolean {
  return kind !== 'rate' && kind !== 'host' && kind !== 'other'
}

/** True of an error for which another endpoint is to be asked, although nothing is wrong with this one. */
export function isLacking({ kind }: NodeError): boolean {
  return kind === 'missing-method' || kind === 'missing-state' || kind === 'missing-block'
}

/**
 * Translates what an RPC library threw. `source` is the error that went into the library, which each library wraps
 * differently; `cause` is the library's error.
 */
export function translateLibraryError(chainId: number, source: unknown, cause: unknown): ChainReadError {
  if (source instanceof ChainReadError) return source
  if (source instanceof NodeError) {
    const failure = chainReadFailureOf(source)
    if (failure === 'reverted') return new RevertedRead(chainId, source, { cause })
    return new ChainReadError(failure, chainId, source.message, { cause })
  }
  return new ChainReadError('malformed', chainId, String(cause), { cause })
}

type ErrorAnswer = Pick<NodeError, 'code' | 'message' | 'data'>

interface Rule {
  readonly kind: Exclude<NodeErrorKind, 'other'>
  readonly words: RegExp
  /** Only of an answer to these. */
  readonly methods?: readonly string[]
}

const LOG_SEARCH = ['eth_getLogs']

/**
 * Nodes agree on few codes, so their words decide; the first rule that matches does. What a contract says comes first, because
 * it chooses its own words, then the limits, which hosts like to explain by the plans that they sell.
 */
const RULES: readonly Rule[] = [
  // An account that is a contract cannot pay: zkSync words that as a revert.
  { kind: 'insufficient-funds', words: /account validation error: not enough balance/i },
  { kind: 'reverted', words: /revert/i },
  { kind: 'host', words: /\brecharge\b|\btop(?:ped)?[- ]up\b|\bbilling\b|insufficient (?:\w+ )?credits?/i },
  {
    kind: 'insufficient-funds',
    words: anyOf(
      /insufficient (?:\w+ ){0,3}(?:funds|balance|ether|eth)\b/,
      /(?:not|n't|never) (?:have |hold )?enough (?:\w+ )?(?:funds|balance|ether|eth)\b/,
      /exceeds? .*balance|balance .*(?:too low|insufficient|not enough|less than|lower than)/,
      /lack of funds|out ?of ?funds?\b|upfront cost|(?:cannot|can't|unable to) (?:pay|afford)/
    )
  },
  {
    kind: 'reverted',
    words: anyOf(
      /\bvm (?:execution|exception)|\bevm error|execution (?:error|failed|halted|exception)|execution would fail/,
      /always failing transaction|invalid opcode|bad instruction|opcode .*not|out ?of ?gas|stack ?(?:over|under)flow/,
      /stack limit reached|(?:bad|invalid) ?jump|write protection|state ?(?:change|modification) .*static/,
      /max code size exceeded|gas required exceeds|call ?exception|invalid code: must not begin/
    )
  },
  {
    kind: 'invalid',
    words: anyOf(
      /\bnonce\b|intrinsic gas|floor data gas|\bgas ?limit\b|gas too low|gas cap|underpriced|fee ?cap/,
      // A method may have one of these words in its name.
      /tip (?:above|higher)|(?<!_)max ?(?:priority ?)?fee ?per ?gas|max(?:imum)? (?:priority )?fee\b|(?<!_)(?:base ?fee|gas ?price)/,
      /already (?:known|imported)|known transaction|\beoa\b|init ?code|(?:transaction|tx) type/
    )
  },
  { kind: 'rate', words: /rate.?limit|too many requests(?!.*\bbatch)|\bper (?:second|minute|hour|day)\b|throttl/i },
  {
    kind: 'batch-limit',
    words: /\bbatch(?:ed|es|ing)?\b|oversized request|max(?:imum)? (?:message|request|body|payload) size/i
  },
  {
    kind: 'batch-limit',
    words: /(?:request|payload|body|content|entity|message)(?: \w+)? (?:is )?too (?:large|big|long)/i
  },
  {
    kind: 'missing-block',
    words: anyOf(
      /header (?:for hash )?not found|(?:unknown|missing) (?:block|header)|unfinalized|resource not found|block height/,
      /\bblock\b(?! ?range)[^.]*(?:not (?:found|available|exist|yet)|unavailable)|block ?(?:number )?(?:is )?out ?of ?range/,
      /(?:could|can)(?: ?not|n't) find (?:the )?(?:block|header)/
    )
  },
  {
    kind: 'size-limit',
    words: anyOf(
      /more than [\d,_.]+k? (?:results|logs|events|records)|too many (?:results|logs|events|records|address(?:es)?|topics)/,
      /\b(?:max|limit)\w*\b.*\b(?:results|logs|events)\b|\b(?:results|logs|events)\b.*\b(?:max|limit|exceed)/,
      /(?:query|results?|output|log|response)(?: size)?(?: \w+)? (?:is )?(?:too (?:large|big)|exceed)|response size|oversized response/,
      /\baddresses\b.*\b(?:limit|exceed|max|at most)|(?:max|limit|exceed|fewer|less|more than)\w*\b.*(?:\baddresses\b|number of address)/,
      /query time(?:d )?out|execution (?:aborted|time(?:d )?out)|took too long/
    )
  },
  {
    kind: 'range-limit',
    words: anyOf(
      /\bblock ?range|\brange\b.*(?:large|wide|big|exceed|limit|max|greater|less|more|at most|not supported)/,
      /(?:large|wide|big|exceed|limit|max|greater|ranges? over)\w*\b.*\b(?:range|blocks)\b|too many blocks/,
      /(?:at most|more than|up to|within) [\d,_.]+k? blocks|\bblocks .*\b(?:limit|distance)|fromblock.*toblock/
    )
  },
  {
    kind: 'size-limit',
    methods: LOG_SEARCH,
    words: anyOf(
      /limit exceeded|exceeds? .*limit|limited to|too (?:large|many|big|wide|long)/,
      /time(?:d )?out|deadline exceeded|\breduce\b|narrow|smaller|fewer/
    )
  },
  {
    kind: 'missing-state',
    words: anyOf(
      /missing trie node|\bprun(?:ed|ing)\b|\barchiv|historical|\bhistory (?:is |has )?(?:been )?(?:not|un|prun)/,
      /\bstate\b.*(?:not|n't|un)[ -]?(?:be )?(?:available|found|exist|accessible)|\bno state\b|world ?state|proof window|old data/
    )
  },
  {
    kind: 'missing-method',
    words: anyOf(
      /(?:\bmethod\b|\b(?:eth|net|web3|debug|trace)_\w+).*(?:\bnot\b|n't|unsupported|unknown|unavailable|disabled|denied|restricted|blocked|forbidden|require|upgrade|only|permission)/,
      /(?:unknown|unsupported|unrecogni[sz]ed|invalid|no such|disallowed|forbidden) (?:rpc )?method/,
      /(?:not|un)[ -]?(?:yet )?(?:supported|implemented)$/
    )
  },
  {
    kind: 'rate',
    words: anyOf(
      /requests?,? (?:rate|limit|count|quota)|too many (?:connections|calls)|limit (?:reached|exceeded)/,
      /(?:request|usage|plan|daily|monthly|hourly|capacity|connections?|credits?) .*(?:limit|exceed|reach|used up|exhaust)/,
      /exceed\w* (?:your|its|the) .*(?:plan|limit|quota|capacity|units)|throughput|compute units?|quota|used up|slow down|exhausted/
    )
  },
  {
    kind: 'host',
    words: anyOf(
      /api.?key|unauthori[sz]ed|authenticat|forbidden|access denied|permission|not (?:allowed|permitted)|whitelist|\borigin\b/,
      /(?:access|auth|api|bearer|personal|invalid) token|\bjwt\b|project ?id|\bplan\b|\btier\b|upgrade|subscription|suspended/,
      /upstream|backend|gateway|(?:service|server|node|temporarily|currently) (?:is )?(?:unavailable|busy|overloaded|down)|overloaded/,
      /no (?:available|healthy)|cannot fulfill|unable to (?:complete|process)|connection (?:refused|reset|closed|error)|econn/,
      /time(?:d )?out|deadline exceeded|not synced|syncing|maintenance|try again/
    )
  }
]

/** Where the words tell nothing. -32005 is EIP-1474's; some hosts put the HTTP status into a batch's answers. */
const KINDS_BY_CODE: ReadonlyMap<number, NodeErrorKind> = new Map<number, NodeErrorKind>([
  [-32601, 'missing-method'],
  [-32004, 'missing-method'],
  [-32015, 'reverted'],
  [-32614, 'size-limit'],
  [413, 'batch-limit'],
  [-38014, 'insufficient-funds'],
  ...[-38010, -38011, -38012, -38013, -38015].map((code) => [code, 'invalid'] as const),
  ...[-32005, -32007, -32016, -32029, 429].map((code) => [code, 'rate'] as const),
  ...[401, 402, 403, 502, 503, 504].map((code) => [code, 'host'] as const)
])
/** -32600, -32601 and -32602 are about the request, which a node may repeat in the data: its bytes are no revert's. */
const REQUEST_CODES: readonly number[] = [-32600, -32601, -32602]
const REVERTED_CODE = 3
/** Of EIP-1474, for what exceeds a limit; in the answer to a log search, that is seldom a rate. */
const LIMIT_CODE = -32005

function kindOf(answer: ErrorAnswer, method: string | undefined): NodeErrorKind {
  const { code, message, data } = answer
  const allowance = kindByAllowance(message)
  if (allowance) return allowance
  const byWords = kindByWords(message, method)
  if (code === REVERTED_CODE) return byWords === 'insufficient-funds' ? byWords : 'reverted'
  const isRequestWrong = REQUEST_CODES.includes(code)
  if (!isRequestWrong && revertDataOf({ message: '', data }, 'known') !== undefined) return 'reverted'
  if (byWords) return byWords
  for (const text of textsIn(data)) {
    const nested = kindByAllowance(text) ?? kindByWords(text, method)
    if (nested) return nested
  }
  if (!isRequestWrong && revertDataOf({ message: '', data }, 'any') !== undefined) return 'reverted'
  if (code === LIMIT_CODE && method !== undefined && LOG_SEARCH.includes(method)) return 'size-limit'
  return KINDS_BY_CODE.get(code) ?? 'other'
}

/** Longer ones are cut, because a node may send any. */
const MAX_WORDS = 1_000

function kindByWords(text: string, method: string | undefined): NodeErrorKind | undefined {
  const read = text.slice(0, MAX_WORDS)
  return RULES.find(({ words, methods }) => (!methods || methods.includes(method ?? '')) && words.test(read))?.kind
}

function anyOf(...words: readonly RegExp[]): RegExp {
  return new RegExp(words.map(({ source }) => source).join('|'), 'i')
}

/**
 * An allowance of gas is what the balance pays for, or the node's own cap. No cap is as low as this; a call that needs more
 * than a cap is not one that runs.
 */
const LOWEST_GAS_CAP = 10_000_000

function kindByAllowance(message: string): NodeErrorKind | undefined {
  const allowance = /gas required exceeds (?:the )?allowance\D{0,4}(\d+)/i.exec(message)?.[1]
  if (allowance === undefined || /revert/i.test(message)) return undefined
  return Number(allowance) < LOWEST_GAS_CAP ? 'insufficient-funds' : 'reverted'
}

/** Geth, Hardhat and Ganache, Besu, Parity. */
const REASONS: readonly RegExp[] = [
  /reverted with reason string '(.*)'/is,
  /reverted with (?:custom error|panic code) '?(.*?)'?$/is,
  /(?:execution|transaction) reverted:? ?(.*)/is,
  /\brevert(?:ed)?:? (.*)/is
]

function reasonIn({ message, data }: ErrorAnswer): string | undefined {
  for (const text of [message, ...textsIn(data)]) {
    const reason = REASONS.flatMap((words) => words.exec(text)?.[1] ?? [])[0]?.trim()
    if (reason && !/^0x[0-9a-f]*$/i.test(reason)) return reason
  }
  return undefined
}
