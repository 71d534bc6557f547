import { isUnknownChain, toWalletError } from '#adapters/wallet/error/wallet-errors.ts'
import type { Address, Hex } from '#domain/address.ts'
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
import { isWalletError, WalletError } from '#domain/wallet/wallet-error.ts'
import type { Eip1193Provider } from '../eip1193.ts'
import { parseChainId } from '../parse-chain-id.ts'
import { AccountPrompt } from './account-prompt.ts'
import { addChainParameter } from './add-chain-parameter.ts'
import { accountsOf, firstAccount, isHash, toHex, toHexText } from './answers.ts'
import { batchIdOf, batchStatusOf, callsParameter, capabilitiesOf } from './call-batches.ts'
import { DisconnectCheck } from './disconnect-check.ts'
import { subscribeToReplacements } from './replacements.ts'

const SWITCH_POLL_MS = 500
/** How long a wallet may take to switch after it reported success; some never do. */
const SWITCH_TIMEOUT_MS = 30_000
/** How long a wallet may take to answer without its user; an app in the background may not answer at all. */
const SILENT_ANSWER_MS = 10_000

/** A connector over any EIP-1193 provider, whose answers it never trusts. */
export class Eip1193Connector implements Connector {
  readonly canChooseAccount: boolean = true
  readonly #provider: Eip1193Provider
  readonly #origin: string
  readonly #prompt = new AccountPrompt(() => this.#request('eth_requestAccounts'))

  /** @param origin resolves endpoints on the page's own origin when a chain is added to the wallet. */
  constructor(provider: Eip1193Provider, origin: string) {
    this.#provider = provider
    this.#origin = origin
  }

  get canSwitchChain(): boolean {
    return true
  }

  async connect(chain?: Chain): Promise<Grant> {
    const grant = await this.#grant(await this.#prompt.ask(), () => this.#chainIdFor(chain))
    if (!grant) throw new WalletError('answer', { problem: 'no-account' })
    return grant
  }

  async resume(): Promise<Grant | undefined> {
    return this.#grant(await this.#request('eth_accounts'), () => this.#chainId())
  }

  async disconnect(): Promise<void> {
    // Wallets without support keep the permission; the page is disconnected anyway.
    await this.#request('wallet_revokePermissions', [{ eth_accounts: {} }]).catch(() => undefined)
  }

  async switchChain(chain: Chain): Promise<void> {
    const target = [{ chainId: toHex(chain.id) }]
    try {
      await this.#rawRequest('wallet_switchEthereumChain', target)
    } catch (cause) {
      if (!isUnknownChain(cause)) throw toWalletError(cause)
      const added = addChainParameter(chain, this.#origin)
      if (!added) throw new WalletError('switch', { cause })
      await this.#request('wallet_addEthereumChain', [added])
      // Some wallets add a chain without switching to it.
      if ((await this.#chainId()) !== chain.id) await this.#request('wallet_switchEthereumChain', target)
    }
    await this.#untilOn(chain)
  }

  async signMessage(account: Address, message: string): Promise<Hex> {
    const signature = await this.#request('personal_sign', [toHexText(message), account])
    if (isSignature(signature)) return signature
    throw new WalletError('answer')
  }

  async signTypedData(account: Address, typedData: TypedData): Promise<Hex> {
    const plain = plainTypedData(typedData)
    await this.#assertOn(plain.domain.chainId)
    const signature = await this.#request('eth_signTypedData_v4', [account, JSON.stringify(plain)])
    if (isSignature(signature)) return signature
    throw new WalletError('answer')
  }

  async sendTransaction({ from, to, value, data, chainId, fees }: TransactionRequest): Promise<Hex> {
    await this.#assertOn(chainId)
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
    await this.#assertOn(batch.chainId)
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
    const handlers = {
      accountsChanged: (payload: unknown) => {
        check.stop()
        listener({ type: 'accountsChanged', accounts: accountsOf(payload) })
      },
      chainChanged: (payload: unknown) => {
        check.retry()
        const chainId = parseChainId(payload)
        if (chainId !== undefined) listener({ type: 'chainChanged', chainId })
      },
      connect: () => check.retry(),
      disconnect: () => void check.start()
    }
    for (const [event, handle] of Object.entries(handlers)) this.#provider.on?.(event, handle)
    return () => {
      check.stop()
      for (const [event, handle] of Object.entries(handlers)) this.#provider.removeListener?.(event, handle)
    }
  }

  subscribeToReplacements(listener: (replacement: AnnouncedReplacement) => void): () => void {
    return subscribeToReplacements(this.#provider, listener)
  }

  /** An account change while the chain id is being requested arrives only as an event. */
  async #grant(accounts: unknown, askChainId: () => Promise<number>): Promise<Grant | undefined> {
    let account = firstAccount(accounts)
    if (!account) return undefined
    const handleAccounts = (payload: unknown) => {
      account = firstAccount(payload)
    }
    this.#provider.on?.('accountsChanged', handleAccounts)
    try {
      const chainId = await askChainId()
      return account && { account, chainId }
    } finally {
      this.#provider.removeListener?.('accountsChanged', handleAccounts)
    }
  }

  /** The wallet's chain after switching to this one, if given. */
  async #chainIdFor(chain: Chain | undefined): Promise<number> {
    const chainId = await this.#chainId()
    if (!chain || chain.id === chainId) return chainId
    await this.switchChain(chain)
    return chain.id
  }

  /** Polls until the wallet is on the chain: its answer to the request proves nothing. */
  async #untilOn(chain: Chain): Promise<void> {
    const deadline = Date.now() + SWITCH_TIMEOUT_MS
    while ((await this.#chainId()) !== chain.id) {
      if (Date.now() > deadline) throw new WalletError('switch')
      await sleep(SWITCH_POLL_MS)
    }
  }

  /** Before a request that means one chain only; nothing to check if it means none. */
  async #assertOn(chainId: number | undefined): Promise<void> {
    if (chainId === undefined || (await this.#chainId()) === chainId) return
    throw new WalletError('switch', { problem: 'wrong-network' })
  }

  /** A request that needs no approval, so that a late answer is none. */
  #requestSilently(method: string, params: readonly unknown[]): Promise<unknown> {
    const ask = () => this.#request(method, params)
    return withTimeout(SILENT_ANSWER_MS, ask, () => new WalletError('timeout'))
  }

  async #chainId(): Promise<number> {
    const chainId = parseChainId(await this.#request('eth_chainId'))
    if (chainId === undefined) throw new WalletError('answer')
    return chainId
  }

  async #request(method: string, params?: readonly unknown[] | object): Promise<unknown> {
    try {
      return await this.#rawRequest(method, params)
    } catch (cause) {
      throw toWalletError(cause)
    }
  }

  async #rawRequest(method: string, params?: readonly unknown[] | object): Promise<unknown> {
    return this.#provider.request(params ? { method, params } : { method })
  }
}
