import { type Chain, findChain } from '#domain/chain/chain.ts'
import { chainNames } from '#domain/chain/chain-names.ts'
import { type PastedAddress, readPasted } from '#domain/name/pasted-address.ts'
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

interface KnownChains {
  readonly chain: Chain | undefined
  readonly chains: readonly Chain[]
}

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

/** A payment request is never taken in part, and an address for another network never for this one. */
export function readRecipient(typed: string, known: KnownChains): ReadRecipient {
  const { text, hadInvisible, network, hasMore } = readPasted(typed)
  if (hasMore) return { text: '', hadInvisible, refused: { problem: 'payment-request' } }
  const other = network && otherNetwork(network, known)
  return other === undefined
    ? { text, hadInvisible }
    : { text: '', hadInvisible, refused: { problem: 'other-network', network: other } }
}

/** What to call the network if it is not the wallet's. */
function otherNetwork(
  named: NonNullable<PastedAddress['network']>,
  { chain, chains }: KnownChains
): string | undefined {
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
