import { type Hex, keccak256 } from 'viem'
import { type HDAccount, mnemonicToAccount } from 'viem/accounts'
import type { Eip1193Provider } from '#adapters/wallet/eip1193/eip1193-provider.ts'
import { TEST_MNEMONIC } from '#devchain/accounts/test-accounts.ts'
import { callNode } from '#devchain/json-rpc.ts'

interface Asked {
  readonly to?: Hex
  readonly value?: Hex
  readonly data?: Hex
}

const GAS = 100_000n
const FEE = 10n ** 10n

/** A wallet that signs with the first test account's key; a test says when, to whom it sends that, and what it answers. */
export class SigningWallet {
  /** What the page is told. */
  answer: (hash: Hex) => unknown = (hash) => hash
  /** Sends to nobody whom the page can ask, as with a private relay. */
  isPrivate = false
  /** Of every transaction that it has signed. */
  readonly hashes: Hex[] = []
  readonly #nodeUrl: string
  readonly #chainId: number
  readonly #account: HDAccount = mnemonicToAccount(TEST_MNEMONIC)
  #approve: (() => void) | undefined
  #isAsking = false

  constructor(nodeUrl: string, chainId: number) {
    this.#nodeUrl = nodeUrl
    this.#chainId = chainId
  }

  /** Has the next request wait for `approve`. */
  ask(): void {
    this.#isAsking = true
  }

  /** The visitor says yes, possibly after the page that asked is gone. */
  async approve(): Promise<void> {
    const { length } = this.hashes
    this.#approve?.()
    while (this.hashes.length === length) await new Promise(setImmediate)
  }

  /** For one page. */
  provider(): Eip1193Provider {
    const request = async ({ method, params }: { method: string; params?: unknown }): Promise<unknown> => {
      if (method === 'eth_requestAccounts' || method === 'eth_accounts') return [this.#account.address]
      if (method === 'eth_chainId') return `0x${this.#chainId.toString(16)}`
      if (method !== 'eth_sendTransaction') throw Object.assign(new Error(method), { code: -32601 })
      const [asked] = params as readonly [Asked]
      if (this.#isAsking) await new Promise<void>((resolve) => this.#hold(resolve))
      return this.answer(await this.send(asked))
    }
    return { request, on: () => undefined, removeListener: () => undefined } as unknown as Eip1193Provider
  }

  /** @param nonce the account's next one, unless given. */
  async send({ to, value = '0x0', data = '0x' }: Asked, nonce?: number): Promise<Hex> {
    const next = await callNode<Hex>(this.#nodeUrl, 'eth_getTransactionCount', [this.#account.address, 'pending'])
    const raw = await this.#account.signTransaction({
      ...(to && { to }),
      value: BigInt(value),
      data,
      nonce: nonce ?? Number(next),
      gas: GAS,
      maxFeePerGas: FEE * BigInt(this.hashes.length + 1),
      maxPriorityFeePerGas: FEE * BigInt(this.hashes.length + 1),
      chainId: this.#chainId
    })
    if (!this.isPrivate) await callNode(this.#nodeUrl, 'eth_sendRawTransaction', [raw])
    this.hashes.push(keccak256(raw))
    return keccak256(raw)
  }

  #hold(approve: () => void): void {
    this.#isAsking = false
    this.#approve = approve
  }
}
