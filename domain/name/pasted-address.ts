import { isAddress } from '../address.ts'

/** An address or a name as typed or pasted. */
export interface PastedAddress {
  /** Without what stands around it; whatever else was typed is neither. */
  readonly text: string
  /** Characters that nobody can see were around or in it. */
  readonly hadInvisible: boolean
  /** In decimal digits (CAIP-2), or as the short name of ERC-3770; absent if the text names none. */
  readonly network?: { readonly digits: string } | { readonly shortName: string }
  /** It is a payment request, which says more than whom to pay. */
  readonly hasMore?: true
}

type Target = Omit<PastedAddress, 'hadInvisible'>

/** Unlike `trim`, which also takes U+FEFF for a space. */
const SPACES_AROUND = /^[^\S\ufeff]+|[^\S\ufeff]+$/g
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu
/** At the ends only: inside of a name, some of these tell it from another one. */
const INVISIBLE_ENDS = /^[\s\p{Bidi_Control}\u00ad\u200b\u2060]+|[\s\p{Bidi_Control}\u00ad\u200b\u2060]+$/gu
/** EIP-681, and whatever else follows an address in one. */
const PAYMENT_URI = /^ethereum:(?:pay-)?([^@/?]+)(?:@(\d+))?(.*)$/is
const CAIP_10 = /^eip155:(\d+):(0x[0-9a-f]{40})$/i
const SHORT_NAMED = /^([a-z0-9][a-z0-9-]{0,39}):(0x[0-9a-f]{40})$/i

/**
 * Reads an address or a name that stands alone, in a payment URI (EIP-681), with a network's short name (ERC-3770) or with
 * its id (CAIP-10).
 */
export function readPasted(typed: string): PastedAddress {
  const bare = typed.replace(INVISIBLE, '').trim()
  const target = targetOf(bare)
  const text = target ? target.text : typed.replace(INVISIBLE_ENDS, '')
  return { text, ...target, hadInvisible: (target ? bare : text) !== typed.replace(SPACES_AROUND, '') }
}

/** Undefined for a text that has none of these forms, such as a name. */
function targetOf(text: string): Target | undefined {
  if (isAddress(text)) return { text }
  const [isUri, whom = '', chain, more] = PAYMENT_URI.exec(text) ?? []
  if (isUri !== undefined) {
    const hasMore = more !== undefined && !/^\??$/.test(more)
    return { text: whom, ...(chain !== undefined && { network: { digits: chain } }), ...(hasMore && { hasMore }) }
  }
  const [, digits, account] = CAIP_10.exec(text) ?? []
  if (digits !== undefined && account !== undefined) return { text: account, network: { digits } }
  const [, shortName, address] = SHORT_NAMED.exec(text) ?? []
  return shortName === undefined || address === undefined
    ? undefined
    : { text: address, network: { shortName: shortName.toLowerCase() } }
}
