import { isUnknownChain, toWalletError } from '#adapters/wallet/error/wallet-errors.ts'
import { type Address, type Hex, isSameAddress } from '#domain/address.ts'
import type { Chain, Token } from '#domain/chain/chain.ts'
import type {
  AnnouncedReplacement,
  Connector,
  ConnectorEvent,
  Grant,
  TransactionRequest
} from '#domain/ports/connector.ts'
import { isSignature } from '#domain/signature.ts'
import { sleep } from '#domain/wait/sleep.ts'
import { withTimeout } from '#domain/wait/with-timeout.ts'
import {
  type CallBatch,
  type CallBatchStatus,
  type CallCapabilities,
  cannotBatch,
  unknownBatch
} from '#domain/wallet/call-batch.ts'
import { plainTypedData, type TypedData } from '#domain/wallet/typed-data.ts'
import { isWalletError, WalletError, type WalletErrorKind } from '#domain/wallet/wallet-error.ts'
import type { Eip1193Provider } from '../eip1193.ts'
import { parseChainId } from '../parse-chain-id.ts'
import { AccountPrompt } from './account-prompt.ts'
import { addChainParameter } from './add-chain-parameter.ts'
import { accountsIn, accountsOf, isHash, toHex, toHexText } from './answers.ts'
import { batchIdOf, batchStatusOf, callsParameter, capabilitiesOf } from './call-batches.ts'
import { DisconnectCheck } from './disconnect-check.ts'
import { subscribeToReplacements } from './replacements.ts'
import { SILENT_ANSWER_MS, WalletState } from './wallet-state.ts'

const SWITCH_POLL_MS = 500
/** How long a wallet may take to switch after it reported success; some never do. */
const SWITCH_TIMEOUT_MS = 3_000
/** How long a grant waits for what is asked after it. */
export const FOLLOW_UP_MS = 10_000
/** For a wallet that does not say which network it is on: no network has this id, so that the page offers to switch. */
const UNKNOWN_CHAIN_ID = 0

/** How a switch ends whatever the wallet knows: by its user, or without anybody who could answer. */
const ENDS_SWITCH: readonly WalletErrorKind[] = [
  'rejected',
  'pending',
  'unauthorized',
  'timeout',
  'unsupported',
  'relay'
]

type OnReturn = (callback: () => void) => () => void

/** A connector over any EIP-1193 provider, whose answers it never trusts. */
export class Eip1193Connector implements Connector {
  readonly canChooseAccount: boolean = true
  readonly #provider: Eip1193Provider
  readonly #origin: string
  readonly #onReturn: OnReturn
  readonly #prompt = new AccountPrompt(() => this.#request('eth_requestAccounts'))
  readonly #state = new WalletState((method) => this.#request(method))
  /** Granted accounts without having said on which network it is. */
  #owesChainId = false

  /**
   * @param origin resolves endpoints on the page's own origin when a chain is added to the wallet.
   * @param onReturn calls back when the visitor returns to the page.
   */
  constructor(provider: Eip1193Provider, origin: string, onReturn: OnReturn = () => () => undefined) {
    this.#provider = provider
    this.#origin = origin
    this.#onReturn = onReturn
  }

  get canSwitchChain(): boolean {
    return true
  }

