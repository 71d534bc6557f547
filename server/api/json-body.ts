import type { RefusalCode } from '#server/answers.ts'

type JsonBody = { readonly body: unknown } | { readonly error: RefusalCode }

const STRING = /"[^"\\]*(?:\\.[^"\\]*)*"/g

/** Reads a JSON body, or returns why it cannot. */
export async function readJsonBody(request: Request): Promise<JsonBody> {
  return jsonIn(request.headers, () => request.text())
}

/** As `readJsonBody`; undefined if there is no body. */
export async function readOptionalJsonBody(request: Request): Promise<JsonBody> {
  if (request.headers.get('content-length') === '0') return { body: undefined }
  const text = await request.text()
  return text === '' ? { body: undefined } : jsonIn(request.headers, async () => text)
}

async function jsonIn(headers: Headers, read: () => Promise<string>): Promise<JsonBody> {
  if (!/^application\/json\s*(?:;|$)/i.test(headers.get('content-type') ?? '')) {
    return { error: 'json-expected' }
  }
  if (!/^(?:identity)?$/i.test(headers.get('content-encoding') ?? '')) {
    return { error: 'encoding-unsupported' }
  }
  try {
    const text = await read()
    const body: unknown = JSON.parse(text)
    // Whoever checks a request on its way might read the other value.
    return hasRepeatedNames(text, body) ? { error: 'body-ambiguous' } : { body }
  } catch {
    return { error: 'json-invalid' }
  }
}

/** Of fields with the same name, only the last is in the value; in the text, each has a colon outside strings. */
function hasRepeatedNames(text: string, body: unknown): boolean {
  return text.replace(STRING, '').split(':').length - 1 > fieldsIn(body)
}

/** In a loop, because nesting may be as deep as the body is long. */
function fieldsIn(body: unknown): number {
  let fields = 0
  const values = [body]
  for (const value of values) {
    if (typeof value !== 'object' || value === null) continue
    const inner: readonly unknown[] = Object.values(value)
    if (!Array.isArray(value)) fields += inner.length
    values.push(...inner)
  }
  return fields
}
