/** Reads server-sent events one by one; Node has no EventSource. */
export class RawEvents {
  readonly #reader: ReadableStreamDefaultReader<string>
  #text = ''

  private constructor(reader: ReadableStreamDefaultReader<string>) {
    this.#reader = reader
  }

  static async open(url: string): Promise<RawEvents> {
    const { body } = await fetch(url)
    if (!body) throw new Error(`${url} has no body.`)
    return new RawEvents(body.pipeThrough(new TextDecoderStream()).getReader())
  }

  async next(): Promise<Readonly<Record<string, string>>> {
    for (;;) {
      const end = this.#text.indexOf('\n\n')
      if (end >= 0) {
        const event = this.#text.slice(0, end)
        this.#text = this.#text.slice(end + 2)
        return JSON.parse(event.replace('data: ', ''))
      }
      const { value, done } = await this.#reader.read()
      if (done) throw new Error('The events have ended.')
      this.#text += value
    }
  }

  close(): void {
    void this.#reader.cancel()
  }
}
