// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Address } from '#domain/address.ts'
import { openTab } from '#src/testing/open-tab.ts'
import { FakeReader } from '#ui/testing/fake-reader.ts'
import { FakePage } from '#ui/views/fake-page.tsx'
import { Attention } from './attention.tsx'

const delegate: Address = '0x63c0c19a282a1b52b07dd5a65b58948a07dae32b'
let stop: () => void = () => undefined

afterEach(() => {
  cleanup()
  stop()
})

async function draw(reader = new FakeReader()) {
  const tab = openTab({ reader })
  stop = tab.stop
  await tab.models.connection.connect('wallet')
  await act(async () =>
    render(
      <FakePage models={tab.models}>
        <Attention />
      </FakePage>
    )
  )
  return tab
}

const panel = () => screen.queryByRole('region', { name: 'Needs attention' })

test('nothing is drawn while nothing needs attention', async () => {
  await draw()
  expect(panel()).toBeNull()
  expect(document.body.textContent).toBe('')
})

test('a delegation says to which contract, with its whole address', async () => {
  const reader = new FakeReader()
  reader.getDelegate = async () => delegate
  await draw(reader)
  expect(panel()?.textContent).toContain('On Base Goerli, this account runs the code of a contract (EIP-7702).')
  expect(panel()?.textContent).toContain(delegate)
  expect(screen.getByRole('link', { name: 'View on explorer' }).getAttribute('href')).toContain(delegate)
})

test('too little for a fee says how much a transfer may cost', async () => {
  const reader = new FakeReader()
  reader.getBalances = async () => [1n]
  const { models } = await draw(reader)
  await act(() => models.balances.refresh(84531))
  expect(panel()?.textContent).toBe(
    'Needs attentionNot enough to pay a network fee on Base Goerli: a plain transfer may cost up to 0.000042 ETH.'
  )
})

test('an unsupported network needs attention, with the way out', async () => {
  const { connector } = await draw()
  await act(async () => connector.emit({ type: 'chainChanged', chainId: 5 }))
  expect(panel()?.textContent).toContain('Wrong network detected')
  expect(screen.getByRole('button', { name: 'Switch to Base Goerli' })).toBeDefined()
})
