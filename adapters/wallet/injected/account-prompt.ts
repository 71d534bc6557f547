import { hasPassed } from '#domain/wait/is-past.ts'
import { isWalletError } from '#domain/wallet/wallet-error.ts'

/** How long an unanswered prompt is presumed to be still on screen. */
const LOST_AFTER_MS = 10_000

/**
 * A wallet's prompt for its accounts. Some wallets never answer a second one while one is open, so a retry joins the first;
 * but a prompt can also get lost, so after a while the retry prompts again, and the first answer wins.
 */
export class AccountPrompt<Answer> {
  #open: { readonly answer: Promise<Answer>; readonly askedAt: number } | undefined

  /**
   * If the wallet answers that the first prompt is still pending, that one is awaited.
   * @param request prompts; rejects with a `WalletError`
   */
  ask(request: () => Promise<Answer>): Promise<Answer> {
    const open = this.#open
    if (open && !hasPassed(LOST_AFTER_MS, open.askedAt, Date.now())) return open.answer
    const asked = request().catch((cause: unknown) => {
      if (open && isWalletError(cause, 'pending')) return open.answer
      throw cause
    })
    const prompt = { answer: open ? Promise.race([open.answer, asked]) : asked, askedAt: Date.now() }
    this.#open = prompt
    const forget = () => {
      if (this.#open === prompt) this.#open = undefined
    }
    prompt.answer.then(forget, forget)
    return prompt.answer
  }
}
