import { onAnnounced } from '#devchain/explorer/contract/client/wallet/announced-wallet.ts'
import { Connection } from '#devchain/explorer/contract/client/wallet/connection.ts'
import type { PageChain } from '#devchain/explorer/contract/client/wallet/switch-chain.ts'
import { WalletBar } from '#devchain/explorer/contract/client/wallet/wallet-bar.ts'
import { offerCaller, setCaller } from './caller.ts'
import { enableCopying } from './copying.ts'
import { FunctionForm } from './function-form.ts'
import { Sending } from './sending.ts'

// Shows what works only with scripts.
document.documentElement.dataset['scripted'] = ''
enableCopying(document)

const root = document.getElementById('wallet')
const select = document.getElementById('from')
if (root && select instanceof HTMLSelectElement) start(root, select)

function start(root: HTMLElement, select: HTMLSelectElement): void {
  const chain: PageChain = JSON.parse(root.dataset['chain'] ?? '')
  const bar = new WalletBar(root, chain)
  const connection = new Connection((state) => {
    bar.show(connection)
    if (state.status === 'connected') offerCaller(select, state.account, state.wallet.name)
  })
  const sending = new Sending(connection, chain)
  bar.show(connection)
  onAnnounced(window, (wallet) => {
    bar.add(wallet, connection)
    void connection.restore(wallet)
  })
  select.addEventListener('change', () => setCaller(select.value))
  for (const card of document.querySelectorAll<HTMLElement>('[data-function]')) enhance(card, sending)
}

/** The form's buttons then act in place, without loading the page again. */
function enhance(card: HTMLElement, sending: Sending): void {
  const element = card.querySelector('form')
  if (!element) return
  const form = new FunctionForm(card, element)
  element.addEventListener('submit', (event) => {
    event.preventDefault()
    if (!form.isBusy) void perform(form, actOf(event.submitter, card), sending)
  })
}

async function perform(form: FunctionForm, act: string, sending: Sending): Promise<void> {
  form.isBusy = true
  try {
    if (act === 'send' || act === 'send-anyway') await sending.send(form, act)
    else await form.submit(act)
  } finally {
    form.isBusy = false
  }
}

/** Enter submits with the first button, which never sends. */
function actOf(submitter: HTMLElement | null, card: HTMLElement): string {
  const pressed = submitter ?? card.querySelector('button[name=act]')
  return pressed instanceof HTMLButtonElement ? pressed.value : 'read'
}
