import type { Address } from 'viem'
import { isSameAddress } from '#devchain/address.ts'
import { askForAccount } from '#devchain/dev-wallet/prompts/connect-prompt.ts'
import {
  askToSendCalls,
  askToSignMessage,
  askToSignTypedData,
  askToSwitch,
  askToWatch
} from '#devchain/dev-wallet/prompts/simple-prompts.ts'
import { askToSend } from '#devchain/dev-wallet/prompts/transaction-prompt.ts'
import type { WalletStateStore } from '#devchain/dev-wallet/state/wallet-state.ts'
import { readTransaction } from '#devchain/scripted-wallet/accounts/transaction-parameter.ts'
import { readTypedData } from '#devchain/scripted-wallet/accounts/typed-data.ts'
import { CallBundles } from '#devchain/scripted-wallet/calls/call-bundles.ts'
import { chainIdAs } from '#devchain/scripted-wallet/quirks.ts'
import { invalid, unauthorized, unknownChain, WalletError } from '#devchain/scripted-wallet/wallet-error.ts'
import { answerRead } from '#devchain/scripted-wallet/wallet-reads.ts'
import { readAsset } from '#devchain/scripted-wallet/watched-asset.ts'
import type { DevAccount, DevWalletConfig } from '../config.ts'
import { askNode, assertTestNode } from '../node.ts'
import type { WalletIdentity } from '../wallet-identity.ts'
import { sendAs, sendCallAs, sendTogetherAs, setUp, signMessageAs, signTypedDataAs } from './account-actions.ts'
import { assertForChain, chainIdOf, notSupported } from './request-parts.ts'

interface RequestAnswersOptions {
  readonly config: DevWalletConfig
  readonly identity: WalletIdentity
  readonly store: WalletStateStore
  readonly untilUnlocked: () => Promise<void>
}

type Params = readonly unknown[]

/** Addresses that this request may use: the account the page saw when it asked, and the one it sees now. */
type Usable = readonly (Address | undefined)[]

/** Handles each method, after approval where it needs one. */
export class RequestAnswers {
  readonly #config: DevWalletConfig
  readonly #identity: WalletIdentity
  readonly #store: WalletStateStore
  readonly #untilUnlocked: () => Promise<void>
  readonly #bundles: CallBundles

