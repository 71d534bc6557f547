import { type Address, erc20Abi, type Hex } from 'viem'
import { addressHistory, type HistoryPage, type HistoryPosition } from './address-history.ts'
import type { ChainNode } from './chain-node.ts'
import { type Creation, contractCreation } from './otterscan.ts'
import type { RecordedHistory } from './recorded-history.ts'
import { readTokens, type Token } from './token.ts'
import { type TokenTransfer, tokenTransfersOf } from './token-transfers.ts'

/** `0xef0100` and an address: code that an account runs by delegation (EIP-7702). */
const DELEGATION = /^0xef0100([0-9a-f]{40})$/i

export type AccountKind =
  | { readonly kind: 'account' }
  | { readonly kind: 'delegated'; readonly delegate: Address }
  | { readonly kind: 'contract'; readonly bytes: number; readonly creation: Creation | undefined }

export interface AddressDetails {
  readonly address: Address
  readonly account: AccountKind
  readonly balance: bigint
  /** Transactions sent: mined ones, and including pending ones. */
  readonly nonce: number
  readonly pendingNonce: number
  /** Balances of the chain's own tokens and of recently transferred ones. */
  readonly holdings: readonly { readonly token: Token; readonly balance: bigint }[]
  /** Set when the address is itself a token contract. */
  readonly token: Token | undefined
  readonly transfers: readonly TokenTransfer[]
  readonly tokens: ReadonlyMap<string, Token>
  readonly history: HistoryPage
}

export async function readAddress(
  node: ChainNode,
  recorded: RecordedHistory,
  offered: readonly Address[],
  address: Address,
  position: HistoryPosition
): Promise<AddressDetails> {
  const { client } = node
  const [code, balance, nonce, pendingNonce, transfers, history] = await Promise.all([
    client.getCode({ address }),
    client.getBalance({ address }),
    client.getTransactionCount({ address }),
    client.getTransactionCount({ address, blockTag: 'pending' }),
    tokenTransfersOf(node, address, recorded.firstBlock),
    addressHistory(node, recorded, address, position)
  ])
  const kind = await accountKind(node, recorded, address, code)
  const candidates = [...offered, ...transfers.map(({ token }) => token)]
  const queried = kind.kind === 'contract' ? [address, ...candidates] : candidates
  const tokens = await readTokens(node, queried)
  const held = [...new Set(candidates.map((candidate) => candidate.toLowerCase()))].flatMap(
    (key) => tokens.get(key) ?? []
  )
  const holdings = await Promise.all(
    held.map(async (token) => ({ token, balance: await tokenBalance(node, token.address, address) }))
  )
  return {
    address,
    account: kind,
    balance,
    nonce,
    pendingNonce,
    transfers,
    tokens,
    history,
    token: kind.kind === 'contract' ? tokens.get(address.toLowerCase()) : undefined,
    holdings: holdings.flatMap(({ token, balance: amount }) =>
      amount === undefined ? [] : [{ token, balance: amount }]
    )
  }
}

export async function tokenBalance(
  { client }: ChainNode,
  token: Address,
  holder: Address
): Promise<bigint | undefined> {
  const call = { address: token, abi: erc20Abi, functionName: 'balanceOf', args: [holder] } as const
  return client.readContract(call).catch(() => undefined)
}

async function accountKind(
  node: ChainNode,
  recorded: RecordedHistory,
  address: Address,
  code: Hex | undefined
): Promise<AccountKind> {
  if (!code || code === '0x') return { kind: 'account' }
  const delegate = DELEGATION.exec(code)?.[1]
  if (delegate) return { kind: 'delegated', delegate: `0x${delegate}` }
  const creation = (await contractCreation(node, address)) ?? (await recorded.creationOf(address))
  return { kind: 'contract', bytes: (code.length - 2) / 2, creation }
}
