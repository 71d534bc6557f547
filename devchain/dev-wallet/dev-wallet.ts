import type { Address } from 'viem'
import { Behaviours } from '#devchain/scripted-wallet/behaviour.ts'
import { eventStorm } from '#devchain/scripted-wallet/event-storm.ts'
import { promptingMethods } from '#devchain/scripted-wallet/prompting-methods.ts'
import { chainIdAs } from '#devchain/scripted-wallet/quirks.ts'
import { disconnected, WalletError } from '#devchain/scripted-wallet/wallet-error.ts'
import type { DevAccount, DevWalletConfig } from './config.ts'
import { askToUnlock } from './prompts/simple-prompts.ts'
import { setUp } from './requests/account-actions.ts'
import { RequestAnswers } from './requests/request-answers.ts'
import { hexOf } from './requests/request-parts.ts'
import { BehaviourChoice } from './state/behaviour-choice.ts'
import { type Listener, WalletEvents } from './state/wallet-events.ts'
import type { WalletQuirks } from './state/wallet-quirks.ts'
import { type WalletState, WalletStateStore } from './state/wallet-state.ts'
import type { WalletIdentity } from './wallet-identity.ts'

const STORM_ROUNDS = 10

/** Dev Wallet itself. It holds no keys: the chain's node signs once the visitor has approved. */
export class DevWallet {
  readonly identity: WalletIdentity
  readonly choice: BehaviourChoice
  readonly #config: DevWalletConfig
  readonly #store: WalletStateStore
  readonly #events = new WalletEvents()
  readonly #behaviours: Behaviours
  readonly #answers: RequestAnswers
  #notify: () => void = () => undefined

  constructor(config: DevWalletConfig, identity: WalletIdentity) {
    this.identity = identity
    this.choice = new BehaviourChoice(`${identity.storageKey}.behaviour`)
    this.#config = config
    this.#store = new WalletStateStore(config, identity.storageKey, (before, after) =>
      this.#notifyChanges(before, after)
    )
    this.#answers = new RequestAnswers({
      config,
      identity,
      store: this.#store,
      untilUnlocked: () => this.#untilUnlocked()
    })
    this.#behaviours = new Behaviours({
      lock: async () => this.lock(),
      untilUnlocked: () => this.#untilUnlocked(),
      emitStorm: async () => this.storm(),
      switchAccount: async () => this.switchAccount()
    })
  }

  get accounts(): readonly DevAccount[] {
    return this.#config.accounts
  }

  get chains(): DevWalletConfig['chains'] {
    return this.#config.chains
  }

  get state(): WalletState {
    return this.#store.state
  }

  listen(event: string, listener: Listener): void {
    this.#events.add(event, listener)
  }

  unlisten(event: string, listener: Listener): void {
    this.#events.remove(event, listener)
  }

  /** The panel is the only listener. */
  onChange(listener: () => void): void {
    this.#notify = listener
    this.choice.onChange(listener)
  }

  async request({ method, params }: { readonly method: string; readonly params?: unknown }): Promise<unknown> {
    const before = visibleAccount(this.state)
    const behaviour = isPrompting(method) ? this.choice.take() : undefined
    if (behaviour !== undefined) {
      const refusal = await this.#behaviours.decide(behaviour, { method, origin: location.origin })
      if (refusal) throw new WalletError(refusal)
    }
    const now = visibleAccount(this.state)
    return this.#answers.answer(method, params, behaviour === 'switch-account' ? [now, before] : [now])
  }

  lock(): void {
    this.#store.write({ ...this.state, isLocked: true })
  }

  unlock(): void {
    const { isLocked: _, ...state } = this.state
    this.#store.write(state)
  }

  /** Connected pages see this account from now on. */
  async selectAccount(address: Address): Promise<void> {
    const account = this.accounts.find((candidate) => candidate.address === address)
    if (account) await setUp(account, this.state.chainId)
    this.#store.write({ ...this.state, account: address })
  }

  selectChain(chainId: number): void {
    this.#store.write({ ...this.state, chainId })
  }

  /** Chain id quirks apply immediately, `removeListener` from the next load. */
  setQuirks(quirks: Partial<WalletQuirks>): void {
    this.#store.write({ ...this.state, quirks: { ...this.state.quirks, ...quirks } })
  }

  async switchAccount(): Promise<void> {
    const index = this.accounts.findIndex(({ address }) => address === this.state.account)
    const next = this.accounts[(index + 1) % this.accounts.length]
    if (index >= 0 && next) await this.selectAccount(next.address)
  }

  storm(): void {
    const account = visibleAccount(this.state)
    const view = { accounts: account ? [account] : [], chainId: hexOf(this.state.chainId) }
    for (const [event, value] of eventStorm(view, STORM_ROUNDS)) this.#events.emit(event, value)
  }

  /** The wallet loses its connection to all chains (EIP-1193 `disconnect`). */
  loseConnection(): void {
    this.#events.emit('disconnect', disconnected)
  }

  async #untilUnlocked(): Promise<void> {
    if (!this.state.isLocked) return
    await askToUnlock(this.identity)
    this.unlock()
  }

  #notifyChanges(before: WalletState, after: WalletState): void {
    const [left, shown] = [visibleAccount(before), visibleAccount(after)]
    if (before.chainId !== after.chainId) {
      this.#events.emit('chainChanged', chainIdAs(after.quirks.chainChanged, after.chainId))
    }
    if (left !== shown) {
      if (!left) this.#events.emit('connect', { chainId: hexOf(after.chainId) })
      this.#events.emit('accountsChanged', shown ? [shown] : [])
    }
    this.#notify()
  }
}

function visibleAccount({ account, isLocked }: WalletState): Address | undefined {
  return isLocked ? undefined : account
}

function isPrompting(method: string): boolean {
  return method === 'eth_requestAccounts' || method === 'wallet_switchEthereumChain' || promptingMethods.has(method)
}
