import { type Address, type Hex, hashMessage, hashTypedData, type TypedDataDefinition, toHex } from 'viem'
import type { InProcessProvider } from '#devchain/scripted-wallet/provider/in-process-provider.ts'

interface Message {
  /** For the owners to read. */
  readonly text: string
  readonly request: { readonly method: string; readonly params: readonly unknown[] }
  signature?: Hex
}

type Signed = { readonly messageHash: Hex; readonly signature?: Hex }

/** The messages and typed data that a Safe's owners have signed, or have yet to sign. */
export class SafeMessages {
  readonly #account: Address
  readonly #provider: InProcessProvider
  readonly #messages = new Map<string, Message>()

  constructor(account: Address, provider: InProcessProvider) {
    this.#account = account
    this.#provider = provider
  }

  /** The texts of those that wait for other owners. */
  get waiting(): readonly string[] {
    return this.#unsigned().map(({ text }) => text)
  }

  /** @param given the message, or its bytes in hexadecimal. */
  add(given: string, waitsForOthers: boolean): Promise<Signed> {
    const text = asText(given)
    const request = { method: 'personal_sign', params: [toHex(text), this.#account] }
    return this.#add(hashMessage(text), { text, request }, waitsForOthers)
  }

  addTypedData(typedData: TypedDataDefinition, waitsForOthers: boolean): Promise<Signed> {
    const request = { method: 'eth_signTypedData_v4', params: [this.#account, JSON.stringify(typedData)] }
    const text = JSON.stringify(typedData, undefined, 2)
    return this.#add(hashTypedData(typedData), { text, request }, waitsForOthers)
  }

  /** Empty bytes until all owners have signed. */
  signature(messageHash: string): Hex {
    return this.#messages.get(messageHash)?.signature ?? '0x'
  }

  async signWaiting(): Promise<void> {
    for (const message of this.#unsigned()) message.signature = await this.#sign(message)
  }

  async #add(messageHash: Hex, message: Message, waitsForOthers: boolean): Promise<Signed> {
    if (!waitsForOthers) message.signature = await this.#sign(message)
    this.#messages.set(messageHash, message)
    const { signature } = message
    return { messageHash, ...(signature && { signature }) }
  }

  #unsigned(): readonly Message[] {
    return [...this.#messages.values()].filter(({ signature }) => signature === undefined)
  }

  async #sign({ request }: Message): Promise<Hex> {
    return (await this.#provider.request(request)) as Hex
  }
}

/** A Safe decodes hexadecimal text to the message to sign. */
function asText(message: string): string {
  const isHex = /^0x(?:[0-9a-f]{2})*$/i.test(message)
  return isHex ? Buffer.from(message.slice(2), 'hex').toString() : message
}
