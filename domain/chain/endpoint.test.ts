import { expect, test } from 'vitest'
import { endpointUrl, isOnOwnOrigin, isSocket } from './endpoint.ts'

test.each([
  ['https://node.example/key', 'https://node.example/key', false, false],
  ['wss://node.example/key', 'wss://node.example/key', true, false],
  ['ws://node.example', 'ws://node.example/', true, false],
  ['/rpc/1', 'https://app.example/rpc/1', false, true],
  ['ws:/rpc/1', 'wss://app.example/rpc/1', true, true]
])('%s is %s for a page at https://app.example', (endpoint, url, socket, own) => {
  expect(endpointUrl(endpoint, 'https://app.example').href).toBe(url)
  expect([isSocket(endpoint), isOnOwnOrigin(endpoint)]).toEqual([socket, own])
})

test('a WebSocket on an origin without TLS has none either', () => {
  expect(endpointUrl('ws:/rpc/1', 'http://localhost:5173').href).toBe('ws://localhost:5173/rpc/1')
})
