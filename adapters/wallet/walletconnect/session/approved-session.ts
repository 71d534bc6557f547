import { checksumAddress } from '#adapters/wallet/checksum-address.ts'
import { parseChainId } from '#adapters/wallet/parse-chain-id.ts'
import type { Session } from '#adapters/wallet/walletconnect/client/open-client.ts'
import type { Address } from '#domain/address.ts'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import type { SessionCall } from './tab-data.ts'

export type Approved = Readonly<ReturnType<typeof approvedBy>>

/**
 * What a wallet has approved: the only source of accounts, and with them of chains. EVM chains only, as `eip155` or one
 * by one as `eip155:84531`.
 */
export function approvedBy(namespaces: Session['namespaces']) {
  const ours = Object.entries(namespaces).filter(([key]) => /^eip155(?::|$)/.test(key))
  return {
    accounts: ours.flatMap(([, { accounts }]) => accounts.map(parseAccount)).filter((each) => each !== undefined),
    methods: new Set(ours.flatMap(([, { methods }]) => methods))
  }
}

export function isShared({ accounts }: Approved, chainId: number): boolean {
  return accounts.some((account) => account.chainId === chainId)
}

/** Methods that a wallet answers without its user, which do not bring its app to the front. */
const SILENT: readonly string[] = ['wallet_getCapabilities', 'wallet_getCallsStatus']

/** Methods that mean the same on every chain, so that they may be sent under any chain of a session. */
const ANYWHERE: readonly string[] = [
  'personal_sign',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
  ...SILENT
]

/** Methods whose first parameter names their chain. */
const NAMING_CHAIN: readonly string[] = ['eth_sendTransaction', 'wallet_sendCalls']

export function isSilent(method: string): boolean {
  return SILENT.includes(method)
}

/**
 * The chain to send a request under: many wallets go by it alone, and would execute the request there even if it was
 * meant for another one. A transaction or batch names its own. @throws WalletError if the session does not share that chain.
 */
export function requestChain(granted: Approved & { readonly chainId: number }, { method, params }: SessionCall) {
  const [sent] = NAMING_CHAIN.includes(method) && Array.isArray(params) ? params : []
  const chainId = parseNamedChain(Object(sent).chainId) ?? granted.chainId
  if (isShared(granted, chainId)) return chainId
  if (ANYWHERE.includes(method)) return granted.accounts[0]?.chainId
  throw new WalletError('switch', { problem: 'not-shared' })
}

/** An account is `namespace:chainId:address` (CAIP-10). @returns undefined for anything else. */
export function parseAccount(text: string) {
  const [, digits, account] = /^eip155:([1-9]\d*):(0x[0-9a-f]{40})$/i.exec(text) ?? []
  const chainId = Number(digits)
  const address = checksumAddress(account)
  return address && Number.isSafeInteger(chainId) ? { chainId, address } : undefined
}

/** Wallets also name the chain that they have switched to as `eip155:84531` (CAIP-2). */
export function parseNamedChain(value: unknown): number | undefined {
  return parseChainId(typeof value === 'string' ? value.replace(/^eip155:/, '') : value)
}

/** The first of the accounts that an `accountsChanged` event carries, bare or as `eip155:84531:0x…`. */
export function parsePreferred(value: unknown): Address | undefined {
  const [first] = Array.isArray(value) ? value : [value]
  return parseAccount(String(first))?.address ?? checksumAddress(first)
}
