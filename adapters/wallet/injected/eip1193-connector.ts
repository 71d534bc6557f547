import { isUnknownChain, toWalletError } from '#adapters/wallet/error/wallet-errors.ts'
import type { Address, Hex } from '#domain/address.ts'
import type { Chain, Token } from '#domain/chain/chain.ts'
import type { Connector, ConnectorEvent, Grant, TransactionRequest } from '#domain/ports/connector.ts'
import { sleep } from '#domain/wait/sleep.ts'
import { isWalletError, WalletError } from '#domain/wallet/wallet-error.ts'
import { checksumAddress } from '../checksum-address.ts'
import type { Eip1193Provider } from '../eip1193.ts'
import { addChainParameter } from './add-chain-parameter.ts'
import { DisconnectCheck } from './disconnect-check.ts'

/** How long an unanswered prompt is presumed to be still on screen. */
const PROMPT_LOST_AFTER_MS = 10_000
const SWITCH_POLL_MS = 500
/** How long a wallet may take to switch after it reported success; some never do. */
const SWITCH_TIMEOUT_MS = 30_000

/** A connector over any EIP-1193 provider, whose answers it never trusts. */
export class Eip1193Connector implements Connector {
  readonly canChooseAccount: boolean = true
  readonly #provider: Eip1193Provider
  readonly #origin: string
  #prompt: { readonly answer: Promise<unknown>; readonly askedAt: number } | undefined

  /** @param origin resolves endpoints on the page's own origin when a chain is added to the wallet. */
  constructor(provider: Eip1193Provider, origin: string) {
    this.#provider = provider
    this.#origin = origin
  }

  get canSwitchChain(): boolean {
    return true
  }

  async connect(chain?: Chain): Promise<Grant> {
    const grant = await this.#grant(await this.#requestAccounts(), () => this.#chainIdFor(chain))
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
    if (typeof signature === 'string' && /^0x(?:[0-9a-f]{2})+$/i.test(signature)) return signature as Hex
    throw new WalletError('answer')
  }

  async sendTransaction({ from, to, value, data, chainId }: TransactionRequest): Promise<Hex> {
    if ((await this.#chainId()) !== chainId) throw new WalletError('switch', { problem: 'wrong-network' })
    const transaction = { from, to, value: toHex(value), ...(data && { data }), chainId: toHex(chainId) }
    const hash = await this.#request('eth_sendTransaction', [transaction])
    if (typeof hash === 'string' && /^0x[0-9a-f]{64}$/i.test(hash)) return hash as Hex
    throw new WalletError('answer')
  }

  async transactionHash(sent: Hex): Promise<Hex> {
    return sent
  }

  async chooseAccount(): Promise<Grant> {
    await this.#request('wallet_requestPermissions', [{ eth_accounts: {} }])
    const grant = await this.resume()
    if (!grant) throw new WalletError('answer', { problem: 'no-account' })
    return grant
  }

  async watchAsset({ address, symbol, decimals }: Token, chainId: number): Promise<void> {
    if ((await this.#chainId()) !== chainId) throw new WalletError('switch', { problem: 'wrong-network' })
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
        const chainId = toChainId(payload)
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

  /**
   * Some wallets never answer a second prompt while one is open, so a retry joins the first; but a prompt can also get
   * lost, so after a while the retry prompts again, and the first answer wins. If the wallet answers that the first is
   * still pending, that one is awaited.
   */
  #requestAccounts(): Promise<unknown> {
    const open = this.#prompt
    if (open && Date.now() - open.askedAt < PROMPT_LOST_AFTER_MS) return open.answer
    const asked = this.#request('eth_requestAccounts').catch((cause: unknown) => {
      if (open && isWalletError(cause, 'pending')) return open.answer
      throw cause
    })
    const prompt = { answer: open ? Promise.race([open.answer, asked]) : asked, askedAt: Date.now() }
    this.#prompt = prompt
    const forget = () => {
      if (this.#prompt === prompt) this.#prompt = undefined
    }
    prompt.answer.then(forget, forget)
    return prompt.answer
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

  async #chainId(): Promise<number> {
    const chainId = toChainId(await this.#request('eth_chainId'))
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

function accountsOf(payload: unknown): readonly Address[] {
  if (!Array.isArray(payload)) return []
  return payload.map(checksumAddress).filter((account) => account !== undefined)
}

function firstAccount(payload: unknown): Address | undefined {
  return accountsOf(payload)[0]
}

/** Chain ids come as hex, as decimal strings (Taho) and as numbers. */
function toChainId(payload: unknown): number | undefined {
  const text = typeof payload === 'string' ? payload.trim() : payload
  const id = typeof text === 'string' && text !== '' ? Number(text) : text
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? id : undefined
}

function toHex(value: number | bigint): Hex {
  return `0x${value.toString(16)}`
}

function toHexText(text: string): Hex {
  const bytes = new TextEncoder().encode(text)
  return `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
