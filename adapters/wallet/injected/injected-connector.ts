import { accountsIn, accountsOf } from '#adapters/wallet/eip1193/answers.ts'
import { Eip1193Connector, type WalletAccess } from '#adapters/wallet/eip1193/eip1193-connector.ts'
import type { Eip1193Provider } from '#adapters/wallet/eip1193/eip1193-provider.ts'
import { Eip1193Wallet } from '#adapters/wallet/eip1193/eip1193-wallet.ts'
import type { Address } from '#domain/address.ts'
import type { Chain } from '#domain/chain/chain.ts'
import type { ConnectOptions, ConnectorEvent, Grant } from '#domain/ports/connector.ts'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import { parseChainId } from '../parse-chain-id.ts'
import { AccountPrompt } from './account-prompt.ts'
import { DisconnectCheck } from './disconnect-check.ts'
import type { Shared } from './sign-in-with-connection.ts'

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
  readonly #prompt = new AccountPrompt<Shared>()
  /** Granted accounts without having said on which network it is. */
  #owesChainId = false

  constructor(wallet: Eip1193Wallet, onReturn: OnReturn) {
    this.#wallet = wallet
    this.#onReturn = onReturn
  }

  async connect(chain?: Chain, { signIn, signal }: ConnectOptions = {}): Promise<Grant> {
    const signingIn = signIn && (await this.#signingIn(chain, signIn))
    // Whoever has left is not asked any more.
    if (signal?.aborted) throw new WalletError('timeout')
    const { accounts, signedBy } = await this.#prompt.ask(signingIn ?? this.#askAccounts)
    this.#wallet.state.hasAnswered()
    const grant = await this.#grant(accounts, () => this.#chainIdAfter(chain))
    if (!grant) throw new WalletError('answer', { problem: 'no-account' })
    const signed = signedBy?.(grant)
    return signed ? { ...grant, signed } : grant
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

  readonly #askAccounts = async (): Promise<Shared> => ({
    accounts: accountsIn(await this.#wallet.request('eth_requestAccounts'))
  })

  /** A prompt that signs in as well. Undefined on a network where nobody can, and without what to sign. */
  async #signingIn(
    chain: Chain | undefined,
    signIn: NonNullable<ConnectOptions['signIn']>
  ): Promise<(() => Promise<Shared>) | undefined> {
    const current = chain ? chain.id : this.#wallet.state.chainId().catch(() => UNKNOWN_CHAIN_ID)
    const [chainId, request] = await Promise.all([current, signIn('wallet_connect')])
    if (!request?.chainIds.includes(chainId)) return undefined
    const code = await import('./sign-in-with-connection.ts').catch(() => undefined)
    return (
      code && (async () => (await code.connectSigningIn(this.#wallet, request, chainId)) ?? (await this.#askAccounts()))
    )
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
