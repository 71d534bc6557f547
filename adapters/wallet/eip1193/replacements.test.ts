import { expect, test } from 'vitest'
import { FakeProvider } from '#adapters/wallet/fake-provider.ts'
import { injectedConnector } from '../injected/injected-connector.ts'

const [oldTx, newTx] = [`0x${'1'.repeat(64)}`, `0x${'2'.repeat(64)}`]

function listening() {
  const provider = new FakeProvider({})
  const heard: unknown[] = []
  const stop = injectedConnector(provider, 'http://localhost').subscribeToReplacements((each) => heard.push(each))
  return { provider, heard, stop }
}

test.each(['tx_replacement', 'tx_speedup', 'tx_cancel'])('a wallet announces a replacement by %s', (event) => {
  const { provider, heard } = listening()
  provider.emit(event, { oldTx, newTx, nonce: '0x7', from: '0x' })
  expect(heard).toEqual([{ hash: oldTx, replacedBy: newTx }])
})

test('hashes that a wallet writes in capitals are announced in lower case', () => {
  const { provider, heard } = listening()
  provider.emit('tx_speedup', { oldTx: `0x${'A'.repeat(64)}`, newTx: `0x${'B'.repeat(64)}` })
  expect(heard).toEqual([{ hash: `0x${'a'.repeat(64)}`, replacedBy: `0x${'b'.repeat(64)}` }])
})

test.each([
  undefined,
  null,
  'replaced',
  {},
  { oldTx },
  { oldTx, newTx: '0x12' },
  { oldTx: 7, newTx },
  {
    get oldTx() {
      throw new Error('no')
    },
    newTx
  }
])('an announcement with malformed content is ignored (%#)', (payload) => {
  const { provider, heard } = listening()
  provider.emit('tx_speedup', payload)
  expect(heard).toEqual([])
})

test('no listener stays after the subscription ends', () => {
  const { provider, stop } = listening()
  expect(provider.listenerCount()).toBe(3)
  stop()
  expect(provider.listenerCount()).toBe(0)
})
