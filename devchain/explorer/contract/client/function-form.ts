import { element } from '#devchain/dev-wallet/dom/element.ts'
import { requestPart } from './part-request.ts'

/** What the server prepared for the wallet. */
export interface PreparedCall {
  readonly call: Readonly<Record<string, string>>
  /** The simulation failed, so somebody has to insist first. */
  readonly mayFail: boolean
}

/** A function's form: sends what was typed to the server and shows its answer in place. */
export class FunctionForm {
  readonly form: HTMLFormElement
  readonly #card: HTMLElement

  constructor(card: HTMLElement, form: HTMLFormElement) {
    this.#card = card
    this.form = form
  }

  /** @returns the call for the wallet if the answer contains one. */
  async submit(act: string, from?: string): Promise<PreparedCall | undefined> {
    const body = new FormData(this.form)
    body.set('act', act)
    if (from !== undefined) body.set('from', from)
    const answer = await requestPart(this.form.action.replace(/#.*$/, ''), body)
    if (answer.status === 'failed') {
      this.region('answer')?.replaceChildren(element('p', { className: 'wrong' }, answer.text))
      return undefined
    }
    this.#patch(answer.part)
    return this.#prepared()
  }

  /** One of the live regions below the form. */
  region(name: 'answer' | 'sending' | 'receipt'): HTMLElement | undefined {
    return document.getElementById(`${this.#card.id}-${name}`) ?? undefined
  }

  set isBusy(isBusy: boolean) {
    this.#card.toggleAttribute('data-busy', isBusy)
    for (const button of this.form.querySelectorAll<HTMLButtonElement>('.actions button')) {
      button.setAttribute('aria-disabled', String(isBusy))
    }
  }

  get isBusy(): boolean {
    return this.#card.hasAttribute('data-busy')
  }

  /** Takes over problems and answer, but not the inputs, so that what was typed stays. */
  #patch(part: Document): void {
    for (const control of this.form.querySelectorAll('[aria-invalid]')) {
      control.setAttribute('aria-invalid', part.getElementById(control.id)?.getAttribute('aria-invalid') ?? 'false')
    }
    for (const shown of this.form.querySelectorAll('.wrong[id],[data-part]')) {
      shown.replaceChildren(...(part.getElementById(shown.id)?.childNodes ?? []))
    }
    this.form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }

  #prepared(): PreparedCall | undefined {
    const holder = this.region('answer')?.querySelector<HTMLElement>('[data-call]')
    const text = holder?.dataset['call']
    if (!holder || text === undefined) return undefined
    return { call: JSON.parse(text), mayFail: holder.dataset['mayFail'] !== undefined }
  }
}
