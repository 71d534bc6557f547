// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { baseGoerli } from '#domain/chain/known-chains.ts'
import type { AttemptState } from '#domain/transaction/attempt.ts'
import { attemptKey } from '#domain/transaction/stored-attempts.ts'
import { batchKey } from '#domain/write/stored-batches.ts'
import { openTab } from '#src/testing/open-tab.ts'
import { FakeBrowserStorage } from '#ui/testing/fake-browser-storage.ts'
import { alice, bob } from '#ui/testing/fake-values.ts'
import { FakePage } from '#ui/views/fake-page.tsx'
import { OpenRequests } from './open-requests.tsx'

const token = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const wallet = { id: 'wallet', isPaired: false }

let stop: () => void = () => undefined

afterEach(() => {
  cleanup()
  stop()
})

/** Draws what is said of stored records; each is a second older than the one before it. */
async function renderRequests(records: readonly object[], chains = [baseGoerli]) {
  const storage = new FakeBrowserStorage()
  records.forEach((record, index) => {
    const key = attemptKey({ account: alice, chainId: baseGoerli.id, id: `a${index}` })
    const common = { version: 1, to: bob, value: '1500000000000000000', wallet, askedAt: Date.now() - index * 1_000 }
    storage.values.set(key, JSON.stringify({ ...common, ...record }))
  })
  return renderStored(storage, chains)
}

async function renderStored(storage: FakeBrowserStorage, chains = [baseGoerli]) {
  const tab = openTab({ storage, chains })
  stop = tab.stop
  await tab.models.connection.connect('wallet')
  render(
    <FakePage models={tab.models}>
      <main tabIndex={-1}>
        <OpenRequests />
      </main>
    </FakePage>
  )
  // Until the chain has answered.
  await act(async () => undefined)
  return tab
}

const open = { state: { status: 'open' } satisfies AttemptState }
/** On the fake chain every account has used 7 nonces. */
const overtaken = { state: { status: 'open', nonce: 6 } satisfies AttemptState }
const said = () => screen.queryByRole('region', { name: 'Requests in your wallet' })?.textContent
const dismiss = (what: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name: `Dismiss the warning: ${what}` })))

test('nothing is drawn while nothing is open', async () => {
  await renderRequests([])
  expect(said()).toBeUndefined()
})

test('a payment is shown with amount, full recipient, network and account', async () => {
  await renderRequests([open])
  expect(said()).toMatch(
    new RegExp(`^Send 1.5 ETH to 0x70…79C8${bob}Base Goerli · 0xf3…2266 · .*This may have been sent\\.`)
  )
  expect(screen.queryByRole('link')).toBeNull()
})

test('a payment with a token is shown with its recipient, not the token’s contract', async () => {
  const call = { data: '0xa9059cbb', description: 'Pay with tUSD', recipient: bob }
  await renderRequests([{ ...open, to: token, value: '0', call }])
  expect(said()).toContain(bob)
  expect(said()).not.toContain(token)
})

test('several calls for one approval are shown with their description', async () => {
  const storage = new FakeBrowserStorage()
  const calls = [{ to: bob, value: '1', data: '0xab', description: 'Approve 5' }]
  const batch = { version: 1, wallet, description: 'Swap', calls, askedAt: Date.now() }
  storage.values.set(batchKey({ account: alice, chainId: baseGoerli.id, key: 'b1' }), JSON.stringify(batch))
  await renderStored(storage)
  expect(said()).toMatch(/^SwapBase Goerli .*This may have been sent\./)
  await dismiss('Swap')
  expect([said(), storage.values.size]).toEqual([undefined, expect.any(Number)])
  expect([...storage.values.keys()].filter((key) => key.startsWith('portside.batch.'))).toEqual([])
})

test.each([
  ['sign-in', 'Sign in'],
  ['message', 'Sign a message'],
  ['typed-data', 'Sign data']
])('a signature (%s) is never said to have been sent', async (signs, title) => {
  await renderRequests([{ signs }])
  expect(said()).toMatch(new RegExp(`^${title}Base Goerli .*This may still be open in your wallet\\.`))
  expect(said()).not.toContain('sent')
})

test('an overtaken attempt links to the explorer, or refers to the wallet if the network has none', async () => {
  await renderRequests([overtaken])
  const link = screen.getByRole('link', { name: /^View account on explorer opens the explorer in a new tab$/ })
  const since = 'A transaction from this account has been confirmed since: check'
  expect(said()).toContain(`${since} the explorer to see whether it was this request.`)
  expect(link.getAttribute('href')).toBe(`https://goerli.basescan.org/address/${alice}`)
  cleanup()
  stop()
  await renderRequests([overtaken], [{ ...baseGoerli, blockExplorers: [] }])
  expect(screen.queryByRole('link')).toBeNull()
  expect(said()).toContain(`${since} your wallet to see whether it was this request.`)
})

test.each([
  [{ state: { status: 'open', nonce: 7, isUnreadable: true } }, 'Your wallet has answered, but not readably.'],
  [
    { state: { status: 'open', nonce: 7 }, askedAt: 1, askedAtBlock: 1 },
    'No node has seen it; your next payment is not affected.'
  ]
])('a request with a lost answer says what is known of it (%#)', async (record, text) => {
  await renderRequests([record])
  expect(said()).toContain(text)
  expect(said()).not.toContain('may have been sent')
})

test('a request whose nonce is used links to the transaction that used it', async () => {
  const other = `0x${'7'.repeat(64)}`
  await renderRequests([{ state: { status: 'open', nonce: 8, isUnreadable: true, nonceUsedBy: other } }])
  expect(said()).toContain(
    'Another transaction from this account has used the nonce that was expected for this request.'
  )
  const link = screen.getByRole('link', { name: /^View the other transaction on explorer/ })
  expect(link.getAttribute('href')).toBe(`https://goerli.basescan.org/tx/${other}`)
})

test('a request that a Safe may have proposed refers to its queue', async () => {
  await renderRequests([{ ...open, isProposal: true }])
  expect(said()).toContain('This may have been proposed.')
})

test('the newest is shown, with the number of others, and the next takes its place once it is dismissed', async () => {
  await renderRequests([{ ...open, value: '2000000000000000000' }, open, { signs: 'message' }])
  expect(said()).toContain('Send 2 ETH')
  expect(said()).toContain('More requests without an answer: 2')
  await dismiss('Send 2 ETH to 0x70…79C8')
  expect(said()).toContain('Send 1.5 ETH')
  expect(document.activeElement, 'the focus is not lost').toBe(screen.getByRole('region'))
  await dismiss('Send 1.5 ETH to 0x70…79C8')
  expect(said()).toContain('Sign a message')
  expect(said()).not.toContain('More requests')
  await dismiss('Sign a message')
  expect(said()).toBeUndefined()
  expect(document.activeElement, 'the focus is not lost').toBe(screen.getByRole('main'))
})
