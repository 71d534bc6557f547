import type { Hex } from 'viem'
import { element } from '#devchain/dev-wallet/dom/element.ts'
import { transactionPath } from '#devchain/explorer/paths.ts'
import { sleep } from '#devchain/wait/sleep.ts'
import type { FunctionForm } from './function-form.ts'
import { requestPart } from './part-request.ts'

const INTERVAL_MS = 1_000
/** Ten minutes of looking at the page: blocks may be mined manually. */
const MAX_POLLS = 600

/** Shows the transaction's status until it is final. A page in the background does not poll. */
export async function followReceipt(form: FunctionForm, chainId: number, hash: string): Promise<void> {
  const region = form.region('receipt')
  const link = element(
    'a',
    { href: transactionPath(chainId, hash as Hex) },
    element('code', {}, `${hash.slice(0, 6)}…${hash.slice(-4)}`)
  )
  const status = element('div', {})
  region?.replaceChildren(element('p', {}, 'Sent: ', link), status)
  let shown = ''
  for (let polls = 0; polls < MAX_POLLS && region?.contains(status); ) {
    if (document.visibilityState === 'visible') {
      polls++
      const answer = await requestPart(`${form.form.action.replace(/\/call(#.*)?$/, '')}/receipt/${hash}`)
      const box = answer.status === 'answered' ? answer.part.querySelector<HTMLElement>('[data-status]') : undefined
      // A region that is replaced with the same is announced again.
      if (box && box.outerHTML !== shown) {
        shown = box.outerHTML
        status.replaceChildren(box)
      }
      if (isFinal(status.querySelector<HTMLElement>('[data-status]')?.dataset['status'])) return
    }
    await sleep(INTERVAL_MS)
  }
  if (region?.contains(status))
    status.append(
      element('p', { className: 'quiet' }, 'No longer checking: open the transaction to see what became of it.')
    )
}

/** A node may not know a transaction for a moment after the wallet has sent it. */
function isFinal(status: string | undefined): boolean {
  return status === 'success' || status === 'reverted'
}
