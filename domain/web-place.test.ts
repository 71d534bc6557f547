import { describe, expect, test } from 'vitest'
import { webAddress } from './web-place.ts'

const inPublic = { ipfsGateway: 'https://gateway.example', allowsThisMachine: false }
const atHome = { ...inPublic, allowsThisMachine: true }

describe.each([inPublic, atHome])('wherever the page is (this machine: $allowsThisMachine)', (places) => {
  test('https is looked up as it stands', () => {
    expect(webAddress('https://pictures.example/a%20b.png?x=1#y', places)).toBe(
      'https://pictures.example/a%20b.png?x=1#y'
    )
  })

  test.each([
    ['ipfs://bafybei/cat.png', 'https://gateway.example/ipfs/bafybei/cat.png'],
    ['ipfs://ipfs/QmCat', 'https://gateway.example/ipfs/QmCat'],
    ['ipns://cats.example/1', 'https://gateway.example/ipns/cats.example/1'],
    ['IPFS://QmCat', 'https://gateway.example/ipfs/QmCat']
  ])('%s is found at the IPFS gateway', (uri, address) => {
    expect(webAddress(uri, places)).toBe(address)
  })

  test.each([
    'http://pictures.example/a.png',
    'http://127.0.0.1.pictures.example/a.png',
    'http://127.0.0.1@pictures.example/a.png',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'blob:https://pictures.example/1',
    'file:///etc/passwd',
    'ftp://localhost/a.png',
    'ipfs://../admin',
    '//pictures.example/a.png',
    '/a.png',
    'a.png',
    ''
  ])('%j is not looked up', (uri) => {
    expect(webAddress(uri, places)).toBeUndefined()
  })
})

test.each([
  'http://127.0.0.1:8080/a.png',
  'http://localhost/a.png',
  'http://[::1]:1/a.png',
  'https://localhost/a.png',
  'http://127.1/a.png'
])('%s is looked up where local chains are, and nowhere else', (uri) => {
  expect(webAddress(uri, atHome)).toBe(uri)
  expect(webAddress(uri, inPublic)).toBeUndefined()
})
