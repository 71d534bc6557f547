import { element } from '#devchain/dev-wallet/dom/element.ts'
import { button } from '#devchain/dev-wallet/panel/panel-controls.ts'
import type { AnnouncedWallet } from './announced-wallet.ts'
import type { Connection, ConnectionState } from './connection.ts'
import type { PageChain } from './switch-chain.ts'

/** Shows the announced wallets or, once one is connected, its account and chain. */
export class WalletBar {
  readonly #root: HTMLElement
  readonly #chain: PageChain
  readonly #wallets: AnnouncedWallet[] = []
  readonly #status = element('div', { className: 'status' })
  readonly #choices = element('div', { className: 'actions' })

  constructor(root: HTMLElement, chain: PageChain) {
    this.#root = root
    this.#chain = chain
    this.#status.setAttribute('role', 'status')
    root.append(this.#status, this.#choices)
  }

  add(wallet: AnnouncedWallet, connection: Connection): void {
    this.#wallets.push(wallet)
    this.show(connection)
  }

  show(connection: Connection): void {
    const { state } = connection
    const hadFocus = this.#root.contains(document.activeElement)
    this.#status.replaceChildren(...this.#statusOf(state))
    this.#choices.replaceChildren(...this.#choicesOf(state, connection))
    if (hadFocus) this.#choices.querySelector('button')?.focus()
  }

  #statusOf(state: ConnectionState): readonly HTMLElement[] {
    switch (state.status) {
      case 'disconnected': {
        const failure = state.failure === undefined ? [] : [element('p', { className: 'wrong' }, state.failure)]
        return this.#wallets.length > 0 ? failure : [...failure, noWallet()]
      }
      case 'connecting':
        return [element('p', { className: 'waiting' }, `Approve the connection in ${state.wallet.name}.`)]
      case 'connected':
        return [
          walletLine(state.wallet),
          element(
            'p',
            {},
            element('code', { title: state.account }, shortAccount(state.account)),
            ' ',
            this.#chainText(state.chainId)
          )
        ]
    }
  }

  #choicesOf(state: ConnectionState, connection: Connection): readonly HTMLElement[] {
    switch (state.status) {
      case 'disconnected':
        return this.#wallets.map((wallet) => walletButton(wallet, () => void connection.connect(wallet)))
      case 'connecting':
        return [button('Stop waiting', state.stop)]
      case 'connected':
        return [button('Use another wallet', () => connection.disconnect())]
    }
  }

  #chainText(chainId: number | undefined): HTMLElement {
    if (chainId === this.#chain.id) return element('span', { className: 'quiet' }, `on ${this.#chain.name}`)
    const where = chainId === undefined ? 'on an unknown network' : `on chain ${chainId}`
    return element('span', { className: 'unknown' }, `${where}: sending asks it to switch to ${this.#chain.name}`)
  }
}

function noWallet(): HTMLElement {
  const text =
    'No wallet has announced itself to this page. Install a browser wallet and reload; npm start also brings Dev Wallet.'
  return element('p', {}, text)
}

function walletButton(wallet: AnnouncedWallet, act: () => void): HTMLElement {
  const created = button('', act)
  created.append(...iconOf(wallet), wallet.name)
  return created
}

function walletLine(wallet: AnnouncedWallet): HTMLElement {
  return element('p', { className: 'walletname' }, ...iconOf(wallet), element('b', {}, wallet.name))
}

function iconOf({ icon }: AnnouncedWallet): readonly HTMLElement[] {
  return icon === undefined ? [] : [element('img', { src: icon, alt: '', width: 24, height: 24 })]
}

function shortAccount(account: string): string {
  return `${account.slice(0, 6)}…${account.slice(-4)}`
}
