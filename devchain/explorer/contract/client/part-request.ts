/** Longer than the server waits for its node. */
const TIMEOUT_MS = 70_000

export type PartAnswer =
  | { readonly status: 'answered'; readonly part: Document }
  | { readonly status: 'failed'; readonly text: string }

/** Part of a page, as the server renders it. Never rejects. */
export async function requestPart(url: string, body?: FormData): Promise<PartAnswer> {
  try {
    const response = await fetch(url, {
      headers: { accept: 'text/html', 'x-explorer-part': '1' },
      ...(body && {
        method: 'POST',
        body: new URLSearchParams([...body].map(([name, value]) => [name, String(value)]))
      }),
      signal: AbortSignal.timeout(TIMEOUT_MS)
    })
    const text = await response.text()
    if (response.ok || response.status === 422) {
      return { status: 'answered', part: new DOMParser().parseFromString(text, 'text/html') }
    }
    return {
      status: 'failed',
      text: FAILURES[response.status] ?? `The dev server answered with ${response.status}: try again.`
    }
  } catch {
    return { status: 'failed', text: 'The dev server did not answer. If it is still running, try again.' }
  }
}

const FAILURES: Readonly<Record<number, string>> = {
  403: 'The dev server refused the request: open this page again at the address that it printed.',
  404: 'The contract has changed since this page was loaded: reload it.',
  413: 'The inputs are too large for this page.',
  502: 'The node does not answer. If it crashed, it will be back in a moment: try again.'
}
