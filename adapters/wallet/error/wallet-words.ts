const REFUSED =
  '(?:reject(?:ed|s|ion)?|den(?:ied|ies)|declin(?:ed|es)|cancel(?:l?ed|s)|refus(?:ed|es|al)|disapproved|dismissed)'
const PERSON = '(?:user|you|signer|account holder|wallet owner|owner)'
const DID = `(?:${REFUSED}|abort(?:ed|s)|closed|exited|did(?: not|n.t) (?:approve|confirm|accept|sign|authori[sz]e))`
const ASKED =
  '(?:request|transaction|tx|signature|signing|message|prompt|action|operation|approval|confirmation|permissions?|transfer|payment|calls?|batch|bundle)'

/** The person is named as the one who refused, or their device is. */
const BY_PERSON = [
  new RegExp(String.raw`\b${PERSON}(?: (?:has|have|had|just|explicitly|manually))* ${DID}\b(?! by\b)`, 'i'),
  new RegExp(
    String.raw`\b(?:${REFUSED}|aborted|closed)\b(?: \w+){0,4}? by (?:the |your |an? )?(?:end |wallet )?${PERSON}\b(?! op)`,
    'i'
  ),
  new RegExp(
    String.raw`\b${REFUSED}\b(?: \w+){0,4}? (?:on|in|from) (?:the |your )?(?:\w+ )?(?:device|wallet|app|phone)\b`,
    'i'
  ),
  new RegExp(String.raw`\bnot (?:approved|confirmed|authori[sz]ed|accepted) by (?:the |your )?${PERSON}\b`, 'i')
]
/** Nobody is named: then only the one who was asked can have refused, unless the words speak of somebody else. */
const BY_SOMEBODY = [
  new RegExp(
    String.raw`\b${ASKED}(?: request)?(?: (?:was|is|were|has been|have been|got))?[ :]+${REFUSED}\b(?! (?:by|because|due|since|as|for)\b(?! (?:the |your )?wallet\b))`,
    'i'
  ),
  new RegExp(String.raw`^\W*(?:error\W+)?${REFUSED}(?: (?:the|this|your))?(?: ${ASKED})*\W*$`, 'i')
]
/** Networks, nodes, bundlers, nonces and time refuse transactions, too, and then nobody knows what was sent. */
const ELSEWHERE =
  /\b(?:networks?|nodes?|rpc|bundlers?|relay(?:er)?s?|paymasters?|sequencers?|validators?|builders?|(?:mem|tx)?pool|servers?|upstream|backend|gateway|proxy|hosts?|origin|policy|firewall|endpoint|api|https?|sockets?|fetch|nonces?|time(?:s|d)?|timed?[ -]?out|expir\w*|deadline|seconds?|block\w*|gas|fees?|price|underpriced|funds|balance|insufficient|revert\w*|execution|simulat\w*|estimat\w*|replac\w*|dropped|limit\w*|rate|quota|invalid|chains?|contract|user ?op\w*)\b/i
const TIME = /\btimed?[ -]?out\b|\bexpired?\b/i
/** What `fetch` says when a page or a worker ends a request, whoever that was. */
const FETCH_ABORTED = /\bthe user aborted a request\b/i
/** Says nothing by itself; what it wraps does. */
const GENERIC = /^internal (?:json[ -]?rpc )?error\.?$|^\w*error$/i

/** Whether the words say who refused: the person who was asked. */
export function namesRefusal(words: readonly string[]): boolean {
  return words.map(spaced).some((text) => saysThat(BY_PERSON, text) && !TIME.test(text) && !FETCH_ABORTED.test(text))
}

/** Whether the words say that the request was refused, and nothing of anybody but the person who was asked. */
export function impliesRefusal(words: readonly string[]): boolean {
  const telling = words.map(spaced).filter((text) => !GENERIC.test(text))
  return telling.some((text) => saysThat(BY_SOMEBODY, text)) && !telling.some((text) => ELSEWHERE.test(text))
}

/** The connection ended before the wallet's user answered (WalletConnect). */
export function saysReset(words: readonly string[]): boolean {
  return words.some((text) => /^connection request reset/i.test(text))
}

const NO_CHAIN = [
  /\b(?:unrecogni[sz]ed|unsupported|unknown|unconfigured|unavailable|missing|invalid)\s+(?:evm\s+)?(?:chain|network)/i,
  /\b(?:chain|network)(?:[ -]?ids?)?\b[^.;]{0,80}?\b(?:not (?:been |yet )?(?:added|supported|recogni[sz]ed|configured|found|available|known|enabled)|unsupported|unrecogni[sz]ed|unknown|does(?: not|n.t) exist|isn.t (?:added|supported|configured))\b/i,
  /\b(?:does(?: not|n.t)|cannot|can.t) (?:support|recogni[sz]e|know|find) (?:the |this |that )?(?:requested )?(?:chain|network)\b/i,
  /\b(?:no (?:such )?(?:chain|network)|try adding the (?:chain|network)|add (?:the|this) (?:chain|network)|wallet_addEthereumChain first)\b/i
]

/** Whether the words say that the wallet does not know a network. */
export function saysUnknownChain(words: readonly string[]): boolean {
  return words.some((text) => saysThat(NO_CHAIN, text))
}

const METHOD_NAME = /\b(?:wallet|eth|personal|net|web3)_\w+/g
const NO_METHOD = [
  /\b(?:unsupported|unknown|unrecogni[sz]ed|unimplemented|invalid)\s+(?:json-?rpc\s+|rpc\s+)?method\b/i,
  /\bmethods?\b[^.;]{0,80}?\b(?:not (?:been )?(?:supported|found|available|implemented|recogni[sz]ed|exist|allowed|handled)|un(?:supported|implemented|available)|does(?: not|n.t) exist|isn.t (?:supported|implemented|available))\b/i,
  /\b(?:no such method|no handler|does(?: not|n.t) (?:support|implement|have) (?:the |this )?(?:\w+ )?method|not (?:yet )?(?:supported|implemented):? (?:the )?method)\b/i
]
const NOT_THIS =
  /\b(?:not (?:yet )?(?:supported|implemented|available|found)|unsupported|unimplemented|does(?: not|n.t) (?:support|implement|exist))\b/i

/** Whether the words say that the wallet lacks the method; one that names another method speaks of its node's. */
export function saysMissingMethod(words: readonly string[], method: string | undefined): boolean {
  return words.some((text) => {
    const named: readonly string[] = text.match(METHOD_NAME) ?? []
    if (named.length > 0 && method !== undefined && !named.includes(method)) return false
    return saysThat(NO_METHOD, text) || (named.length > 0 && NOT_THIS.test(text))
  })
}

function saysThat(patterns: readonly RegExp[], text: string): boolean {
  return patterns.some((pattern) => pattern.test(text))
}

/** Codes and names of errors are words, too: `USER_REJECTED`, `UserRejectedRequestError`. */
function spaced(text: string): string {
  return text.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[_\s-]+/g, ' ')
}
