import { isUnknownChain, toWalletError } from '#adapters/wallet/error/wallet-errors.ts'
import { type Address, isSameAddress } from '#domain/address.ts'
import type { Chain } from '#domain/chain/chain.ts'
import { isPast } from '#domain/wait/is-past.ts'
import { sleep } from '#domain/wait/sleep.ts'
import { withTimeout } from '#domain/wait/with-timeout.ts'
import { isWalletError, WalletError, type WalletErrorKind } from '#domain/wallet/wallet-error.ts'
import { addChainParameter } from './add-chain-parameter.ts'
import { toHex } from './answers.ts'
import type { Eip1193Provider } from './eip1193-provider.ts'
import { SILENT_ANSWER_MS, WalletState } from './wallet-state.ts'

const SWITCH_POLL_MS = 500
/** How long a wallet may take to switch after it reported success; some never do. */
const SWITCH_TIMEOUT_MS = 3_000
/** How long a grant waits for what is asked after it. */
const FOLLOW_UP_MS = 10_000

/** How a switch ends whatever the wallet knows: by its user, or without anybody who could answer. */
const ENDS_SWITCH: readonly WalletErrorKind[] = [
  'rejected',
  'pending',
  'unauthorized',
  'timeout',
  'unsupported',
  'relay'
]

/** The wallet behind an EIP-1193 provider: what it is asked, what it is ready for, and how it moves to a chain. */
export class Eip1193Wallet {
  readonly provider: Eip1193Provider
  readonly state = new WalletState((method) => this.request(method))
  readonly #origin: string

  /** @param origin resolves endpoints on the page's own origin when a chain is added to the wallet. */
  constructor(provider: Eip1193Provider, origin: string) {
    this.provider = provider
    this.#origin = origin
  }

  /** @throws WalletError */
  async request(method: string, params?: readonly unknown[] | object): Promise<unknown> {
    try {
      return await this.#rawRequest(method, params)
    } catch (cause) {
      throw toWalletError(cause, method)
    }
  }

  /** A request that needs no approval, so that a late answer is none. @throws WalletError */
  requestSilently(method: string, params: readonly unknown[]): Promise<unknown> {
    const ask = () => this.request(method, params)
    return withTimeout(SILENT_ANSWER_MS, ask, () => new WalletError('timeout'))
  }

  /** Before a request that means this account, and perhaps one chain only: whatever stands in its way, nothing is sent. */
  async assertReady(account: Address, chainId?: number): Promise<void> {
    await this.assertOn(chainId).catch(throwUnsent)
    // A wallet that does not say which accounts it shares answers the request itself.
    const accounts = await this.state.accounts().catch((cause: unknown) => {
      return isWalletError(cause, 'timeout') ? throwUnsent(cause) : undefined
    })
    const [current] = accounts ?? [account]
    if (!current || !isSameAddress(current, account)) {
      void this.state.check()
      throw new WalletError('unauthorized', current ? { problem: 'account-changed' } : {})
    }
  }

  /** Before a request that means one chain only; nothing to check if it means none. */
  async assertOn(chainId: number | undefined): Promise<void> {
    if (chainId === undefined || (await this.state.chainId()) === chainId) return
    void this.state.check()
    throw new WalletError('switch', { problem: 'wrong-network' })
  }

  /**
   * Switches to the chain, which is added first if the wallet does not know it.
   * @param given nobody waits for the switch any more once it is aborted. @throws WalletError
   */
  async moveTo(chain: Chain, given?: AbortSignal): Promise<void> {
    const target = [{ chainId: toHex(chain.id) }]
    const obstacle = await this.#obstacle('wallet_switchEthereumChain', target, chain)
    if (!obstacle) return
    if (given?.aborted) throw new WalletError('timeout')
    const added = addChainParameter(chain, this.#origin)
    if (!added) throw new WalletError('switch')
    await this.#obstacle('wallet_addEthereumChain', [added], chain).catch((cause: unknown) => {
      // A wallet that adds no chains may well switch to those that it has.
      throw isWalletError(cause, 'unsupported') ? obstacle : cause
    })
    // Some wallets add a chain without switching to it.
    if (await this.#isOn(chain)) return
    await this.request('wallet_switchEthereumChain', target)
    if (!(await this.#arrives(chain))) throw new WalletError('switch')
  }

  /** Asks a wallet that has just granted its account to move to a chain. @returns whether it has, within ten seconds. */
  followsTo(chain: Chain): Promise<boolean> {
    const asking = (signal: AbortSignal) => this.moveTo(chain, signal)
    return withTimeout(FOLLOW_UP_MS, asking, () => new WalletError('timeout')).then(
      () => true,
      () => false
    )
  }

  /**
   * Makes a request that should move the wallet to the chain. Its answer proves nothing, whether it succeeds or fails, so
   * the wallet is asked where it is.
   * @returns why the wallet is elsewhere, or undefined if it is on the chain. @throws WalletError if nothing else is worth asking.
   */
  async #obstacle(method: string, params: readonly unknown[], chain: Chain): Promise<WalletError | undefined> {
    const isAdding = method === 'wallet_addEthereumChain'
    try {
      await this.#rawRequest(method, params)
    } catch (cause) {
      const error = toWalletError(cause, method)
      // Wherever the wallet is, its session has nothing for that chain.
      if (error.problem === 'not-shared') throw error
      const isOn = await this.#isOn(chain).catch((reason: unknown) => {
        // A silent wallet may still show its prompt: nothing else is asked of it.
        if (isWalletError(reason, 'timeout')) throw isAdding || endsSwitch(error) ? error : reason
        return false
      })
      if (isOn) return undefined
      void this.state.check()
      if (isAdding || (endsSwitch(error) && !isUnknownChain(cause))) throw error
      return error
    }
    return isAdding || (await this.#arrives(chain)) ? undefined : new WalletError('switch')
  }

  async #isOn(chain: Chain): Promise<boolean> {
    return (await this.state.chainId()) === chain.id
  }

  /** Polls until the wallet is on the chain. @returns whether it is, within the time that switching may take. */
  async #arrives(chain: Chain): Promise<boolean> {
    const deadline = Date.now() + SWITCH_TIMEOUT_MS
    while (!(await this.#isOn(chain))) {
      if (isPast(deadline, Date.now(), SWITCH_TIMEOUT_MS)) return false
      await sleep(SWITCH_POLL_MS)
    }
    return true
  }

  async #rawRequest(method: string, params?: readonly unknown[] | object): Promise<unknown> {
    return this.provider.request(params ? { method, params } : { method })
  }
}

/** A wallet that lacks the method, whose user said no, or that is connected to nothing, would not add a chain either. */
function endsSwitch({ kind, problem }: WalletError): boolean {
  return ENDS_SWITCH.includes(kind) || problem === 'disconnected' || problem === 'interrupted'
}

/** The wallet was not asked for what the visitor wanted. */
function throwUnsent(cause: unknown): never {
  if (!(cause instanceof WalletError)) throw cause
  const { kind, problem, message, code } = cause
  const options = { problem, message, code, cause: cause.cause, sent: 'no' }
  throw new WalletError(...([kind, options] as ConstructorParameters<typeof WalletError>))
}
