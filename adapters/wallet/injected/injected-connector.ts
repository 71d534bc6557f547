import type { Address } from '#domain/address.ts'
import type { Chain } from '#domain/chain/chain.ts'
import type { ConnectorEvent, Grant } from '#domain/ports/connector.ts'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import type { Eip1193Provider } from '../eip1193.ts'
import { parseChainId } from '../parse-chain-id.ts'
import { AccountPrompt } from './account-prompt.ts'
import { accountsIn, accountsOf } from './answers.ts'
import { DisconnectCheck } from './disconnect-check.ts'
import { Eip1193Connector, type WalletAccess } from './eip1193-connector.ts'
import { Eip1193Wallet } from './eip1193-wallet.ts'

/** For a wallet that does not say which network it is on: no network has this id, so that the page offers to switch. */
const UNKNOWN_CHAIN_ID = 0

type OnReturn = (callback: () => void) => () => void

/**
 * The connector of a wallet in the page.
 * @param onReturn calls back when the visitor returns to the page.
 */
export function injectedConnector(
  provider: Eip1193Provider,
  origin: string,
  onReturn: OnReturn = () => () => undefined
): Eip1193Connector {
  const wallet = new Eip1193Wallet(provider, origin)
  return new Eip1193Connector(wallet, new InjectedAccess(wallet, onReturn))
}

/** A wallet in the page is asked for its account, and says what it shares; its events may be unreadable, or never come. */
class InjectedAccess implements WalletAccess {
  readonly canSwitchChain = true
  readonly canChooseAccount = true
  readonly #wallet: Eip1193Wallet
  readonly #onReturn: OnReturn
  readonly #prompt: AccountPrompt
  /** Granted accounts without having said on which network it is. */
  #owesChainId = false

  constructor(wallet: Eip1193Wallet, onReturn: OnReturn) {
    this.#wallet = wallet
    this.#onReturn = onReturn
    this.#prompt = new AccountPrompt(() => wallet.request('eth_requestAccounts'))
  }

  async connect(chain?: Chain): Promise<Grant> {
    const accounts = accountsIn(await this.#prompt.ask())
    this.#wallet.state.hasAnswered()
    const grant = await this.#grant(accounts, () => this.#chainIdAfter(chain))
    if (!grant) throw new WalletError('answer', { problem: 'no-account' })
    return grant
  }

  async resume(): Promise<Grant | undefined> {
    const { state } = this.#wallet
    return this.#grant(await state.accounts(), () => state.chainId())
  }

  async disconnect(): Promise<void> {
    // Wallets without support keep the permission; the page is disconnected anyway.
    await this.#wallet.request('wallet_revokePermissions', [{ eth_accounts: {} }]).catch(() => undefined)
  }

  async switchChain(chain: Chain): Promise<void> {
    await this.#wallet.moveTo(chain)
  }

  async chooseAccount(): Promise<Grant> {
    await this.#wallet.request('wallet_requestPermissions', [{ eth_accounts: {} }])
    const grant = await this.resume()
    if (!grant) throw new WalletError('answer', { problem: 'no-account' })
    return grant
  }

  subscribe(listener: (event: ConnectorEvent) => void): () => void {
    const askAccounts = () => this.#wallet.request('eth_accounts').then(accountsOf, () => [])
    const check = new DisconnectCheck(askAccounts, listener)
    const ask = () => void this.#wallet.state.check()
    const handlers = {
      accountsChanged: (payload: unknown) => {
        const accounts = accountsIn(payload)
        if (!accounts) return ask()
        check.stop()
        this.#wallet.state.heard()
        listener({ type: 'accountsChanged', accounts })
      },
      chainChanged: (payload: unknown) => {
        check.retry()
        const chainId = parseChainId(payload)
        if (chainId === undefined) return ask()
        this.#wallet.state.heard()
        listener({ type: 'chainChanged', chainId })
      },
      connect: () => check.retry(),
      disconnect: () => void check.start()
    }
    for (const [event, handle] of Object.entries(handlers)) this.#wallet.provider.on?.(event, handle)
    const stops = [this.#wallet.state.subscribe(listener), this.#onReturn(ask)]
    if (this.#owesChainId) ask()
    return () => {
      check.stop()
      for (const stop of stops) stop()
      for (const [event, handle] of Object.entries(handlers)) this.#wallet.provider.removeListener?.(event, handle)
    }
  }

  /** An account change while the chain id is being requested arrives only as an event. */
  async #grant(
    accounts: readonly Address[] | undefined,
    askChainId: () => Promise<number>
  ): Promise<Grant | undefined> {
    let account = accounts?.[0]
    if (!account) return undefined
    const handleAccounts = (payload: unknown) => {
      const changed = accountsIn(payload)
      if (changed) account = changed[0]
    }
    this.#wallet.provider.on?.('accountsChanged', handleAccounts)
    try {
      const chainId = await askChainId()
      return account && { account, chainId }
    } finally {
      this.#wallet.provider.removeListener?.('accountsChanged', handleAccounts)
    }
  }

  /** The wallet's chain after it was asked to switch to this one, if given. Whatever it answers, the account is granted. */
  async #chainIdAfter(chain: Chain | undefined): Promise<number> {
    const chainId = await this.#knownChainId()
    if (!chain || chain.id === chainId) return chainId
    return (await this.#wallet.followsTo(chain)) ? chain.id : this.#knownChainId()
  }

  async #knownChainId(): Promise<number> {
    const chainId = await this.#wallet.state.chainId().catch(() => UNKNOWN_CHAIN_ID)
    this.#owesChainId = chainId === UNKNOWN_CHAIN_ID
    return chainId
  }
}
