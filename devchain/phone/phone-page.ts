/** The phone's page: a field for the QR code's link, open prompts, and connected pages. */
export const phonePage = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Test phone</title>
<link rel="icon" href="/favicon.svg">
<style>
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { max-width: 28rem; margin: 2rem auto; padding: 0 1rem }
  form, li { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: center }
  input { flex: 1; min-width: 12rem }
  input, button { font: inherit; padding: 0.4rem 0.8rem }
  ul { padding: 0; list-style: none }
  code { display: block; width: 100%; overflow-wrap: anywhere; white-space: pre-wrap; max-height: 12rem; overflow-y: auto }
</style>
<h1>Test phone</h1>
<form id="pair">
  <label for="uri">Link from the QR code</label>
  <input id="uri" name="uri" required autocomplete="off" placeholder="wc:…">
  <button>Connect</button>
</form>
<p id="message" role="status"></p>
<h2>Requests</h2>
<ul id="prompts"></ul>
<h2>Connected pages</h2>
<ul id="sessions"></ul>
<button id="disconnect" type="button">Disconnect all</button>
<script type="module" src="script.js"></script>
</html>
`

/** Polls the phone's screen twice a second. */
export const phoneScript = `
const find = (id) => document.getElementById(id)
let shown = ''

async function act(name, given = {}) {
  const body = JSON.stringify(given)
  const response = await fetch(name, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  find('message').textContent = response.ok ? '' : (await response.json()).message
  await show()
}

function button(text, handle) {
  const element = Object.assign(document.createElement('button'), { type: 'button', textContent: text })
  element.addEventListener('click', handle)
  return element
}

// Typed data comes as JSON in a string, and reads better without its quotes.
function readable(method, params) {
  if (method !== 'eth_signTypedData_v4') return params
  try {
    return [params[0], JSON.parse(params[1])]
  } catch {
    return params
  }
}

function promptItem({ id, method, params, page }) {
  const item = document.createElement('li')
  const isLong = ['eth_signTypedData_v4', 'wallet_sendCalls'].includes(method)
  const textContent = JSON.stringify(readable(method, params), undefined, isLong ? 2 : undefined)
  const details = Object.assign(document.createElement('code'), { textContent })
  const settle = (answer) => () => act('settle', { id, answer })
  item.append(page + ': ' + method, details, button('Approve', settle('approve')), button('Reject', settle('reject')))
  return item
}

async function show() {
  const text = await (await fetch('state')).text()
  if (text === shown) return
  shown = text
  const { prompts, sessions } = JSON.parse(text)
  find('prompts').replaceChildren(...prompts.map(promptItem))
  find('sessions').replaceChildren(
    ...sessions.map(({ page }) => Object.assign(document.createElement('li'), { textContent: page }))
  )
}

find('pair').addEventListener('submit', (event) => {
  event.preventDefault()
  void act('pair', { uri: find('uri').value.trim() })
  event.target.reset()
})
find('disconnect').addEventListener('click', () => act('disconnect'))
setInterval(() => show().catch(() => undefined), 500)
`
