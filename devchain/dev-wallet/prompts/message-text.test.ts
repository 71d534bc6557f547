import { expect, test } from 'vitest'
import { messageText } from './message-text.ts'

test.each([
  ['0x48c3a96c6c6f', 'Héllo'],
  ['0x', ''],
  ['plain words', 'plain words'],
  ['0xff00', '0xff00'],
  ['0xabc', '0xabc']
])('%s reads %j', (message, text) => {
  expect(messageText(message)).toBe(text)
})
