import { type Chain, findChain } from '#domain/chain/chain.ts'
import { chainNames } from '#domain/chain/chain-names.ts'
import { isAddress } from '../address.ts'
import { plainText } from '../plain-text.ts'

/** A recipient as typed or pasted, where it can be one. */
export interface ReadRecipient {
  /** An address or a name; whatever else was typed is no recipient. */
  readonly text: string
  /** Characters that nobody can see were around or in it. */
  readonly hadInvisible: boolean
  readonly refused?: RefusedRecipient
}

/** `other-network` names the network that the address is for; `payment-request` says more than whom to pay. */
type RefusedRecipient =
  | { readonly problem: 'other-network'; readonly network: string }
  | { readonly problem: 'payment-request' }

interface Place {
  readonly chain: Chain | undefined
  readonly chains: readonly Chain[]
}

interface Target {
  readonly text: string
  /** In decimal digits (CAIP-2), or as the short name of ERC-3770; absent if the text names none. */
  readonly network?: { readonly digits: string } | { readonly shortName: string }
  readonly hasMore?: true
}

/** Unlike `trim`, which also takes U+FEFF for a space. */
const SPACES_AROUND = /^[^\S\ufeff]+|[^\S\ufeff]+$/g
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu
/** At the ends only: inside of a name, some of these tell it from another one. */
const INVISIBLE_ENDS = /^[\s\p{Bidi_Control}\u00ad\u200b\u2060]+|[\s\p{Bidi_Control}\u00ad\u200b\u2060]+$/gu
/** EIP-681, and whatever else follows an address in one. */
const PAYMENT_URI = /^ethereum:(?:pay-)?([^@/?]+)(?:@(\d+))?(.*)$/is
const CAIP_10 = /^eip155:(\d+):(0x[0-9a-f]{40})$/i
const SHORT_NAMED = /^([a-z0-9][a-z0-9-]{0,39}):(0x[0-9a-f]{40})$/i

/** Short names (ERC-3770) of well-known networks. One that is not among them is never taken for the wallet's network. */
const SHORT_NAMES: Readonly<Record<string, number>> = {
  eth: 1,
  oeth: 10,
  bnb: 56,
  gno: 100,
  unichain: 130,
  pol: 137,
  matic: 137,
  ftm: 250,
  zksync: 324,
  wc: 480,
  mantle: 5000,
  base: 8453,
  arb1: 42161,
  celo: 42220,
  avax: 43114,
  'linea-goerli': 59140,
  'linea-testnet': 59140,
  'linea-sepolia': 59141,
  linea: 59144,
  berachain: 80094,
  basegor: 84531,
  basesep: 84532,
  'arb-sep': 421614,
  scr: 534352,
  sep: 11155111
}

/**
 * Reads an address or a name that stands alone, in a payment URI (EIP-681), with a network's short name (ERC-3770) or with
 * its id (CAIP-10). A payment request is never taken in part, and an address for another network never for this one.
 */
export function readRecipient(typed: string, place: Place): ReadRecipient {
  const bare = typed.replace(INVISIBLE, '').trim()
  const target = targetOf(bare)
  const text = target ? target.text : typed.replace(INVISIBLE_ENDS, '')
  const hadInvisible = (target ? bare : text) !== typed.replace(SPACES_AROUND, '')
  if (target?.hasMore) return { text: '', hadInvisible, refused: { problem: 'payment-request' } }
  const network = target?.network && otherNetwork(target.network, place)
  return network === undefined
    ? { text, hadInvisible }
    : { text: '', hadInvisible, refused: { problem: 'other-network', network } }
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

/** What to call the network if it is not the wallet's. */
function otherNetwork(named: NonNullable<Target['network']>, { chain, chains }: Place): string | undefined {
  if ('shortName' in named) {
    const { shortName } = named
    const own = chains.find(({ network }) => network === shortName)
    const id = own?.id ?? SHORT_NAMES[shortName]
    if (id === undefined) return shortName
    return id === chain?.id ? undefined : nameOf(id, chains, shortName)
  }
  const id = Number(named.digits)
  return id === chain?.id ? undefined : nameOf(id, chains, `eip155:${plainText(named.digits, 20)}`)
}

function nameOf(id: number, chains: readonly Chain[], otherwise: string): string {
  return findChain(chains, id)?.name ?? chainNames[id] ?? otherwise
}
