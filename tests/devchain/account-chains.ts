import { createPublicClient, type Hex, http } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { callNode } from '#devchain/json-rpc.ts'
import { LocalChains } from '#devchain/playwright/local-chains.ts'
import type { AccountKind } from '#devchain/scripted-wallet/accounts/smart-account.ts'
import { ScriptedWallet } from '#devchain/scripted-wallet/scripted-wallet.ts'
import type { ScriptedWalletOptions } from '#devchain/scripted-wallet/scripted-wallet-options.ts'
import type { Address } from '#domain/address.ts'

export const BASE_GOERLI = 84531
export const LINEA_GOERLI = 59140
export const WEI = 10n ** 15n
export const DELEGATION = /^0xef0100[0-9a-f]{40}$/

/** Both chains, for the tests of one file, each of which begins with the chains as they were. */
export class AccountChains {
  #running: LocalChains | undefined

  constructor() {
    beforeAll(async () => {
      this.#running = await LocalChains.start({ chainIds: [BASE_GOERLI, LINEA_GOERLI] })
    })
    afterAll(() => this.#running?.stop())
    beforeEach(() => this.#running?.remember())
    afterEach(() => this.#running?.restore())
  }

  /** A wallet whose user approves everything, connected to a page. */
  async connect(kind: AccountKind, options: Partial<ScriptedWalletOptions> = {}) {
    const chainId = options.chainId ?? BASE_GOERLI
    const { nodeUrls = {} } = this.#running ?? {}
    const url = nodeUrls[chainId] ?? ''
    const accounts = [{ index: 0, kind }]
    const wallet = new ScriptedWallet({ nodeUrls, chainId, accounts, ...options })
    const provider = wallet.provider()
    const ask = <Result>(method: string, ...params: readonly unknown[]) =>
      provider.request({ method, params }) as Promise<Result>
    await ask('eth_requestAccounts')
    const [address = '0x'] = wallet.accounts
    const node = <Result>(method: string, ...params: readonly unknown[]) => callNode<Result>(url, method, params)
    return { wallet, ask, address, node, client: createPublicClient({ transport: http(url) }) }
  }
}

export type ConnectedAccount = Awaited<ReturnType<AccountChains['connect']>>

export function codeOf({ node, address }: ConnectedAccount): Promise<Hex> {
  return node<Hex>('eth_getCode', address, 'latest')
}

export async function balanceOf({ node }: ConnectedAccount, of: Address): Promise<bigint> {
  return BigInt(await node<Hex>('eth_getBalance', of, 'latest'))
}

export async function untilMined({ node }: ConnectedAccount, hash: Hex): Promise<void> {
  await expect.poll(() => node<{ status: Hex } | null>('eth_getTransactionReceipt', hash)).not.toBeNull()
}
