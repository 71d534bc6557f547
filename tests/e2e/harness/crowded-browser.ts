import type { BrowserContext, BrowserContextOptions } from '@playwright/test'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import type { Address } from '#domain/address.ts'
import { MAX_HISTORY, MAX_SETTLED } from '#domain/transaction/history.ts'
import { serialiseTransaction, transactionKey } from '#domain/transaction/stored-transactions.ts'
import { BASE_GOERLI, LINEA_GOERLI } from './local-chains.ts'
import { CHAINS, FIRST_OTHER_CHAIN } from './many-chains.ts'

/** The one under test is another. */
const OTHER_WALLETS = 299
const LOCAL_CHAINS: readonly number[] = [BASE_GOERLI, LINEA_GOERLI]
const CHAIN_IDS = Array.from({ length: CHAINS }, (_, n) => LOCAL_CHAINS[n] ?? FIRST_OTHER_CHAIN + n)

type StoredState = Exclude<BrowserContextOptions['storageState'], string | undefined>

/** A browser in which a page has stored 10,000 transactions on 500 chains: half of them are another account's. */
export function crowdedStorage(origin: string): StoredState {
  return stateWith(origin, testAccounts.slice(0, 2), MAX_SETTLED)
}

/** A browser in which a page has stored as long a history of one account as it keeps. */
export function longHistory(origin: string): StoredState {
  return stateWith(origin, testAccounts.slice(0, 1), MAX_HISTORY / CHAINS)
}

function stateWith(origin: string, accounts: readonly Address[], perChain: number): StoredState {
  const localStorage = accounts.flatMap((account) => recordsOf(account, perChain))
  return { cookies: [], origins: [{ origin, localStorage }] }
}

export async function announceOtherWallets(context: BrowserContext): Promise<void> {
  await context.addInitScript(announce, OTHER_WALLETS)
}

/** All are settled. */
function recordsOf(from: Address, perChain: number): { name: string; value: string }[] {
  return CHAIN_IDS.flatMap((chainId) =>
    Array.from({ length: perChain }, (_, n) => {
      const nonce = chainId * perChain + n
      const hash = `0x${nonce.toString(16).padStart(64, '0')}` as const
      const sent = { hash, from, nonce, description: `Payment ${nonce}`, addedAt: 1_700_000_000_000 + nonce }
      const fate = { status: 'confirmed', blockNumber: 1, blockHash: hash, isFinal: true } as const
      return { name: transactionKey({ account: from, chainId, hash }), value: serialiseTransaction({ sent, fate }) }
    })
  )
}

/** Serialised and run in the page before its own scripts, so it can use only its argument. */
function announce(wallets: number): void {
  const icon = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48"/>'
  for (let n = 0; n < wallets; n++) {
    const provider = { request: async () => [], on: () => provider, removeListener: () => provider }
    const uuid = `6a7b1bd4-2f5d-4d0c-8a53-${String(n).padStart(12, '0')}`
    const info = Object.freeze({ uuid, name: `Wallet ${n}`, icon, rdns: `dev.wallet${n}` })
    const detail = Object.freeze({ info, provider })
    const announceOne = () => dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    addEventListener('eip6963:requestProvider', announceOne)
    announceOne()
  }
}
