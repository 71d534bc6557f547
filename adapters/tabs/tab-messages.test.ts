import { expect, test } from 'vitest'
import { parseTabMessage } from './tab-messages.ts'

const call = { type: 'call', leader: 'one', id: 'a', acceptBy: 1 }

test.each([
  { type: 'hello' },
  { type: 'leader', leader: 'one', since: 1, isOpening: true },
  { type: 'leader', leader: 'one', since: 1, isOpening: false, data: { count: 7 } },
  call,
  { ...call, data: { add: 1 } },
  { type: 'accepted', id: 'a' },
  { type: 'expired', id: 'a' },
  { type: 'progress', id: 'a', data: 'half' },
  { type: 'value', id: 'a', data: 7 },
  { type: 'value', id: 'a' },
  { type: 'error', id: 'a', data: { name: 'RangeError', message: 'Out of ink' } }
])('what tabs send each other is understood: %j', (message) => {
  expect(parseTabMessage(message)).toEqual(message)
})

test.each([
  undefined,
  null,
  'hello',
  {},
  { type: 'good-bye' },
  { type: 'toString' },
  { type: 'leader', since: 1, isOpening: false },
  { type: 'leader', leader: '', since: 1, isOpening: false },
  { type: 'leader', leader: 'one', since: 1 },
  { type: 'leader', leader: 'one', isOpening: false },
  { ...call, acceptBy: undefined },
  { ...call, acceptBy: '1' },
  { ...call, leader: undefined },
  { ...call, id: 7 },
  { type: 'cancel', id: 'a' },
  { type: 'accepted' },
  { type: 'expired', id: 7 },
  { type: 'progress', data: 'half' },
  { type: 'value', data: '0x00' },
  { type: 'error', id: '' }
])('what no tab of ours sends is ignored: %j', (message) => {
  expect(parseTabMessage(message)).toBeUndefined()
})
