import { expect } from 'vitest'
import { connectViem } from '#adapters/rpc/viem/viem-rpc.ts'
import type { Address } from '#domain/address.ts'
import { baseGoerli } from '#domain/chain/known-chains.ts'
import { allowanceOf, approveThenCall } from '#domain/contract/approve-then-call.ts'
import type { ContractCall } from '#domain/contract/contract-call.ts'
import type { Connector } from '#domain/ports/connector.ts'
import type { Fate } from '#domain/transaction/fate.ts'
import { openPage } from '#src/testing/open-page.ts'
import { FakeBrowserStorage } from '#ui/testing/fake-browser-storage.ts'
import { FakePageActivity } from '#ui/testing/fake-page-activity.ts'
import { FakeDiscovery, walletOf } from '#ui/testing/fake-wallet.ts'
import type { DeployedContract } from '../ports/contract-fixtures.ts'

interface BatchPageOptions {
  readonly connector: Connector
  readonly nodeUrl: string
  readonly till: DeployedContract
  readonly storage?: FakeBrowserStorage
}

/** The product's models in a page that shows, over a real wallet and a real node. */
export class BatchPage {
  readonly #activity = new FakePageActivity()
  readonly #page: ReturnType<typeof openPage>
  readonly #account: ReturnType<ReturnType<typeof openPage>['loadAccount']>
  readonly #options: BatchPageOptions

  constructor(options: BatchPageOptions) {
    const { connector, nodeUrl, storage = new FakeBrowserStorage() } = options
    const chains = [{ ...baseGoerli, rpcUrls: [nodeUrl] }]
    const discovery = new FakeDiscovery()
    discovery.announce(walletOf('wallet', connector))
    this.#options = options
    this.#page = openPage({
      chains,
      store: storage.tab(),
      discovery,
      activity: this.#activity,
      ...connectViem(chains)
    })
    this.#account = this.#page.loadAccount()
  }

  get transactions() {
    return this.#account.transactions
  }

  /** The previous visit's wallet is still connected, or the visitor connects it. */
  async connect(): Promise<Address> {
    const { connection } = this.#page.models
    if (!connection.active) await connection.connect('wallet')
    await expect.poll(() => connection.connection.status).toBe('connected')
    return connection.account ?? '0x'
  }

  /** Starts the review of an approval and a payment at the till. */
  async spend(amount: bigint, { mustBeAtomic = false, last = this.#call('spend', amount) } = {}) {
    const { account = '0x' } = this.#page.models.connection
    const token = this.#options.till.address
    const calls = approveThenCall(
      {
        token,
        spender: token,
        amount,
        call: { call: last, description: 'Pay' },
        descriptions: { approve: 'Approve', reset: 'Reset' }
      },
      await this.allowance(account)
    )
    const written = { calls, chainId: baseGoerli.id, description: 'Approve and pay', mustBeAtomic }
    const batch = this.#account.writes.batch(written)
    batch.start()
    return batch
  }

  /** What the account has paid at the till. */
  spent(account: Address): Promise<bigint> {
    return this.read(this.#call('spent', account) as ContractCall<bigint>)
  }

  /** How much the till may take from the account. */
  allowance(account: Address): Promise<bigint> {
    const { address } = this.#options.till
    return this.read(allowanceOf(account, { token: address, spender: address }))
  }

  async read<Result>(call: ContractCall<Result>): Promise<Result> {
    const { contracts } = connectViem([{ ...baseGoerli, rpcUrls: [this.#options.nodeUrl] }])
    return contracts.read(baseGoerli.id, call)
  }

  refused(): ContractCall {
    return this.#call('refuse')
  }

  /** The next poll of the page, which a page that becomes visible does not wait for. */
  poll(): void {
    this.#activity.show()
  }

  /** Polls until the batch has come that far. */
  async until(batch: Awaited<ReturnType<BatchPage['spend']>>, status: typeof batch.batchState.status): Promise<void> {
    await expect
      .poll(() => {
        if (batch.batchState.status !== status) this.poll()
        return batch.batchState.status
      })
      .toBe(status)
  }

  /** Polls until these are the listed transactions, newest first. */
  async untilListed(
    entries: readonly { readonly description: string; readonly status: Fate['status'] }[]
  ): Promise<void> {
    await expect
      .poll(() => {
        this.poll()
        return this.transactions.recent.map(({ sent: { description }, fate: { status } }) => ({ description, status }))
      })
      .toEqual(entries)
  }

  close(): void {
    this.#page.stop()
  }

  #call(name: string, ...args: readonly unknown[]): ContractCall {
    return this.#options.till.call(name, ...args)
  }
}

/** Waits until a batch is reviewed. */
export async function untilReviewed(batch: Awaited<ReturnType<BatchPage['spend']>>): Promise<void> {
  await expect.poll(() => batch.step.status).toBe('review')
}

/** A transaction that leaves the account with a smaller allowance at the till than it needs. */
export function approvalAt({ address: to }: DeployedContract, from: Address, amount: bigint) {
  const amountWord = amount.toString(16).padStart(64, '0')
  const spenderWord = to.slice(2).toLowerCase().padStart(64, '0')
  return { from, to, data: `0x095ea7b3${spenderWord}${amountWord}` }
}
