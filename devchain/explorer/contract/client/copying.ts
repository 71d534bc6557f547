import { sleep } from '#devchain/wait/sleep.ts'

const COPIED_FOR_MS = 1_500

/** One listener for all copy buttons, also those that arrive later. */
export function enableCopying(page: Document): void {
  page.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLButtonElement>('[data-copy]') : undefined
    if (button) void copy(button)
  })
}

async function copy(button: HTMLButtonElement): Promise<void> {
  const [label] = button.childNodes
  if (!label || button.dataset['copied'] !== undefined) return
  button.dataset['copied'] = ''
  const text = label.textContent
  try {
    await navigator.clipboard.writeText(button.dataset['copy'] ?? '')
    label.textContent = 'Copied'
  } catch {
    label.textContent = 'Not allowed'
  }
  await sleep(COPIED_FOR_MS)
  label.textContent = text
  delete button.dataset['copied']
}
