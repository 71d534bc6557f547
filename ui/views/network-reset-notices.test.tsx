// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { baseGoerli } from '#domain/chain/known-chains.ts'
import { openTab } from '#src/testing/open-tab.ts'
import { hashOf } from '#ui/testing/fake-values.ts'
import { FakePage } from './fake-page.tsx'
import { NetworkResetNotices } from './network-reset-notices.tsx'

const TEXT = 'Base Goerli: The local network was reset; its earlier transaction was cleared.'

let stop: () => void = () => undefined

afterEach(() => {
  cleanup()
  stop()
})

test('a reset is shown until dismissed, and announced politely', async () => {
  const { models, networkResets, ...tab } = openTab({ chains: [{ ...baseGoerli, rpcUrls: ['/rpc/84531'] }] })
  stop = tab.stop
  tab.reader.getTransaction = async () => undefined
  await models.connection.connect('wallet')
  render(
    <FakePage models={models}>
      <NetworkResetNotices resets={networkResets} />
    </FakePage>
  )
  act(() => {
    networkResets.update(new Map([[84531, 'first']]))
    models.transactions.add({ hash: hashOf(1), description: 'Sent before' })
  })
  expect(screen.queryByRole('button')).toBeNull()
  act(() => networkResets.update(new Map([[84531, 'second']])))
  expect(await screen.findByRole('button', { name: 'Dismiss' })).toBeTruthy()
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(TEXT)
  expect(screen.getAllByText(TEXT)).toHaveLength(2)
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByText(TEXT)).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})
