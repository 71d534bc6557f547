import type { SessionNews } from '#domain/ports/authentication-adapter.ts'
import { withTimeout } from '#domain/wait/with-timeout.ts'

/** Three heartbeats of the service. */
const SILENCE_MS = 45_000
/** The longest line of the service has 13 characters. */
const MAX_LINE_LENGTH = 1024

const NEWS: readonly string[] = ['open', 'changed', 'ended'] satisfies readonly SessionNews[]

/** Reads a `text/event-stream` to its end. @throws Error if nothing arrives for too long, or lines that are too long. */
export async function readNews(stream: ReadableStream<Uint8Array>, report: (news: SessionNews) => void): Promise<void> {
  const reader = stream.getReader()
  const decoder = new TextDecoder()
  const silent = () => new Error('The sign-in service has stopped sending.')
  try {
    let line = ''
    for (;;) {
      const { done, value } = await withTimeout(SILENCE_MS, () => reader.read(), silent)
      if (done) return
      const lines = (line + decoder.decode(value, { stream: true })).split('\n')
      line = lines.pop() ?? ''
      if (line.length > MAX_LINE_LENGTH) throw new Error('The sign-in service sent an invalid event.')
      for (const each of lines) {
        const news = each.replace(/^data: ?/, '')
        if (news !== each && isNews(news)) report(news)
      }
    }
  } finally {
    reader.cancel().catch(() => undefined)
  }
}

function isNews(text: string): text is SessionNews {
  return NEWS.includes(text)
}
