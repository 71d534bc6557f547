import type { BrowserContext } from '@playwright/test'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { BASE_GOERLI } from '../e2e/harness/local-chains.ts'

/** As the page lists it. */
export const INSTANT_WALLET = 'Instant Wallet'

/** What happens in the wallet: the account of that index is chosen, or the network. */
export type WalletChange = { readonly account: number } | { readonly chainId: number }

declare global {
  /** Only in pages with the instant wallet. */
  var instantWallet: { readonly change: (change: WalletChange) => void }
}

/**
 * Installs a wallet that approves at once and answers in the page, because a wallet that asks Node would take longer on
 * a busy machine. It remembers what it has granted when the page is reloaded, and asks the page's node for a balance.
 */
export async function installInstantWallet(context: BrowserContext): Promise<void> {
  const chainId = `0x${BASE_GOERLI.toString(16)}`
  await context.addInitScript(announceWallet, { name: INSTANT_WALLET, accounts: testAccounts.slice(0, 2), chainId })
}

interface Grant {
  readonly name: string
  readonly accounts: readonly string[]
  readonly chainId: string
}

interface WalletRequest {
  readonly method: string
  readonly params?: readonly unknown[]
}

/** Serialised and run in the page before its own scripts, so it can use only its argument. */
function announceWallet({ name, accounts, chainId }: Grant): void {
  const granted = 'instant-wallet.granted'
  let account = accounts[0]
  const grant = () => {
    sessionStorage.setItem(granted, 'yes')
    return [account]
  }
  let chain = chainId
  const listeners = new Map<string, Set<(value: unknown) => void>>()
  const tell = (event: string, value: unknown) => {
    for (const listener of [...(listeners.get(event) ?? [])]) listener(value)
  }
  const switchTo = (wanted = chainId) => {
    chain = wanted
    tell('chainChanged', chain)
    return null
  }
  const askNode = async (method: string, params: WalletRequest['params']): Promise<unknown> => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(`/rpc/${Number(chain)}`, { method: 'POST', headers, body })
    return ((await response.json()) as { readonly result: unknown }).result
  }
  const change = (changed: WalletChange) => {
    if ('chainId' in changed) return void switchTo(`0x${changed.chainId.toString(16)}`)
    account = accounts[changed.account]
    tell('accountsChanged', [account])
  }
  globalThis.instantWallet = { change }
  const provider = {
    async request({ method, params }: WalletRequest): Promise<unknown> {
      if (method === 'eth_requestAccounts') return grant()
      if (method === 'eth_accounts') return sessionStorage.getItem(granted) === null ? [] : [account]
      if (method === 'eth_chainId') return chain
      if (method === 'wallet_switchEthereumChain')
        return switchTo((params?.[0] as { readonly chainId?: string } | undefined)?.chainId)
      if (method === 'eth_getBalance') return askNode(method, params)
      throw Object.assign(new Error(`${method} is not supported.`), { code: 4200 })
    },
    on(event: string, listener: (value: unknown) => void) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
      return provider
    },
    removeListener(event: string, listener: (value: unknown) => void) {
      listeners.get(event)?.delete(listener)
      return provider
    }
  }
  const icon = `data:image/svg+xml;base64,${btoa('<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48"/>')}`
  const info = { uuid: '6a7b1bd4-2f5d-4d0c-8a53-6f0c3c7c1a10', name, icon, rdns: 'dev.portside.instant' }
  const detail = Object.freeze({ info: Object.freeze(info), provider })
  const announce = () => dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  addEventListener('eip6963:requestProvider', announce)
  announce()
}
