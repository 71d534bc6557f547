import { expect, test } from 'vitest'
import { askedIn, sentenceFor } from './unrouted-nodes.ts'

const methodsIn = (text: string) => askedIn(text)?.calls.map(({ method }) => method)

test('JSON-RPC for a node is recognised, one call or a batch', () => {
  const call = { jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] }
  expect(methodsIn(JSON.stringify(call))).toEqual(['eth_chainId'])
  expect(methodsIn(JSON.stringify([call, 7, { ...call, method: 'pimlico_getUserOperationGasPrice' }]))).toEqual([
    'eth_chainId',
    'pimlico_getUserOperationGasPrice'
  ])
  expect(methodsIn('{"id":1,"method":"eth_call"}')).toEqual(['eth_call'])
})

test.each([
  '',
  'text',
  '7',
  'null',
  '[]',
  '{}',
  '{"query":"{ a }"}',
  '{"method":"POST","id":7}',
  '{"jsonrpc":"2.0","id":1,"result":"0x1"}',
  '{"jsonrpc":"2.0","id":1,"method":"irn_subscribe","params":{"topic":"a"}}'
])('%s is none', (text) => {
  expect(askedIn(text)).toBeUndefined()
})

test('the sentence names the host, what was asked, and the entry to add', () => {
  expect(sentenceFor('https://goerli.base.org/**', ['eth_chainId', 'eth_call'], 84531)).toBe(
    "The page asked goerli.base.org for eth_chainId, eth_call, and no rpcRoutes entry covers it. Add one, such as 'https://goerli.base.org/**': 84531, with the chain that answers."
  )
})
