import { createPublicClient, type Hex, http } from 'viem'
import { expect } from 'vitest'
import { callNode } from '#devchain/json-rpc.ts'
import { type Devchain, startDevchain } from '#devchain/nodes/forks.ts'
import type { AccountKind } from '#devchain/scripted-wallet/accounts/smart-account.ts'
import { ScriptedWallet } from '#devchain/scripted-wallet/scripted-wallet.ts'
import type { ScriptedWalletOptions } from '#devchain/scripted-wallet/scripted-wallet-options.ts'
import type { Address } from '#domain/address.ts'

export const BASE_GOERLI = 84531
export const LINEA_GOERLI = 59140
export const WEI = 10n ** 15n
export const DELEGATION = /^0xef0100[0-9a-f]{40}$/

/** Both chains, which can be restored after a test. */
export class AccountChains {
  readonly #devchain: Devchain
  readonly #nodeUrls: Readonly<Record<number, string>>
  #snapshots: readonly (readonly [url: string, id: Hex])[] = []

  private constructor(devchain: Devchain, nodeUrls: Readonly<Record<number, string>>) {
    this.#devchain = devchain
    this.#nodeUrls = nodeUrls
  }

  static async start(): Promise<AccountChains> {
    const devchain = await startDevchain({ chainIds: [BASE_GOERLI, LINEA_GOERLI] })
    const [base, linea] = await Promise.all([devchain.url(BASE_GOERLI), devchain.url(LINEA_GOERLI)])
    return new AccountChains(devchain, { [BASE_GOERLI]: base, [LINEA_GOERLI]: linea })
  }

  stop(): Promise<void> {
    return this.#devchain.stop()
  }

  async save(): Promise<void> {
    const take = async (url: string) => [url, await callNode<Hex>(url, 'evm_snapshot')] as const
    this.#snapshots = await Promise.all(Object.values(this.#nodeUrls).map(take))
  }

  async restore(): Promise<void> {
    for (const [url, id] of this.#snapshots) await callNode(url, 'evm_revert', [id])
  }

  /** A wallet whose user approves everything, connected to a page. */
  async connect(kind: AccountKind, options: Partial<ScriptedWalletOptions> = {}) {
    const chainId = options.chainId ?? BASE_GOERLI
    const url = this.#nodeUrls[chainId] ?? ''
    const accounts = [{ index: 0, kind }]
    const wallet = new ScriptedWallet({ nodeUrls: this.#nodeUrls, chainId, accounts, ...options })
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
