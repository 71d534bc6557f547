// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { baseGoerli } from '#domain/chains.ts'
import type { Transaction } from '#domain/transaction.ts'
import { alice, hashOf } from '#ui/models/fake-values.ts'
import { fakeWorld } from '#ui/models/fakes.ts'
import { FakePage } from '#ui/views/fake-page.tsx'
import { Transactions } from './transactions.tsx'

let stop: () => void = () => undefined

afterEach(() => {
  cleanup()
  stop()
})

async function listed(...known: readonly Partial<Transaction>[]) {
  const { models, ...world } = fakeWorld()
  stop = world.stop
  // Only what the list is given is shown.
  world.reader.getBlockNumber = () => new Promise(() => undefined)
  await models.connection.connect('wallet')
  models.transactions.change(alice, baseGoerli.id, () =>
    known.map((fields, n) => ({
      hash: hashOf(n + 1),
      description: `Payment ${n + 1}`,
      status: 'pending',
      from: alice,
      addedAt: -n,
      ...fields
    }))
  )
  render(
    <FakePage models={models}>
      <Transactions />
    </FakePage>
  )
  return models
}

const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

test('what became of a transaction stands below its status, in words', async () => {
  await listed(
    { status: 'failed', isReplaced: true, blockNumber: 7 },
    { blockNumber: 7, blockHash: hashOf(7) },
    { unknownSince: Date.UTC(2026, 0, 2, 15, 4) },
    { unknownSince: 1, isBeyondHistory: true }
  )
  expect(rows()).toEqual([
    expect.stringMatching(/^Payment 1Failed.*Replaced by another transaction/),
    expect.stringMatching(/^Payment 2Pending.*The network took back the block that it was in\./),
    expect.stringMatching(/^Payment 3Pending.*Not seen on the network since .*2026.*\. It may still be carried out\./),
    expect.stringMatching(/^Payment 4Pending.*Too long ago for the network to tell what became of it\./)
  ])
})

test('only what the network does not know can be removed: what waits, and what is settled, stays', async () => {
  const models = await listed({}, { unknownSince: 1 }, { status: 'confirmed' })
  const remove = screen.getByRole('button')
  expect(remove.textContent).toBe('Remove from the list: Payment 2')
  act(() => remove.focus())
  fireEvent.click(remove)
  expect(rows()).toHaveLength(2)
  expect(models.transactions.announcement).toBe('Payment 2 was removed from the list.')
  expect(document.activeElement, 'the focus is not lost').toBe(screen.getByRole('list'))
})