  constructor({ config, identity, store, untilUnlocked }: RequestAnswersOptions) {
    this.#config = config
    this.#identity = identity
    this.#store = store
    this.#untilUnlocked = untilUnlocked
    this.#bundles = new CallBundles({
      ordinary: 'unsupported',
      chainIds: () => config.chains.map(({ id }) => id),
      nodeOf: (chainId) => (method, params) => askNode(chainId, method, params)
    })
  }

  /** @throws WalletError. */
  async answer(method: string, params: unknown, usable: Usable): Promise<unknown> {
    const list: Params = Array.isArray(params) ? params : []
    switch (method) {
      case 'eth_chainId':
        return chainIdAs(this.#store.state.quirks.chainId, this.#chainId)
      case 'net_version':
        return String(this.#chainId)
      case 'eth_accounts':
        return this.#accounts
      case 'eth_requestAccounts':
        await this.#untilUnlocked()
        if (!this.#store.state.account) await this.#connect()
        return this.#accounts
      case 'wallet_requestPermissions':
        await this.#untilUnlocked()
        await this.#connect()
        return this.#permissions
      case 'wallet_getPermissions':
        return this.#permissions
      case 'wallet_revokePermissions':
        this.#store.write({ chainId: this.#chainId, quirks: this.#store.state.quirks })
        return null
      case 'wallet_switchEthereumChain':
        return this.#switchChain(list[0])
      case 'wallet_addEthereumChain':
        if (this.#networkName(chainIdOf(list[0])) === undefined) throw notSupported('adding a chain')
        return this.#switchChain(list[0])
      case 'wallet_watchAsset':
        await askToWatch(this.#identity, readAsset(params), this.#network)
        return true
      case 'personal_sign':
        return this.#signMessage(list, usable)
      case 'eth_signTypedData_v4':
        return this.#signTypedData(list, usable)
      case 'eth_sendTransaction':
        return this.#sendTransaction(list, usable)
      case 'wallet_getCapabilities':
        return this.#bundles.capabilities(this.#authorised(list[0], usable), list[1])
      case 'wallet_sendCalls':
        return this.#sendCalls(list, usable)
      case 'wallet_getCallsStatus':
        return this.#bundles.status(list[0], location.origin)
      case 'wallet_showCallsStatus':
        return this.#bundles.show(list[0], location.origin)
    }
    if (method.startsWith('wallet_')) throw notSupported(method)
    return answerRead(method, list, (read, parameters) => askNode(this.#chainId, read, parameters))
  }

  get #chainId(): number {
    return this.#store.state.chainId
  }

  get #accounts(): readonly Address[] {
    const { account, isLocked } = this.#store.state
    return account && !isLocked ? [account] : []
  }

  get #network(): string {
    return this.#networkName(this.#chainId) ?? `Chain ${this.#chainId}`
  }

  /** EIP-2255. */
  get #permissions(): readonly object[] {
    if (this.#accounts.length === 0) return []
    const caveats = [{ type: 'restrictReturnedAccounts', value: this.#accounts }]
    return [{ invoker: location.origin, parentCapability: 'eth_accounts', caveats }]
  }

  #networkName(chainId: number): string | undefined {
    return this.#config.chains.find(({ id }) => id === chainId)?.name
  }

  async #connect(): Promise<void> {
    const chainId = this.#chainId
    await assertTestNode(chainId)
    const { accounts } = this.#config
    const current = this.#store.state.account ?? accounts[this.#identity.firstAccount]?.address
    const account = await askForAccount(this.#identity, { chainId, network: this.#network, accounts, current })
    await setUp(account, this.#chainId)
    this.#store.write({ chainId: this.#chainId, account: account.address, quirks: this.#store.state.quirks })
  }

  async #switchChain(target: unknown): Promise<null> {
    const chainId = chainIdOf(target)
    const name = this.#networkName(chainId)
    if (name === undefined) throw new WalletError(unknownChain)
    if (chainId === this.#chainId) return null
    await askToSwitch(this.#identity, this.#network, name)
    this.#store.write({ ...this.#store.state, chainId })
    return null
  }

  async #signMessage([message, signer]: Params, usable: Usable): Promise<string> {
    const account = this.#authorised(signer, usable)
    if (typeof message !== 'string') throw new WalletError(invalid('The message must be a string.'))
    await askToSignMessage(this.#identity, message, account.address, this.#network)
    return signMessageAs(account, message, this.#chainId)
  }

  async #signTypedData([signer, given]: Params, usable: Usable): Promise<string> {
    const account = this.#authorised(signer, usable)
    const typedData = readTypedData(given)
    assertForChain('The data', typedData.domain?.chainId, this.#chainId)
    const chain = { chainId: this.#chainId, network: this.#network }
    await askToSignTypedData(this.#identity, typedData, account.address, chain)
    return signTypedDataAs(account, typedData, this.#chainId)
  }

  async #sendTransaction([given]: Params, usable: Usable): Promise<string> {
    const transaction = readTransaction(given)
    const account = this.#authorised(transaction.from, usable)
    assertForChain('The transaction', transaction.chainId, this.#chainId)
    await askToSend(this.#identity, transaction, this.#chainId, this.#network)
    return sendAs(account, transaction, this.#chainId)
  }

  /** EIP-5792. */
  #sendCalls([parameter]: Params, usable: Usable): Promise<{ readonly id: string }> {
    return this.#bundles.send(parameter, location.origin, async (from, chainId) => {
      const account = this.#authorised(from ?? this.#accounts[0], usable)
      const network = this.#networkName(chainId) ?? this.#network
      return {
        account,
        approve: (calls) => askToSendCalls(this.#identity, calls, account.address, { chainId, network }),
        sendCall: (call) => sendCallAs(account, call, chainId),
        sendTogether: (calls) => sendTogetherAs(account, calls, chainId)
      }
    })
  }

  #authorised(signer: unknown, usable: Usable): DevAccount {
    const isUsable = usable.some((address) => address && isSameAddress(address, String(signer)))
    const account = this.#config.accounts.find(({ address }) => isSameAddress(address, String(signer)))
    if (!isUsable || !account) throw new WalletError(unauthorized)
    return account
  }
}