  async connect(chain?: Chain): Promise<Grant> {
    const accounts = accountsIn(await this.#prompt.ask())
    this.#state.hasAnswered()
    const grant = await this.#grant(accounts, () => this.#chainIdAfter(chain))
    if (!grant) throw new WalletError('answer', { problem: 'no-account' })
    return grant
  }

  async resume(): Promise<Grant | undefined> {
    return this.#grant(await this.#state.accounts(), () => this.#state.chainId())
  }

  async disconnect(): Promise<void> {
    // Wallets without support keep the permission; the page is disconnected anyway.
    await this.#request('wallet_revokePermissions', [{ eth_accounts: {} }]).catch(() => undefined)
  }

  async switchChain(chain: Chain): Promise<void> {
    await this.#moveTo(chain)
  }

  async signMessage(account: Address, message: string): Promise<Hex> {
    await this.#assertReady(account)
    const signature = await this.#request('personal_sign', [toHexText(message), account])
    if (isSignature(signature)) return signature
    throw new WalletError('answer')
  }

  async signTypedData(account: Address, typedData: TypedData): Promise<Hex> {
    const plain = plainTypedData(typedData)
    await this.#assertReady(account, plain.domain.chainId)
    const signature = await this.#request('eth_signTypedData_v4', [account, JSON.stringify(plain)])
    if (isSignature(signature)) return signature
    throw new WalletError('answer')
  }

  async sendTransaction({ from, to, value, data, chainId, fees }: TransactionRequest): Promise<Hex> {
    await this.#assertReady(from, chainId)
    const suggested = fees && {
      maxFeePerGas: toHex(fees.maxFeePerGas),
      maxPriorityFeePerGas: toHex(fees.maxPriorityFeePerGas)
    }
    const transaction = { from, to, value: toHex(value), ...(data && { data }), chainId: toHex(chainId) }
    const hash = await this.#request('eth_sendTransaction', [{ ...transaction, ...suggested }])
    if (isHash(hash)) return hash
    throw new WalletError('answer')
  }

  async transactionHash(sent: Hex): Promise<Hex> {
    return sent
  }

  async getCallCapabilities(account: Address, chainId: number): Promise<CallCapabilities> {
    const params = [account, [toHex(chainId)]]
    const answer = this.#requestSilently('wallet_getCapabilities', params)
    return answer.then((given) => capabilitiesOf(given, chainId)).catch(() => cannotBatch)
  }

  async sendCalls(batch: CallBatch): Promise<string> {
    await this.#assertReady(batch.from, batch.chainId)
    const id = batchIdOf(await this.#request('wallet_sendCalls', [callsParameter(batch)]))
    if (id !== undefined) return id
    throw new WalletError('answer')
  }

  async getCallsStatus(id: string): Promise<CallBatchStatus> {
    try {
      const status = batchStatusOf(await this.#requestSilently('wallet_getCallsStatus', [id]))
      if (status) return status
    } catch (cause) {
      if (isWalletError(cause, 'other') && cause.problem === 'unknown-batch') return unknownBatch
      throw cause
    }
    throw new WalletError('answer')
  }

  async chooseAccount(): Promise<Grant> {
    await this.#request('wallet_requestPermissions', [{ eth_accounts: {} }])
    const grant = await this.resume()
    if (!grant) throw new WalletError('answer', { problem: 'no-account' })
    return grant
  }

  async watchAsset({ address, symbol, decimals }: Token, chainId: number): Promise<void> {
    await this.#assertOn(chainId)
    const isAdded = await this.#request('wallet_watchAsset', {
      type: 'ERC20',
      options: { address, symbol, decimals }
    })
    if (isAdded === false) throw new WalletError('rejected')
  }

  subscribe(listener: (event: ConnectorEvent) => void): () => void {
    const askAccounts = () => this.#request('eth_accounts').then(accountsOf, () => [])
    const check = new DisconnectCheck(askAccounts, listener)
    const ask = () => void this.#state.check()
    const handlers = {
      accountsChanged: (payload: unknown) => {
        const accounts = accountsIn(payload)
        if (!accounts) return ask()
        check.stop()
        this.#state.heard()
        listener({ type: 'accountsChanged', accounts })
      },
      chainChanged: (payload: unknown) => {
        check.retry()
        const chainId = parseChainId(payload)
        if (chainId === undefined) return ask()
        this.#state.heard()
        listener({ type: 'chainChanged', chainId })
      },
      connect: () => check.retry(),
      disconnect: () => void check.start()
    }
    for (const [event, handle] of Object.entries(handlers)) this.#provider.on?.(event, handle)
    const stops = [this.#state.subscribe(listener), this.#onReturn(ask)]
    if (this.#owesChainId) ask()
    return () => {
      check.stop()
      for (const stop of stops) stop()
      for (const [event, handle] of Object.entries(handlers)) this.#provider.removeListener?.(event, handle)
    }
  }

  subscribeToReplacements(listener: (replacement: AnnouncedReplacement) => void): () => void {
    return subscribeToReplacements(this.#provider, listener)
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
    this.#provider.on?.('accountsChanged', handleAccounts)
    try {
      const chainId = await askChainId()
      return account && { account, chainId }
    } finally {
      this.#provider.removeListener?.('accountsChanged', handleAccounts)
    }
  }

  /** @param given nobody waits for the switch any more once it is aborted. */
  async #moveTo(chain: Chain, given?: AbortSignal): Promise<void> {
    const target = [{ chainId: toHex(chain.id) }]
    if (await this.#isMoved('wallet_switchEthereumChain', target, chain)) return
    if (given?.aborted) throw new WalletError('timeout')
    const added = addChainParameter(chain, this.#origin)
    if (!added) throw new WalletError('switch')
    await this.#isMoved('wallet_addEthereumChain', [added], chain)
    // Some wallets add a chain without switching to it.
    if (await this.#isOn(chain)) return
    await this.#request('wallet_switchEthereumChain', target)
    if (!(await this.#arrives(chain))) throw new WalletError('switch')
  }

  /** The wallet's chain after it was asked to switch to this one, if given. Whatever it answers, the account is granted. */
  async #chainIdAfter(chain: Chain | undefined): Promise<number> {
    const chainId = await this.#knownChainId()
    if (!chain || chain.id === chainId) return chainId
    const asking = (signal: AbortSignal) => this.#moveTo(chain, signal)
    const isOn = await withTimeout(FOLLOW_UP_MS, asking, () => new WalletError('timeout')).then(
      () => true,
      () => false
    )
    return isOn ? chain.id : this.#knownChainId()
  }

  async #knownChainId(): Promise<number> {
    const chainId = await this.#state.chainId().catch(() => UNKNOWN_CHAIN_ID)
    this.#owesChainId = chainId === UNKNOWN_CHAIN_ID
    return chainId
  }

  /**
   * Makes a request that should move the wallet to the chain. Its answer proves nothing, whether it succeeds or fails, so
   * the wallet is asked where it is.
   * @returns false if the wallet is elsewhere. @throws WalletError if nothing else is worth asking.
   */
  async #isMoved(method: string, params: readonly unknown[], chain: Chain): Promise<boolean> {
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
      if (isOn) return true
      void this.#state.check()
      if (isAdding || (endsSwitch(error) && !isUnknownChain(cause))) throw error
      return false
    }
    return isAdding || this.#arrives(chain)
  }

  async #isOn(chain: Chain): Promise<boolean> {
    return (await this.#state.chainId()) === chain.id
  }

  /** Polls until the wallet is on the chain. @returns whether it is, within the time that switching may take. */
  async #arrives(chain: Chain): Promise<boolean> {
    const deadline = Date.now() + SWITCH_TIMEOUT_MS
    while (!(await this.#isOn(chain))) {
      if (Date.now() >= deadline) return false
      await sleep(SWITCH_POLL_MS)
    }
    return true
  }

  /** Before a request that means this account, and perhaps one chain only: whatever stands in its way, nothing is sent. */
  async #assertReady(account: Address, chainId?: number): Promise<void> {
    await this.#assertOn(chainId).catch(throwUnsent)
    // A wallet that does not say which accounts it shares answers the request itself.
    const accounts = await this.#state.accounts().catch((cause: unknown) => {
      return isWalletError(cause, 'timeout') ? throwUnsent(cause) : undefined
    })
    const [current] = accounts ?? [account]
    if (!current || !isSameAddress(current, account)) {
      void this.#state.check()
      throw new WalletError('unauthorized', current ? { problem: 'account-changed' } : {})
    }
  }

  /** Before a request that means one chain only; nothing to check if it means none. */
  async #assertOn(chainId: number | undefined): Promise<void> {
    if (chainId === undefined || (await this.#state.chainId()) === chainId) return
    void this.#state.check()
    throw new WalletError('switch', { problem: 'wrong-network' })
  }

  /** A request that needs no approval, so that a late answer is none. */
  #requestSilently(method: string, params: readonly unknown[]): Promise<unknown> {
    const ask = () => this.#request(method, params)
    return withTimeout(SILENT_ANSWER_MS, ask, () => new WalletError('timeout'))
  }

  async #request(method: string, params?: readonly unknown[] | object): Promise<unknown> {
    try {
      return await this.#rawRequest(method, params)
    } catch (cause) {
      throw toWalletError(cause, method)
    }
  }

  async #rawRequest(method: string, params?: readonly unknown[] | object): Promise<unknown> {
    return this.#provider.request(params ? { method, params } : { method })
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
