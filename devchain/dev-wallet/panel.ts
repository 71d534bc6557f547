import type { Address } from '#domain/address.ts'
import { behaviours } from './behaviour-choice.ts'
import type { DevWallet } from './dev-wallet.ts'
import { element } from './element.ts'
import { walletIcon } from './icon.ts'
import { panelStyle } from './panel-style.ts'
import { promptStyle } from './prompt-style.ts'

/** Opens the panel from anywhere, also while a dialog of the page keeps everything else from being clicked. */
const SHORTCUT = { code: 'KeyW', words: 'Alt+Shift+W' }

/** A button in the corner, and behind it what a person may make the wallet do. */
export function showPanel(wallet: DevWallet): void {
  const opener = element(
    'button',
    { type: 'button', className: 'opener' },
    element('img', { src: walletIcon, alt: '' })
  )
  opener.title = `Dev Wallet (${SHORTCUT.words})`
  const { dialog, refresh } = panelOf(wallet)
  const aside = element('aside', {}, opener)
  aside.setAttribute('aria-label', 'Dev Wallet')
  const host = document.createElement('dev-wallet-panel')
  host.attachShadow({ mode: 'open' }).append(element('style', {}, promptStyle, panelStyle), aside, dialog)
  for (const event of ['keydown', 'click', 'pointerdown'])
    host.addEventListener(event, (taken) => taken.stopPropagation())

  const update = () => {
    refresh()
    const label = openerLabel(wallet)
    opener.setAttribute('aria-label', label)
    opener.classList.toggle('changed', label !== 'Dev Wallet')
  }
  const open = () => {
    update()
    if (!dialog.open) dialog.showModal()
  }
  opener.addEventListener('click', open)
  const openByKey = ({ altKey, shiftKey, code }: KeyboardEvent) => {
    if (altKey && shiftKey && code === SHORTCUT.code) open()
  }
  addEventListener('keydown', openByKey, { capture: true }) // before whoever has the focus keeps it to itself
  wallet.onChange(update)
  update()
  document.documentElement.append(host)
}

function openerLabel({ state, choice }: DevWallet): string {
  if (state.isLocked) return 'Dev Wallet, locked'
  const { index } = choice.choice
  return index === 0 ? 'Dev Wallet' : `Dev Wallet: ${behaviours[index]?.name}`
}

function panelOf(wallet: DevWallet): { readonly dialog: HTMLDialogElement; readonly refresh: () => void } {
  const account = selectOf(wallet.accounts.map(({ name, address }) => [address, name]))
  const chain = selectOf(wallet.chains.map(({ id, name }) => [String(id), name]))
  const behaviour = selectOf(behaviours.map(({ name }, index) => [String(index), name]))
  const once = element('input', { type: 'radio', name: 'lasts' })
  const always = element('input', { type: 'radio', name: 'lasts' })
  const lock = button('Lock', () => (wallet.state.isLocked ? wallet.unlock() : wallet.lock()))
  const unconnected = element('option', { value: '', disabled: true, hidden: true }, 'Nothing is connected')
  account.prepend(unconnected)

  account.addEventListener('change', () => void wallet.selectAccount(account.value as Address))
  chain.addEventListener('change', () => wallet.selectChain(Number(chain.value)))
  const choose = () =>
    wallet.choice.choose({ index: Number(behaviour.value), lasts: always.checked ? 'always' : 'once' })
  for (const control of [behaviour, once, always]) control.addEventListener('change', choose)

  const dialog = element('dialog', { className: 'panel' })
  const close = element('button', { type: 'button', className: 'close', autofocus: true }, 'Close')
  close.addEventListener('click', () => dialog.close())
  const title = element('h2', { id: 'title' }, 'Dev Wallet')
  dialog.setAttribute('aria-labelledby', 'title')
  dialog.append(
    element('div', { className: 'head' }, element('img', { src: walletIcon, alt: '' }), title),
    element(
      'div',
      { className: 'content' },
      field('account', 'Account', account),
      field('network', 'Network', chain),
      field('behaviour', 'Behave as…', behaviour),
      element(
        'fieldset',
        { className: 'lasts' },
        element('legend', {}, 'For'),
        element('label', {}, once, 'Next request'),
        element('label', {}, always, 'Every request')
      ),
      element(
        'div',
        { className: 'acts' },
        lock,
        button('Storm of events', () => wallet.storm()),
        button('Disconnect', () => wallet.loseConnection())
      ),
      element(
        'p',
        { className: 'note' },
        'Requests that open a prompt behave so; reading goes on. Everything here is of this browser only.'
      )
    ),
    element('div', { className: 'choices one' }, close)
  )

  const refresh = () => {
    const { state, choice } = wallet
    account.value = state.account ?? ''
    account.disabled = state.account === undefined
    chain.value = String(state.chainId)
    behaviour.value = String(choice.choice.index)
    once.checked = choice.choice.lasts === 'once'
    always.checked = choice.choice.lasts === 'always'
    lock.textContent = state.isLocked ? 'Unlock' : 'Lock'
  }
  return { dialog, refresh }
}

function selectOf(options: readonly (readonly [value: string, text: string])[]): HTMLSelectElement {
  return element('select', {}, ...options.map(([value, text]) => element('option', { value }, text)))
}

function field(id: string, text: string, control: HTMLElement): HTMLElement {
  control.id = id
  return element('div', { className: 'field' }, element('label', { htmlFor: id }, text), control)
}

function button(text: string, act: () => void): HTMLButtonElement {
  const created = element('button', { type: 'button' }, text)
  created.addEventListener('click', act)
  return created
}
