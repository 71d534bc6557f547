/** Unrelated messages, such as other software on a page sends. */
const NOISE = [null, 'hello', 7, { version: 9 }, { version: null }, { id: 1, version: '9.1.0', success: true }, []]

interface HostPage {
  readonly appUrl: string
  /** Sends unrelated messages to the page before each answer. */
  readonly isNoisy: boolean
}

/** A Safe's window: shows the page, forwards its requests to `/ask`, and returns the answers. */
export function hostPage({ appUrl, isNoisy }: HostPage): string {
  return `<!doctype html>
<meta charset="utf-8">
<title>Local Safe</title>
<style>html, body, iframe { margin: 0; border: 0; inline-size: 100%; block-size: 100%; display: block }</style>
<iframe title="Safe App" src="${appUrl}"></iframe>
<script>
  const frame = document.querySelector('iframe')
  const noise = ${isNoisy ? JSON.stringify(NOISE) : '[]'}
  addEventListener('message', async ({ source, origin, data }) => {
    if (source !== frame.contentWindow || typeof data?.method !== 'string') return
    for (const message of noise) source.postMessage(message, origin)
    const { id, method, params } = data
    const answer = await fetch('/ask?' + new URLSearchParams({ request: JSON.stringify({ method, params }) }))
    if (answer.status === 200) source.postMessage({ id, version: '9.1.0', ...(await answer.json()) }, origin)
  })
</script>`
}
