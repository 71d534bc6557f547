import { expect, test } from 'vitest'
import { contract } from './contract.ts'
import { callKey, eventQueryKey } from './contract-call.ts'

const address = '0x00000000000000000000000000000000000000aA'
const tuple = [
  { name: 'id', type: 'uint256' },
  { name: 'tags', type: 'string[]' }
] as const
const abi = [
  { type: 'function', name: 'get', stateMutability: 'view', inputs: [], outputs: [{ type: 'uint256' }] },
  {
    type: 'function',
    name: 'find',
    stateMutability: 'view',
    inputs: [{ type: 'tuple', components: tuple }],
    outputs: []
  },
  { type: 'function', name: 'list', stateMutability: 'view', inputs: [{ type: 'string[]' }], outputs: [] },
  { type: 'event', name: 'Moved', inputs: [{ name: 'to', type: 'uint256', indexed: true }] }
] as const

/** Described anew each time, as a component that describes it while rendering does. */
const described = () => contract({ address, abi })

test('calls described twice have one key, whatever the order of an argument’s properties', () => {
  const once = described().call('find', { id: 1n, tags: ['a'] })
  expect(callKey(described().call('find', { tags: ['a'], id: 1n }))).toBe(callKey(once))
  expect(callKey({ ...once, address: '0x00000000000000000000000000000000000000AA' })).toBe(callKey(once))
})

test('another argument, function, contract or result is another key', () => {
  const { call } = described()
  const get = call('get')
  const keys = [
    get,
    call('find', { id: 1n, tags: ['a'] }),
    call('find', { id: 2n, tags: ['a'] }),
    call('list', ['a', 'b']),
    call('list', ['a,b']),
    call('list', ['a","b']),
    { ...get, address: '0x00000000000000000000000000000000000000bb' as const },
    { ...get, fragment: { ...get.fragment, outputs: [{ type: 'int8' }] } }
  ].map(callKey)
  expect(new Set(keys).size).toBe(keys.length)
})

test('queries have one key for one filter, and a value of any other type is another filter', () => {
  const any = described().event('Moved')
  const one = described().event('Moved', { to: 1n })
  expect(eventQueryKey(described().event('Moved', { to: 1n }))).toBe(eventQueryKey(one))
  expect(eventQueryKey(any)).not.toBe(eventQueryKey(one))
  expect(eventQueryKey({ ...one, filter: ['1'] })).not.toBe(eventQueryKey(one))
})
