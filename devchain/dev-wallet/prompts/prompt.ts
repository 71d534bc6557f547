import { dimPage } from '#devchain/dev-wallet/dom/dim-page.ts'
import { element } from '#devchain/dev-wallet/dom/element.ts'
import { busy, rejected, WalletError } from '#devchain/scripted-wallet/wallet-error.ts'
import type { WalletIdentity } from '../wallet-identity.ts'
import { promptStyle } from './prompt-style.ts'

/** What a prompt shows; `answer` reads the visitor's selection. */
export interface PromptContent<Answer> {
  readonly title: string
  readonly network: string
  readonly body: readonly HTMLElement[]
  readonly answer: () => Answer
  /** The button's label, `Approve` by default. */
  readonly approve?: string
}

const DISCLAIMER = 'Dev Wallet signs with public test keys, on local chains only. Nothing here has any value.'

const prompting = new Set<WalletIdentity>()

/**
 * Shows one prompt of a wallet at a time, above the page. Its content may take a moment to prepare.
 * @throws WalletError 4001 when the visitor rejects or presses Escape, -32002 while another prompt of the wallet is open.
 */
export async function ask<Answer>(
  identity: WalletIdentity,
  content: () => Promise<PromptContent<Answer>>
): Promise<Answer> {
  if (prompting.has(identity)) throw new WalletError(busy)
  prompting.add(identity)
  try {
    return await show(identity, await content())
  } finally {
    prompting.delete(identity)
  }
}

function show<Answer>(
  { name, icon }: WalletIdentity,
  { title, network, body, answer, approve: label = 'Approve' }: PromptContent<Answer>
): Promise<Answer> {
  const heading = element('h2', { id: 'title' }, title)
  const approve = element('button', { type: 'button', className: 'approve' }, label)
  const reject = element('button', { type: 'button' }, 'Reject')
  const dialog = element(
    'dialog',
    {},
    element(
      'div',
      { className: 'head' },
      element('img', { src: icon, alt: '' }),
      name,
      element('span', { className: 'network' }, network)
    ),
    element('div', { className: 'content' }, heading, ...body, element('p', { className: 'note' }, DISCLAIMER)),
    element('div', { className: 'choices' }, reject, approve)
  )
  dialog.setAttribute('aria-labelledby', 'title')
  const host = document.createElement('dev-wallet-prompt')
  host.attachShadow({ mode: 'open' }).append(element('style', {}, promptStyle), dialog)
  host.append(dimPage())
  for (const event of ['keydown', 'click', 'pointerdown']) host.addEventListener(event, stopPropagation)
  const opener = document.activeElement
  document.documentElement.append(host)
  dialog.showModal()
  approve.focus()
  return new Promise<Answer>((resolve, fail) => {
    approve.addEventListener('click', () => resolve(answer()))
    reject.addEventListener('click', () => dialog.close())
    dialog.addEventListener('close', () => fail(new WalletError(rejected))) // by the button or by Escape
  }).finally(() => {
    host.remove()
    if (opener instanceof HTMLElement) opener.focus()
  })
}

/** The page must not handle the wallet's keys and clicks. */
function stopPropagation(event: Event): void {
  event.stopPropagation()
}
