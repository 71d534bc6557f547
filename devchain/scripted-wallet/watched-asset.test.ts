import { expect, test } from 'vitest'
import { readAsset } from './watched-asset.ts'

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const token = (options: object) => ({ type: 'ERC20', options: { address, symbol: 'tUSD', decimals: 6, ...options } })

test('a token and a collectible are read', () => {
  expect(readAsset(token({ image: 'https://a.example/a.png' }))).toEqual({ type: 'ERC20', address, symbol: 'tUSD' })
  expect(readAsset(token({ symbol: undefined, decimals: '18' }))).toEqual({ type: 'ERC20', address })
  for (const type of ['ERC721', 'ERC1155']) {
    expect(readAsset({ type, options: { address, tokenId: '7' } })).toEqual({ type, address, tokenId: '7' })
  }
})

test.each<[string, unknown]>([
  ['a list', []],
  ['a list with an asset', [token({})]],
  ['nothing', undefined],
  ['a text', 'ERC20'],
  ['no type', { options: { address } }],
  ['an unknown type', { ...token({}), type: 'ERC777' }],
  ['no options', { type: 'ERC20' }],
  ['no address', token({ address: undefined })],
  ['a wrong address', token({ address: '0x1' })],
  ['an empty symbol', token({ symbol: '' })],
  ['a long symbol', token({ symbol: 'twelveletter' })],
  ['a symbol that is no text', token({ symbol: 7 })],
  ['37 decimals', token({ decimals: 37 })],
  ['negative decimals', token({ decimals: -1 })],
  ['half a decimal', token({ decimals: 0.5 })],
  ['decimals in words', token({ decimals: 'six' })],
  ['a collectible without a number', { type: 'ERC721', options: { address } }]
])('%s is no asset', (_what, parameter) => {
  expect(() => readAsset(parameter)).toThrow(expect.objectContaining({ code: -32602 }))
})
