// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { baseGoerli } from '#domain/chain/known-chains.ts'
import { openTab } from '#src/testing/open-tab.ts'
import { granting, visitAsAlice } from '#src/testing/visits.ts'
import type { Settings } from '#ui/settings.ts'
import { FakeBrowserStorage } from '#ui/testing/fake-browser-storage.ts'
import { FakeReader } from '#ui/testing/fake-reader.ts'
import { alice } from '#ui/testing/fake-values.ts'
import { FakePage } from '../fake-page.tsx'
import { Frame } from './frame.tsx'

const stops: (() => void)[] = []

afterEach(() => {
  cleanup()
  for (const stop of stops.splice(0)) stop()
})

/** A visit without a click. */
async function visit(storage: FakeBrowserStorage, hosts: Partial<Settings> = {}) {
  const connector = granting(alice)
  const resume = connector.resume.bind(connector)
  const asked: string[] = []
  connector.resume = (...given) => {
    asked.push('wallet')
    return resume(...given)
  }
  const reader = new FakeReader()
  const tab = openTab({ storage, connector, reader })
  stops.push(tab.stop)
  await act(async () =>
    render(
      <FakePage models={tab.models} shell={{ settings: { ...tab.models.settings, ...hosts } }}>
        <Frame theme={undefined} language={undefined}>
          {undefined}
        </Frame>
      </FakePage>
    )
  )
  const contacted = () => [...asked, ...(reader.reads > 0 ? ['node'] : [])]
  const promise = screen.getByRole('contentinfo').textContent
  return { models: tab.models, contacted, promise }
}

test('as the footer says, nobody is contacted unasked, except for a wallet that was connected, until it is disconnected', async () => {
  const storage = new FakeBrowserStorage()
  const first = await visit(storage)
  expect(first.promise).toContain('Nothing on this page contacts anyone before you ask for it.')
  expect(first.promise).toContain('A connected wallet reconnects on later visits until you disconnect it.')
  expect(first.contacted()).toEqual([])
  cleanup()
  await visitAsAlice(openTab, storage)
  const second = await visit(storage)
  expect([second.models.connection.account, second.contacted()]).toEqual([alice, ['wallet']])
  await act(async () => void second.models.connection.disconnect())
  cleanup()
  const third = await visit(storage)
  expect([third.models.connection.account, third.contacted()]).toEqual([undefined, []])
})

test('while a page reads a chain although nobody is connected, the footer does not say that nobody is contacted', async () => {
  const storage = new FakeBrowserStorage()
  const { models } = await visit(storage)
  const promise = () => screen.getByRole('contentinfo').textContent
  const asksNobody = 'Nothing on this page contacts anyone before you ask for it.'
  let leave: () => void = () => undefined
  act(() => {
    leave = models.chainHeads.follow(baseGoerli.id, () => undefined)
  })
  expect(promise()).not.toContain(asksNobody)
  act(() => leave())
  expect(promise()).toContain(asksNobody)
  await act(() => models.connection.connect('wallet'))
  act(() => void models.chainHeads.follow(baseGoerli.id, () => undefined))
  expect(promise(), 'connected').toContain(asksNobody)
})

test('hosts of the team’s own are named in place of the promise, each once', async () => {
  const connectHosts = ['https://api.example', 'wss://api.example', 'https://live.example:8443']
  const { promise } = await visit(new FakeBrowserStorage(), { connectHosts, imageHosts: ['https://images.example'] })
  expect(promise).toContain('This page may contact api.example, live.example:8443, images.example at any time.')
  expect(promise).not.toContain('Nothing on this page')
})
