import { type Address, type Hex, toHash } from '#domain/address.ts'
import type { Chain, Token } from '#domain/chain/chain.ts'
import type {
  AnnouncedReplacement,
  ConnectOptions,
  Connector,
  ConnectorEvent,
  Grant,
  TransactionRequest
} from '#domain/ports/connector.ts'
import { isSignature } from '#domain/signature.ts'
import {
  type CallBatch,
  type CallBatchStatus,
  type CallCapabilities,
  cannotBatch,
  unknownBatch
} from '#domain/wallet/call-batch.ts'
import { plainTypedData, type TypedData } from '#domain/wallet/typed-data.ts'
import { isWalletError, WalletError } from '#domain/wallet/wallet-error.ts'
import { toHex, toHexText } from './answers.ts'
import { batchIdOf, batchStatusOf, callsParameter, capabilitiesOf } from './call-batches.ts'
import { propertyOf } from './eip1193-provider.ts'
import type { Eip1193Wallet } from './eip1193-wallet.ts'

/** The events of EIP-2831, one for each reason; which it was is read from the chain. */
const REPLACEMENT_EVENTS = ['tx_replacement', 'tx_speedup', 'tx_cancel'] as const

/** How a wallet grants an account and a chain, and tells that they have changed: a wallet in the page and a session differ in this. */
export type WalletAccess = Pick<
  Connector,
  | 'canSwitchChain'
  | 'canChooseAccount'
  | 'connect'
  | 'resume'
  | 'disconnect'
  | 'switchChain'
  | 'chooseAccount'
  | 'subscribe'
>

/** The connector of any wallet behind an EIP-1193 provider. What the granted account is asked for is the same for all of them. */
export class Eip1193Connector implements Connector {
  readonly #wallet: Eip1193Wallet
  readonly #access: WalletAccess

  constructor(wallet: Eip1193Wallet, access: WalletAccess) {
    this.#wallet = wallet
    this.#access = access
  }

  get canSwitchChain(): boolean {
    return this.#access.canSwitchChain
  }

  get canChooseAccount(): boolean {
    return this.#access.canChooseAccount
  }

  connect(chain?: Chain, options?: ConnectOptions): Promise<Grant> {
    return this.#access.connect(chain, options)
  }

  resume(): Promise<Grant | undefined> {
    return this.#access.resume()
  }

  disconnect(): Promise<void> {
    return this.#access.disconnect()
  }

  switchChain(chain: Chain): Promise<void> {
    return this.#access.switchChain(chain)
  }

  chooseAccount(): Promise<Grant> {
    return this.#access.chooseAccount()
  }

  subscribe(listener: (event: ConnectorEvent) => void): () => void {
    return this.#access.subscribe(listener)
  }

  async signMessage(account: Address, message: string): Promise<Hex> {
    await this.#wallet.assertReady(account)
    const signature = await this.#wallet.request('personal_sign', [toHexText(message), account])
    if (isSignature(signature)) return signature
    throw new WalletError('answer')
  }

  async signTypedData(account: Address, typedData: TypedData): Promise<Hex> {
    const plain = plainTypedData(typedData)
    await this.#wallet.assertReady(account, plain.domain.chainId)
    const signature = await this.#wallet.request('eth_signTypedData_v4', [account, JSON.stringify(plain)])
    if (isSignature(signature)) return signature
    throw new WalletError('answer')
  }

  async sendTransaction({ from, to, value, data, chainId, fees, gas }: TransactionRequest): Promise<Hex> {
    await this.#wallet.assertReady(from, chainId)
    const suggested = fees && {
      maxFeePerGas: toHex(fees.maxFeePerGas),
      maxPriorityFeePerGas: toHex(fees.maxPriorityFeePerGas)
    }
    const limit = gas !== undefined && { gas: toHex(gas) }
    const transaction = { from, to, value: toHex(value), ...(data && { data }), chainId: toHex(chainId) }
    const hash = toHash(await this.#wallet.request('eth_sendTransaction', [{ ...transaction, ...limit, ...suggested }]))
    if (hash) return hash
    throw new WalletError('answer')
  }

  async transactionHash(sent: Hex): Promise<Hex> {
    return sent
  }

  async getCallCapabilities(account: Address, chainId: number): Promise<CallCapabilities> {
    const params = [account, [toHex(chainId)]]
    const answer = this.#wallet.requestSilently('wallet_getCapabilities', params)
    return answer.then((given) => capabilitiesOf(given, chainId)).catch(() => cannotBatch)
  }

  async sendCalls(batch: CallBatch): Promise<string> {
    await this.#wallet.assertReady(batch.from, batch.chainId)
    const id = batchIdOf(await this.#wallet.request('wallet_sendCalls', [callsParameter(batch)]))
    if (id !== undefined) return id
    throw new WalletError('answer')
  }

  async getCallsStatus(id: string): Promise<CallBatchStatus> {
    try {
      const status = batchStatusOf(await this.#wallet.requestSilently('wallet_getCallsStatus', [id]))
      if (status) return status
    } catch (cause) {
      if (isWalletError(cause, 'other') && cause.problem === 'unknown-batch') return unknownBatch
      throw cause
    }
    throw new WalletError('answer')
  }

  async watchAsset({ address, symbol, decimals }: Token, chainId: number): Promise<void> {
    await this.#wallet.assertOn(chainId)
    const isAdded = await this.#wallet.request('wallet_watchAsset', {
      type: 'ERC20',
      options: { address, symbol, decimals }
    })
    if (isAdded === false) throw new WalletError('rejected')
  }

  /** Malformed events are ignored. */
  subscribeToReplacements(listener: (replacement: AnnouncedReplacement) => void): () => void {
    const { provider } = this.#wallet
    const handle = (payload: unknown) => {
      const [hash, replacedBy] = [toHash(propertyOf(payload, 'oldTx')), toHash(propertyOf(payload, 'newTx'))]
      if (hash && replacedBy) listener({ hash, replacedBy })
    }
    for (const event of REPLACEMENT_EVENTS) provider.on?.(event, handle)
    return () => {
      for (const event of REPLACEMENT_EVENTS) provider.removeListener?.(event, handle)
    }
  }
}
