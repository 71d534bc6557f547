import { expect, test } from 'vitest'
import { messageText, readableCalls, readableTypedData } from './message-text.ts'

test.each([
  ['0x48c3a96c6c6f', 'Héllo'],
  ['0x', ''],
  ['plain words', 'plain words'],
  ['0xff00', '0xff00'],
  ['0xabc', '0xabc']
])('%s reads %j', (message, text) => {
  expect(messageText(message)).toBe(text)
})

test('typed data reads as its message, then its domain', () => {
  const typedData = { types: { Mail: [] }, primaryType: 'Mail', message: { to: 'Bob' }, domain: { name: 'Harbour' } }
  expect(readableTypedData(typedData)).toBe('Mail {\n  "to": "Bob"\n}\n\nfor {\n  "name": "Harbour"\n}')
})

test('typed data without a message or a domain, or that is far too long, is shown as far as it goes', () => {
  expect(readableTypedData({})).toBe('Data nothing\n\nfor nothing')
  expect(readableTypedData({ message: 'x'.repeat(100_000) })).toHaveLength(10_000 + '… (100031 characters)'.length)
})

test('calls read as numbered amounts and recipients, with the beginning of their data', () => {
  const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  expect(
    readableCalls([
      { to, value: 15n * 10n ** 17n, data: '0x' },
      { to, value: 0n, data: `0xd0e30db0${'00'.repeat(200)}` },
      { value: 0n, data: '0x6001' }
    ])
  ).toBe(
    `1. 1.5 ETH to ${to}\n\n2. 0 ETH to ${to}\n   data 0xd0e30db0${'00'.repeat(96)}… (410 characters)\n\n3. 0 ETH to a new contract\n   data 0x6001`
  )
})
