import { createInterface } from 'node:readline'
import { Mistake } from './mistake.mjs'

const ENDED = 'Nothing was created: the answers ended before the questions did. --yes takes what is in brackets.'

/** Asks on the terminal, or of a pipe, whose lines may all be there before the first question. */
export class Questions {
  #lines
  #interface

  constructor() {
    this.#interface = createInterface({ input: process.stdin, output: process.stdout })
    // Ctrl-C ends the answers.
    this.#interface.on('SIGINT', () => this.close())
    this.#lines = this.#interface[Symbol.asyncIterator]()
  }

  /** What `check` makes of the answer; it is asked again until that throws no Mistake. @throws Mistake if there is no answer */
  async ask(question, preset, check) {
    for (;;) {
      const answer = await this.#answer(`${question} (${preset}): `)
      try {
        return check(answer.trim() === '' ? preset : answer)
      } catch (cause) {
        if (!(cause instanceof Mistake)) throw cause
        process.stdout.write(`${cause.message}\n`)
      }
    }
  }

  close() {
    this.#interface.close()
  }

  async #answer(prompt) {
    this.#interface.setPrompt(prompt)
    this.#interface.prompt()
    const { value, done } = await this.#lines.next()
    if (!done) return value
    process.stdout.write('\n')
    throw new Mistake(ENDED)
  }
}
