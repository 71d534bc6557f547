import type { Address } from 'viem'
import { dimPage } from '#devchain/dev-wallet/dom/dim-page.ts'
import { element } from '#devchain/dev-wallet/dom/element.ts'
import { promptStyle } from '#devchain/dev-wallet/prompts/prompt-style.ts'
import { behaviours } from '#devchain/dev-wallet/state/behaviour-choice.ts'
import { isQuirky } from '#devchain/dev-wallet/state/wallet-quirks.ts'
import { faucetPath } from '#devchain/explorer/paths.ts'
import type { DevWallet } from '../dev-wallet.ts'
import type { SecondWallet } from '../second-wallet.ts'
import { button, field, selectOf } from './panel-controls.ts'
import { OPENER_ROOM, panelStyle } from './panel-style.ts'
import { quirkControls, secondWalletControl } from './quirk-controls.ts'

/** A button in the corner that opens the wallet's controls; only the first wallet's panel has a switch for `second`. */
export function showPanel(wallet: DevWallet, second?: SecondWallet): void {
  const { name, icon, key } = wallet.identity
  const opener = element('button', { type: 'button', className: 'opener' }, element('img', { src: icon, alt: '' }))
  opener.title = `${name} (Alt+Shift+${key.label})`
  const { dialog, refresh } = panelOf(wallet, second)
  const aside = element('aside', { className: second ? '' : 'beside' }, opener)
  aside.setAttribute('aria-label', name)
  const host = document.createElement('dev-wallet-panel')
  host.attachShadow({ mode: 'open' }).append(element('style', {}, promptStyle, panelStyle), aside, dialog)
  for (const event of ['keydown', 'click', 'pointerdown'])
    host.addEventListener(event, (handled) => handled.stopPropagation())

  const update = () => {
    refresh()
    const label = openerLabel(wallet)
    opener.setAttribute('aria-label', label)
    opener.classList.toggle('changed', label !== name)
  }
  const open = () => {
    update()
    if (dialog.open) return
    host.replaceChildren(dimPage())
    dialog.showModal()
  }
  dialog.addEventListener('close', () => host.replaceChildren())
  opener.addEventListener('click', open)
  const openByKey = ({ altKey, shiftKey, code }: KeyboardEvent) => {
    if (altKey && shiftKey && code === key.code) open()
  }
  addEventListener('keydown', openByKey, { capture: true }) // before a focused element can stop it
  wallet.onChange(update)
  update()
  document.documentElement.append(host)
  // So that what is last on the page can be scrolled above the button.
  document.documentElement.style.paddingBlockEnd = OPENER_ROOM
}

function openerLabel({ identity: { name }, state, choice }: DevWallet): string {
  if (state.isLocked) return `${name}, locked`
  const { index } = choice.choice
  if (index !== 0) return `${name}: ${behaviours[index]?.name}`
  return isQuirky(state.quirks) ? `${name}, with quirks` : name
}

interface Panel {
  readonly dialog: HTMLDialogElement
  readonly refresh: () => void
}

function panelOf(wallet: DevWallet, second: SecondWallet | undefined): Panel {
  const { name, icon } = wallet.identity
  const account = selectOf(wallet.accounts.map(({ name, address }) => [address, name]))
  const chain = selectOf(wallet.chains.map(({ id, name }) => [String(id), name]))
  const behaviour = selectOf(behaviours.map(({ name }, index) => [String(index), name]))
  const once = element('input', { type: 'radio', name: 'lasts' })
  const always = element('input', { type: 'radio', name: 'lasts' })
  const faucet = element('a', { target: '_blank', rel: 'noopener' })
  const extras = [quirkControls(wallet), ...(second ? [secondWalletControl(second)] : [])]
  const lock = button('Lock', () => (wallet.state.isLocked ? wallet.unlock() : wallet.lock()))
  const unconnected = element('option', { value: '', disabled: true, hidden: true }, 'Not connected')
  account.prepend(unconnected)

  account.addEventListener('change', () => void wallet.selectAccount(account.value as Address))
  chain.addEventListener('change', () => wallet.selectChain(Number(chain.value)))
  const choose = () =>
    wallet.choice.choose({ index: Number(behaviour.value), lasts: always.checked ? 'always' : 'once' })
  for (const control of [behaviour, once, always]) control.addEventListener('change', choose)

  const dialog = element('dialog', { className: 'panel' })
  const close = element('button', { type: 'button', className: 'close', autofocus: true }, 'Close')
  close.addEventListener('click', () => dialog.close())
  const title = element('h2', { id: 'title' }, name)
  dialog.setAttribute('aria-labelledby', 'title')
  dialog.append(
    element('div', { className: 'head' }, element('img', { src: icon, alt: '' }), title),
    element(
      'div',
      { className: 'content' },
      field('account', 'Account', account),
      field('network', 'Network', chain),
      faucet,
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
        button('Event storm', () => wallet.storm()),
        button('Disconnect', () => wallet.loseConnection())
      ),
      ...extras.map((extra) => extra.element),
      element(
        'p',
        { className: 'note' },
        'This applies to requests that open a prompt; reads still work. These settings are kept in this browser only.'
      )
    ),
    element('div', { className: 'choices one' }, close)
  )

  const refresh = () => {
    const { state, choice } = wallet
    account.value = state.account ?? ''
    account.disabled = state.account === undefined
    chain.value = String(state.chainId)
    faucet.href = faucetPath(state.chainId, state.account && { address: state.account })
    faucet.textContent = state.account ? 'Faucet for this account' : 'Faucet'
    behaviour.value = String(choice.choice.index)
    once.checked = choice.choice.lasts === 'once'
    always.checked = choice.choice.lasts === 'always'
    for (const extra of extras) extra.refresh()
    lock.textContent = state.isLocked ? 'Unlock' : 'Lock'
  }
  return { dialog, refresh }
}
