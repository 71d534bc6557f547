import { html } from 'hono/html'

export interface SafeChain {
  readonly id: number
  readonly name: string
}

interface ControlPage {
  readonly appUrl: string
  /** Of the shown Safe. */
  readonly chainId: number
  readonly chains: readonly SafeChain[]
}

/** A Safe's window for a person: requests above, the page in a frame below. */
export function controlPage({ appUrl, chainId, chains }: ControlPage) {
  const links = chains.map(({ id, name }) =>
    id === chainId ? html`<a aria-current="page">${name}</a>` : html`<a href="../${id}/">${name}</a>`
  )
  return html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Test Safe</title>
<link rel="icon" href="data:,">
<style>
  :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
  html, body { height: 100%; margin: 0 }
  body { display: flex; flex-direction: column }
  header { padding: 0.5rem 1rem; max-height: 50vh; overflow-y: auto; border-bottom: 2px solid #12ff80 }
  h1 { font-size: 1rem; margin: 0 }
  header > div, li, nav, #others { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; align-items: start }
  li strong { flex: 0 0 5rem }
  h1, code { overflow-wrap: anywhere }
  ul { margin: 0; padding: 0; list-style: none }
  li { padding-block: 0.25rem }
  li code { flex: 1 1 20rem; max-height: 14rem; overflow-y: auto; white-space: pre-wrap }
  button { font: inherit; padding: 0.2rem 0.8rem }
  iframe { flex: 1; border: 0; width: 100%; min-height: 0 }
  [hidden] { display: none !important }
</style>
<header>
  <div><h1>Test Safe</h1> <code id="account"></code> <label><input id="owners" type="checkbox"> Require another owner's approval</label></div>
  <nav aria-label="Networks">${links}</nav>
  <p id="message" role="status"></p>
  <ul id="prompts" aria-label="Requests"></ul>
  <ul id="waiting" aria-label="Waiting for the other owner"></ul>
  <div id="others" hidden>
    <button id="approve-waiting" type="button">Approve as the other owner</button>
    <button id="reject-waiting" type="button">Reject as the other owner</button>
    <button id="delete-waiting" type="button">Delete from the queue</button>
  </div>
</header>
<iframe title="Safe App" src="${appUrl}"></iframe>
<script type="module" src="script.js"></script>
</html>
`
}

/** Forwards the framed page's requests, and polls the Safe's state twice a second. */
export const controlScript = `
const find = (id) => document.getElementById(id)
const frame = document.querySelector('iframe')
let shown = ''
let visit = new AbortController()

const post = (name, given = {}, signal = undefined) =>
  fetch(name, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(given), signal })

// After a reload, no code waits for the answers to earlier prompts.
frame.addEventListener('load', () => {
  visit.abort()
  visit = new AbortController()
})

addEventListener('message', async ({ source, origin, data }) => {
  if (source !== frame.contentWindow || typeof data?.method !== 'string') return
  const { id, method, params } = data
  const isPrompt = ['sendTransactions', 'signMessage', 'signTypedMessage'].includes(method)
  const answer = await post('ask', { method, params }, isPrompt ? visit.signal : undefined).catch(() => undefined)
  if (answer?.status === 200) source.postMessage({ id, version: '9.1.0', ...(await answer.json()) }, origin)
})

async function act(name, given) {
  const response = await post(name, given)
  find('message').textContent = response.ok ? '' : (await response.json()).message
  await show()
}

function button(text, handle) {
  const element = Object.assign(document.createElement('button'), { type: 'button', textContent: text })
  element.addEventListener('click', handle)
  return element
}

function item(text, content, ...buttons) {
  const element = document.createElement('li')
  const part = (name, textContent) => Object.assign(document.createElement(name), { textContent })
  element.append(part('strong', text), part('code', content), ...buttons)
  return element
}

// One call fits in a line.
function readable(value) {
  return JSON.stringify(value, undefined, Array.isArray(value) && value.length === 1 ? undefined : 2)
}

function promptItem({ id, method, params }) {
  const settle = (isApproved) => () => act('settle', { id, isApproved })
  const isMessage = method !== 'sendTransactions'
  const content = method === 'signMessage' ? String(params?.message) : readable(params?.typedData ?? params?.txs)
  return item(isMessage ? 'Sign?' : 'Send?', content, button('Approve', settle(true)), button('Reject', settle(false)))
}

async function show() {
  const text = await (await fetch('state')).text()
  if (text === shown) return
  shown = text
  const { address, chainId, hasOtherOwners, prompts, waiting } = JSON.parse(text)
  find('account').textContent = address + ' on chain ' + chainId
  find('owners').checked = hasOtherOwners
  find('prompts').replaceChildren(...prompts.map(promptItem))
  find('waiting').replaceChildren(...waiting.map(({ kind, ...content }) => item(kind === 'message' ? 'Signed' : 'Proposed', content.text ?? JSON.stringify(content))))
  find('others').hidden = waiting.length === 0
}

find('owners').addEventListener('change', ({ target }) => act('owners', { hasOthers: target.checked }))
for (const name of ['approve-waiting', 'reject-waiting', 'delete-waiting']) {
  find(name).addEventListener('click', () => act(name))
}
void show()
setInterval(() => show().catch(() => undefined), 500)
`
