import { expect, test } from 'vitest'
import { publicAddress, webAddress } from './web-address.ts'

const inPublic = { ipfsGateway: 'https://gateway.example' }
const V0 = 'QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWnPbdG'
const V1 = 'bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi'
const V1_BASE58 = 'zdj7WWeQ43G6JJvLWQWZpyHuAMq6uYWRjkBXFad11vE2LHhQ7'
const LOCAL = 'http://127.0.0.1:5173/__dev/names'
const atHome = { ipfsGateway: LOCAL, localContent: LOCAL }

test('an https URL is fetched as it is', () => {
  const uri = 'https://pictures.example/a%20b.png?x=1#y'
  expect([webAddress(uri, inPublic), webAddress(uri, atHome)]).toEqual([uri, uri])
})

test('the result is an absolute URL, so that it is never relative to the page', () => {
  expect(webAddress(' https:pictures.example\\a.png', inPublic)).toBe('https://pictures.example/a.png')
})

test.each([
  ['ipfs://bafybei/cat.png', 'ipfs/bafybei/cat.png'],
  ['ipfs://ipfs/QmCat', 'ipfs/QmCat'],
  ['ipns://cats.example/1', 'ipns/cats.example/1'],
  ['IPFS://QmCat', 'ipfs/QmCat'],
  ['ipfs://ipns/QmCats/1', 'ipns/QmCats/1'],
  ['ipns://ipfs/QmCat', 'ipfs/QmCat'],
  ['ipns://ipns/cats.example', 'ipns/cats.example'],
  ['/ipfs/QmCat/1.png', 'ipfs/QmCat/1.png'],
  ['/ipns/cats.example', 'ipns/cats.example'],
  ['ipfs/QmCat', 'ipfs/QmCat'],
  [V0, `ipfs/${V0}`],
  [`${V1}/cat.png`, `ipfs/${V1}/cat.png`],
  [V1_BASE58, `ipfs/${V1_BASE58}`]
])('%s is found at the IPFS gateway', (uri, path) => {
  expect(webAddress(uri, inPublic)).toBe(`https://gateway.example/${path}`)
  expect(webAddress(uri, atHome)).toBe(`${LOCAL}/${path}`)
})

test.each([
  'http://pictures.example/a.png',
  'http://127.0.0.1.pictures.example/a.png',
  'http://127.0.0.1@pictures.example/a.png',
  'https://visitor@pictures.example/a.png',
  'https://:word@pictures.example/a.png',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  'blob:https://pictures.example/1',
  'file:///etc/passwd',
  'ftp://localhost/a.png',
  'ipfs://../admin',
  'ipfs://QmCat/../../admin',
  'ipfs://QmCat/%2e%2e/%2e%2e/admin',
  'ipfs://QmCat/..\\..\\admin',
  'ipns://a/../../ipfs/QmCat',
  '/ipfs/../admin',
  'ipfs/QmCat/../../admin',
  `${V0}/../../admin`,
  `${V0}0`,
  'ar://bNbA3TEQVL60xlgCcqdz4ZPHFZ711cZ3hmkpGttDt_U',
  '//pictures.example/a.png',
  '/a.png',
  'a.png',
  'https://',
  'https://pictures.example:99999/',
  ''
])('%j is never fetched', (uri) => {
  expect([webAddress(uri, inPublic), webAddress(uri, atHome)]).toEqual([undefined, undefined])
})

test.each([
  'https://localhost/a.png',
  'https://localhost./a.png',
  'https://x.localhost/a.png',
  'https://127.0.0.2/a.png',
  'https://[::ffff:127.0.0.1]/a.png',
  'https://0.0.0.0/a.png',
  'https://192.168.0.1/a.png',
  'http://127.0.0.1:5173/auth/sign-out',
  'http://127.0.0.1:5173/__dev/names/../auth/sign-out',
  'http://127.0.0.1:5173/__dev/names',
  'http://127.0.0.1:5173/__dev/namesake/a.png',
  'http://127.0.0.1:5174/__dev/names/a.png',
  'http://visitor@127.0.0.1:5173/__dev/names/a.png',
  'https://127.0.0.1:5173/__dev/names/a.png',
  'http://localhost:5173/__dev/names/a.png'
])('%s is on this machine or its network, and is never fetched', (uri) => {
  expect([webAddress(uri, inPublic), webAddress(uri, atHome)]).toEqual([undefined, undefined])
})

test('content of local names is fetched from the development server only', () => {
  const uri = `${LOCAL}/avatars/bob.svg`
  expect(webAddress(uri, atHome)).toBe(uri)
  expect(webAddress(uri, inPublic)).toBeUndefined()
  expect(publicAddress(uri)).toBeUndefined()
})

test('a public host may use any port', () => {
  expect(publicAddress('https://pictures.example:8443/a.png')).toBe('https://pictures.example:8443/a.png')
})

test('URLs are parsed without URL.canParse, which older browsers lack', async () => {
  const { canParse } = URL
  try {
    Object.assign(URL, { canParse: undefined })
    expect([publicAddress('https://a.example/b'), publicAddress('//')]).toEqual(['https://a.example/b', undefined])
  } finally {
    Object.assign(URL, { canParse })
  }
})
