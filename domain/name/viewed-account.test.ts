import { expect, test } from 'vitest'
import { hostileTexts } from '#domain/fake-hostile-texts.ts'
import type { Address, Checksum } from '../address.ts'
import { parseViewRequest } from './viewed-account.ts'

const alice: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const checksum: Checksum = (address) => (address === alice.toLowerCase() ? alice : undefined)
const parse = (text: string) => parseViewRequest(text, checksum)

test.each([
  ['with its checksum', alice],
  ['in lower case', alice.toLowerCase()],
  ['in upper case', `0x${alice.slice(2).toUpperCase()}`],
  ['with spaces around it', `  ${alice}\n`],
  ['in a payment URI', `ethereum:${alice}`],
  ['in a payment URI of any network', `ethereum:pay-${alice}@59140`],
  ['with a network’s short name', `base:${alice}`],
  ['with a network’s id', `eip155:84531:${alice.toLowerCase()}`],
  ['with invisible characters in it', `\u200e${alice.slice(0, 20)}\u200b${alice.slice(20)}`]
])('an address %s is viewed', (_what, text) => {
  expect(parse(text)).toEqual({ type: 'address', account: alice })
})

test('an address with a wrong checksum is not viewed: somebody else may own it', () => {
  expect(parse(alice.replace('f39F', 'F39f'))).toEqual({ type: 'unusable', problem: 'mistyped' })
})

test.each([`ethereum:${alice}@1/transfer?address=${alice}&uint256=1`, `ethereum:${alice}?value=1`])(
  'a payment request is no account: %s',
  (text) => {
    expect(parse(text)).toEqual({ type: 'unusable', problem: 'invalid' })
  }
)

test('a name in a payment URI is to be looked up', () => {
  expect(parse('ethereum:alice.eth@1')).toEqual({ type: 'name', name: 'alice.eth' })
})

test('a name is to be looked up', () => {
  expect(parse('alice.eth')).toEqual({ type: 'name', name: 'alice.eth' })
})

test('invisible characters that names ignore are not shown while it is looked up', () => {
  expect(parse('\u200Bal\uFEFFi\u00ADce.eth')).toEqual({ type: 'name', name: 'alice.eth' })
})

test.each(['', ' ', 'alice', alice.slice(0, -1), `${alice}0`, '0x', 'a b.eth', `${'a'.repeat(300)}.eth`])(
  '%j is neither an address nor a name',
  (text) => {
    expect(parse(text)).toEqual({ type: 'unusable', problem: 'invalid' })
  }
)

test.each(Object.entries(hostileTexts).filter(([, text]) => / /.test(text)))(
  'a text that %s is refused',
  (_w, text) => {
    expect(parse(text)).toEqual({ type: 'unusable', problem: 'invalid' })
  }
)
