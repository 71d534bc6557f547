// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { CallBatchStatus } from '#domain/wallet/call-batch.ts'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import { openBatches, singleCallWallet } from '#src/testing/open-batches.ts'
import { useContractBatch } from '#ui/hooks/use-contract-batch.ts'
import { hashOf } from '#ui/testing/fake-values.ts'
import { swap } from '#ui/testing/swap.ts'
import { contractBatchText } from '#ui/text/contract-batches.ts'
import { contractWriteText } from '#ui/text/contract-writes.ts'
import { Announcements } from '#ui/views/announcements.tsx'
import { FakePage } from '#ui/views/fake-page.tsx'
import { BatchProgress } from './batch-progress.tsx'

const { actions } = contractWriteText
const { openPage, settled, nextPoll } = openBatches()
const says = (text: string) => expect(screen.getAllByText(text, { exact: false }).length).toBeGreaterThan(0)
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)

afterEach(cleanup)

async function click(name: string): Promise<void> {
  await act(async () => fireEvent.click(screen.getByRole('button', { name })))
  await act(settled)
}

type Parts = Parameters<typeof openPage>[0]

/** A page of a team's own with nothing but a button and the progress. */
async function start(parts: Parts = {}, request: Partial<typeof swap> | { readonly mustBeAtomic: true } = {}) {
  const opened = await openPage(parts)
  function Page() {
    const { start, batch } = useContractBatch()
    return (
      <>
        {!batch && (
          <button type="button" onClick={() => start({ ...swap, ...request })}>
            Start
          </button>
        )}
        <BatchProgress batch={batch} />
        <Announcements />
      </>
    )
  }
  render(
    <FakePage models={opened.models}>
      <Page />
    </FakePage>
  )
  return opened
}

test('nothing is drawn before a batch is started', async () => {
  await start()
  expect(buttons()).toEqual(['Start'])
  for (const region of screen.getAllByRole('status')) expect(region.textContent).toBe('')
})

test('its calls are reviewed in their order, with what they send along', async () => {
  await start()
  await click('Start')
  const review = screen.getByLabelText(contractWriteText.reviewed)
  const terms = within(review).getAllByRole('term')
  expect(terms.map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['1. Approve 5', '2. Swap 5', 'From', 'Network', 'Amount'])
  )
  says(contractBatchText.review(2))
  expect(buttons()).toEqual([actions.confirm, actions.back])
  await click(actions.back)
  expect(screen.queryByLabelText(contractWriteText.reviewed)).toBeNull()
})

test('a wallet that takes all calls is asked once, and what becomes of them is said', async () => {
  const { connector } = await start()
  await click('Start')
  await click(actions.confirm)
  expect(connector.sent).toHaveLength(0)
  says(contractBatchText.batched(2))
  expect(buttons()).toEqual([actions.back])
  await click(actions.back)
  expect(screen.queryByText(contractBatchText.batched(2))).toBeNull()
})

test.each<[CallBatchStatus['status'], polls: number]>([
  ['failed', 1],
  ['partial', 1],
  // It is not believed at once.
  ['unknown', 5]
])('after a wallet has reported %s, the calls can be sent again, or left', async (status, polls) => {
  const { report } = await start()
  await click('Start')
  await click(actions.confirm)
  for (let poll = 0; poll < polls; poll++) await act(() => report(status, status === 'partial' ? [hashOf(1)] : []))
  await act(settled)
  expect(buttons()).toEqual([actions.again, actions.back])
  await click(actions.again)
  expect(buttons()[0]).not.toBe(actions.again)
})

test('a wallet that takes one call at a time is asked for each, once the one before is confirmed', async () => {
  const { connector, mine } = await start({ connector: singleCallWallet() })
  await click('Start')
  await click(actions.confirm)
  expect(connector.sent).toHaveLength(1)
  says('Step 1 of 2:')
  await act(() => mine(1))
  await act(nextPoll)
  await act(settled)
  expect(connector.sent).toHaveLength(2)
  await act(() => mine(2))
  await act(nextPoll)
  await act(settled)
  says(contractBatchText.confirmed(2))
  expect(buttons()).toEqual([])
})

test('what must happen together or not at all offers nothing but a way back where the wallet cannot do that', async () => {
  await start({ connector: singleCallWallet() }, { mustBeAtomic: true })
  await click('Start')
  says(contractBatchText.impossible)
  expect(buttons()).toEqual([actions.back])
})

test('a rejected request leads back to the review', async () => {
  const connector = singleCallWallet()
  connector.sendTransaction = () => Promise.reject(new WalletError('rejected'))
  await start({ connector })
  await click('Start')
  await click(actions.confirm)
  says('You rejected the request in your wallet.')
  expect(buttons()).toEqual([actions.confirm, actions.back])
})
