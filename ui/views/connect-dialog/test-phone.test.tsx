// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { openTab } from '#src/testing/open-tab.ts'
import { FakeConnector, walletOf } from '#ui/testing/fake-wallet.ts'
import { FakePage } from '#ui/views/fake-page.tsx'
import { TestPhone } from './test-phone.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function useTestPhone(answer: Response) {
  const fetchStub = vi.fn(async (_path: string, _request?: RequestInit) => answer)
  vi.stubGlobal('fetch', fetchStub)
  const connector = new FakeConnector()
  connector.connect = (_chain, options) => {
    options?.onPairing?.({ uri: 'wc:1', expiresAt: 0 })
    return new Promise(() => undefined)
  }
  const catalogue = [walletOf('far', connector, { transport: () => ({ kind: 'pairing' }) })]
  const { models, stop } = openTab({ announced: false, catalogue })
  void models.connection.connect('far')
  await expect.poll(() => models.connection.pairing).toBeDefined()
  render(
    <FakePage models={models}>
      <TestPhone />
    </FakePage>
  )
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Use the test phone' })))
  stop()
  return { fetchStub, outcome: screen.getByRole('status').textContent }
}

test("the test phone receives the code's link", async () => {
  const { fetchStub, outcome } = await useTestPhone(new Response('{}'))
  const [path, request] = fetchStub.mock.calls[0] ?? []
  expect(path).toBe(`${__TEST_PHONE__}/pair`)
  expect(request?.method).toBe('POST')
  expect(request?.body).toBe('{"uri":"wc:1"}')
  expect(outcome).toBe('The test phone has the code.')
})

test('the reason why the test phone rejects the link is shown', async () => {
  const refusal = new Response('{"message":"The code has expired."}', { status: 422 })
  expect((await useTestPhone(refusal)).outcome).toBe('The test phone did not take the code: The code has expired.')
  cleanup()
  const nonsense = new Response('<html>', { status: 502 })
  expect((await useTestPhone(nonsense)).outcome).toBe('The test phone did not take the code: HTTP 502')
})
