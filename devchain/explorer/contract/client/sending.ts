import { element } from '#devchain/dev-wallet/dom/element.ts'
import { button } from '#devchain/dev-wallet/panel/panel-controls.ts'
import type { Connected, Connection } from '#devchain/explorer/contract/client/wallet/connection.ts'
import { askToSwitch, type PageChain } from '#devchain/explorer/contract/client/wallet/switch-chain.ts'
import { failureText } from '#devchain/explorer/contract/client/wallet/wallet-failure.ts'
import { askFor } from '#devchain/explorer/contract/client/wallet/wallet-request.ts'
import type { FunctionForm, PreparedCall } from './function-form.ts'
import { followReceipt } from './receipt.ts'

const HASH = /^0x[0-9a-f]{64}$/i

/** Sends a function's call through the connected wallet, and says in the form's own region what happens. */
export class Sending {
  readonly #connection: Connection
  readonly #chain: PageChain

  constructor(connection: Connection, chain: PageChain) {
    this.#connection = connection
    this.#chain = chain
  }

  /** Never rejects: what went wrong is shown. */
  async send(form: FunctionForm, act: string): Promise<void> {
    form.region('receipt')?.replaceChildren()
    const { state } = this.#connection
    if (state.status !== 'connected') {
      say(form, 'Connect a wallet first, under “Send with”.', true)
      document.querySelector<HTMLElement>('#wallet button')?.focus()
      return
    }
    say(form, 'Simulating…')
    const prepared = await form.submit(act, state.account)
    say(form, '')
    if (!prepared || prepared.mayFail) return
    const stopper = new AbortController()
    try {
      await this.#switchIfNeeded(form, state, stopper)
      const hash = await this.#ask(form, state, prepared, stopper)
      say(form, '')
      form.region('answer')?.replaceChildren()
      await followReceipt(form, this.#chain.id, hash)
    } catch (cause) {
      say(form, failureText(cause, state.wallet.name), true)
    }
  }

  async #switchIfNeeded(form: FunctionForm, { wallet }: Connected, stopper: AbortController): Promise<void> {
    const { id, name } = this.#chain
    await this.#connection.refreshChain()
    if (this.#isOnChain()) return
    wait(form, `Confirm the switch to ${name} in ${wallet.name}.`, stopper)
    await askToSwitch(wallet, this.#chain, stopper.signal)
    await this.#connection.refreshChain()
    if (!this.#isOnChain())
      throw new Error(`it is still not on ${name} (chain ${id}). Switch it there, then send again.`)
  }

  async #ask(
    form: FunctionForm,
    { wallet, account }: Connected,
    { call }: PreparedCall,
    stopper: AbortController
  ): Promise<string> {
    wait(form, `Approve the transaction in ${wallet.name}.`, stopper)
    const hash = await askFor(wallet, 'eth_sendTransaction', [{ from: account, ...call }], stopper.signal)
    if (typeof hash === 'string' && HASH.test(hash)) return hash
    throw new Error('it sent the transaction, but returned no hash. Look for it among the contract’s transactions.')
  }

  #isOnChain(): boolean {
    const { state } = this.#connection
    return state.status === 'connected' && state.chainId === this.#chain.id
  }
}

function say(form: FunctionForm, text: string, isFailure = false): void {
  const line = element('p', { className: isFailure ? 'wrong' : 'quiet' }, text)
  form.region('sending')?.replaceChildren(...(text === '' ? [] : [line]))
}

function wait(form: FunctionForm, text: string, stopper: AbortController): void {
  const stop = button('Stop waiting', () => stopper.abort())
  stop.className = 'small'
  form.region('sending')?.replaceChildren(element('p', { className: 'waiting' }, text), stop)
}
