// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { baseGoerli } from '#domain/chain/known-chains.ts'
import type { AttemptState } from '#domain/transaction/attempt.ts'
import { attemptKey } from '#domain/transaction/stored-attempts.ts'
import { openTab } from '#src/testing/open-tab.ts'
import { FakeBrowserStorage } from '#ui/testing/fake-browser-storage.ts'
import { alice, bob } from '#ui/testing/fake-values.ts'
import { FakePage } from '#ui/views/fake-page.tsx'
import { OpenAttempts } from './open-attempts.tsx'

const token = '0x5FbDB2315678afecb367f032d93F642f64180aa3'

let stop: () => void = () => undefined

afterEach(() => {
  cleanup()
  stop()
})

/** Renders an account's attempts; each record is a second older than the one before it. */
async function renderAttempts(records: readonly object[], chains = [baseGoerli]) {
  const storage = new FakeBrowserStorage()
  records.forEach((record, index) => {
    const key = attemptKey({ account: alice, chainId: baseGoerli.id, id: `a${index}` })
    const common = { version: 1, to: bob, value: '1500000000000000000', askedAt: 100_000 - index * 1_000 }
    storage.values.set(key, JSON.stringify({ ...common, ...record }))
  })
  const tab = openTab({ storage, chains })
  stop = tab.stop
  await tab.models.connection.connect('wallet')
  render(
    <FakePage models={tab.models}>
      <OpenAttempts />
    </FakePage>
  )
  // Until the chain has answered.
  await act(async () => undefined)
}

const open = { state: { status: 'open' } satisfies AttemptState }
/** On the fake chain every account has used 7 nonces. */
const overtaken = { state: { status: 'open', nonce: 6 } satisfies AttemptState }
const notices = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

test('an attempt that may have been sent is shown with amount, full recipient and network', async () => {
  await renderAttempts([open])
  expect(notices()).toEqual([
    expect.stringMatching(new RegExp(`^Send 1.5 ETH to 0x70…79C8${bob}Base Goerli · .*This may have been sent\\.`))
  ])
  expect(screen.queryByRole('link')).toBeNull()
})

test('an attempt to pay with a token is shown with its recipient, not the token’s contract', async () => {
  const call = {
    data: '0xa9059cbb',
    description: 'Pay with tUSD',
    recipient: bob
  }
  await renderAttempts([{ ...open, to: token, value: '0', call }])
  expect(notices()).toEqual([expect.stringContaining(bob)])
  expect(notices()).not.toEqual([expect.stringContaining(token)])
})

test('an overtaken attempt links to the explorer, or refers to the wallet if the network has none', async () => {
  await renderAttempts([overtaken])
  const link = screen.getByRole('link', { name: /^View account on explorer opens the explorer in a new tab$/ })
  const since = 'A transaction from this account has been confirmed since: check'
  expect(notices()).toEqual([expect.stringContaining(`${since} the explorer to see whether it was this request.`)])
  expect(link.getAttribute('href')).toBe(`https://goerli.basescan.org/address/${alice}`)
  cleanup()
  stop()
  await renderAttempts([overtaken], [{ ...baseGoerli, blockExplorers: [] }])
  expect(screen.queryByRole('link')).toBeNull()
  expect(notices()).toEqual([expect.stringContaining(`${since} your wallet to see whether it was this request.`)])
})

test('an attempt with a lost answer says what is known of it, and links to what used its nonce', async () => {
  const other = `0x${'7'.repeat(64)}`
  await renderAttempts([
    { state: { status: 'open', nonce: 7, isUnreadable: true } },
    { state: { status: 'open', nonce: 8, isUnreadable: true, nonceUsedBy: other } },
    { state: { status: 'open', nonce: 7 }, askedAt: 1, askedAtBlock: 1 }
  ])
  expect(notices()).toEqual([
    expect.stringContaining('Your wallet has answered, but not readably.'),
    expect.stringContaining(
      'Another transaction from this account has used the nonce that was expected for this request.'
    ),
    expect.stringContaining('No node has seen it; your next payment is not affected.')
  ])
  expect(notices().join()).not.toContain('may have been sent')
  const link = screen.getByRole('link', { name: /^View the other transaction on explorer/ })
  expect(link.getAttribute('href')).toBe(`https://goerli.basescan.org/tx/${other}`)
})

test('an attempt that a Safe may have proposed refers to its queue', async () => {
  await renderAttempts([{ ...open, isProposal: true }])
  expect(notices()).toEqual([expect.stringContaining('This may have been proposed.')])
})

test('the newest three are shown, with the number of older ones', async () => {
  await renderAttempts([open, open, open, open, open])
  expect(notices()).toHaveLength(3)
  expect(screen.getByText('2 earlier requests may have been sent too.')).toBeTruthy()
  const [dismiss] = screen.getAllByRole('button', { name: 'Dismiss the warning: Send 1.5 ETH to 0x70…79C8' })
  if (dismiss) fireEvent.click(dismiss)
  expect(notices()).toHaveLength(3)
  expect(screen.getByText('1 earlier request may have been sent too.')).toBeTruthy()
  expect(document.activeElement, 'the focus is not lost').toBe(screen.getByRole('list'))
})
