import { setTimeout as realTimeout } from 'node:timers/promises'
import { vi } from 'vitest'
import type { RpcPorts } from '#adapters/rpc/reads/rpc-ports.ts'
import { baseGoerli } from '#domain/chain/known-chains.ts'
import type { Connector } from '#domain/ports/connector.ts'
import type { DescribedRequest } from '#domain/transaction/attempt.ts'
import { openPage } from '#src/testing/open-page.ts'
import type { FakeBrowserStorage } from '#ui/testing/fake-browser-storage.ts'
import { FakePageActivity } from '#ui/testing/fake-page-activity.ts'
import { alice } from '#ui/testing/fake-values.ts'
import { FakeDiscovery, walletOf } from '#ui/testing/fake-wallet.ts'
import type { ConnectPorts } from '../ports/contract-fork.ts'

const POLL_MS = 4_000
/** Milliseconds without a request, after which a page has read all that it wants to. */
const QUIET_MS = 5
const ANSWERS_WITHIN_MS = 20_000

/** Of all pages: what one stores, another one shows. */
const requests = { open: 0 }

/** Somebody's browser and wallet, the same in all tabs and after a reload. */
export interface LifecycleVisitor {
  readonly storage: FakeBrowserStorage
  readonly connector: Connector
}

/** The product's models in a page that shows, with its own clock, over a real node. */
export class LifecyclePage {
  readonly #page: ReturnType<typeof openPage>
  readonly #account: ReturnType<ReturnType<typeof openPage>['loadAccount']>
  readonly #connector: Connector

  constructor(connect: ConnectPorts, nodeUrl: string, { storage, connector }: LifecycleVisitor) {
    const chains = [{ ...baseGoerli, rpcUrls: [nodeUrl] }]
    this.#connector = connector
    const discovery = new FakeDiscovery()
    discovery.announce(walletOf('wallet', connector))
    const { reader, contracts } = connect(chains)
    const ports: RpcPorts = { reader: this.#counted(reader), contracts: this.#counted(contracts) }
    this.#page = openPage({ chains, store: storage.tab(), discovery, activity: new FakePageActivity(), ...ports })
    this.#account = this.#page.loadAccount()
  }

  get transactions() {
    return this.#account.transactions
  }

  get attempts() {
    return this.#account.attempts
  }

  /** The newest entry. */
  get entry() {
    return this.transactions.recent[0]
  }

  async connect(): Promise<void> {
    const { connection } = this.#page.models
    if (!connection.active) await connection.connect('wallet')
    await this.#quiet()
  }

  /** Has the wallet asked for a payment; it may answer whenever it likes. */
  async pay(payment: { readonly recipient: string; readonly amount: string }): Promise<void> {
    const { balances, paymentForm } = this.#account
    balances.watch(baseGoerli.id)
    await this.#quiet()
    paymentForm.edit('recipient', payment.recipient)
    paymentForm.edit('amount', payment.amount)
    void paymentForm.submit()
    await this.#quiet()
    void paymentForm.payment.confirm()
    await this.#quiet()
  }

  /** What became of a request that nobody waited for. */
  get late() {
    return this.#account.openRequests.late
  }

  /** Has the wallet asked for what its visitor has confirmed. */
  async ask(request: DescribedRequest): Promise<void> {
    const { attempts } = this.#account
    await attempts.send(attempts.begin(request, {}), this.#connector)
    await this.#quiet()
  }

  /** So many polls, each with all of its answers. */
  async polls(count: number): Promise<void> {
    for (let poll = 0; poll < count; poll++) {
      await vi.advanceTimersByTimeAsync(POLL_MS)
      await this.#quiet()
    }
  }

  /** What a page does when a local network has started over. */
  async forgetUnknown(): Promise<number> {
    const forgetting = this.#account.networkResets.forgetUnknown(alice, baseGoerli.id)
    await this.#quiet()
    return forgetting
  }

  close(): void {
    this.#page.stop()
  }

  async #quiet(): Promise<void> {
    const until = performance.now() + ANSWERS_WITHIN_MS
    for (let ms = 0; ms < QUIET_MS; ms++) {
      // The page's clock goes as fast as the node's: both wait for the same answers.
      await realTimeout(1)
      await vi.advanceTimersByTimeAsync(1)
      if (requests.open > 0) ms = 0
      if (performance.now() > until) throw new Error('The node does not answer.')
    }
  }

  /** The same port; its unanswered requests are counted. */
  #counted<Port extends object>(port: Port): Port {
    const get = (_: Port, name: string | symbol) => {
      const method: unknown = Reflect.get(port, name)
      if (typeof method !== 'function') return method
      return (...parameters: readonly unknown[]) => {
        const answer: unknown = method.apply(port, parameters)
        if (!(answer instanceof Promise)) return answer
        requests.open++
        return answer.finally(() => requests.open--)
      }
    }
    return new Proxy(port, { get })
  }
}
