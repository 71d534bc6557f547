import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type AuthenticateMessage,
  formatAuthenticateMessage,
  formatGrantedMessage,
  parseAuthenticateMessage,
  readSessionRecap,
  SESSION_METHODS,
  sessionRecap
} from './authenticate-message.ts'

const message: AuthenticateMessage = {
  domain: 'app.example:8443',
  address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  statement: 'Sign in to Portside.',
  uri: 'https://app.example:8443',
  chainId: 84531,
  nonce: 'a1b2c3d4e5f6',
  issuedAt: 1_700_000_000_000,
  expiresAt: 1_700_000_300_000,
  chainIds: [84531, 59140]
}
const text = formatAuthenticateMessage(message)

/** The message with the ReCap that a wallet would sign if it changed its content. */
function withRecap(change: (json: string) => string): string {
  return text.replace(
    /urn:recap:(.*)$/,
    (_, code: string) => `urn:recap:${btoa(change(atob(code))).replace(/=+$/, '')}`
  )
}

test('the message has the layout of EIP-4361, with the ReCap in its statement and as its only resource', () => {
  expect(text).toMatchInlineSnapshot(`
    "app.example:8443 wants you to sign in with your Ethereum account:
    0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266

    Sign in to Portside. I further authorize the stated URI to perform the following actions on my behalf: (1) 'request': 'eth_sendTransaction', 'eth_signTypedData_v4', 'personal_sign', 'wallet_addEthereumChain', 'wallet_getCallsStatus', 'wallet_getCapabilities', 'wallet_sendCalls', 'wallet_switchEthereumChain', 'wallet_watchAsset' for 'eip155'.

    URI: https://app.example:8443
    Version: 1
    Chain ID: 84531
    Nonce: a1b2c3d4e5f6
    Issued At: 2023-11-14T22:13:20.000Z
    Expiration Time: 2023-11-14T22:18:20.000Z
    Resources:
    - urn:recap:eyJhdHQiOnsiZWlwMTU1Ijp7InJlcXVlc3QvZXRoX3NlbmRUcmFuc2FjdGlvbiI6W3siY2hhaW5zIjpbImVpcDE1NTo4NDUzMSIsImVpcDE1NTo1OTE0MCJdfV0sInJlcXVlc3QvZXRoX3NpZ25UeXBlZERhdGFfdjQiOlt7ImNoYWlucyI6WyJlaXAxNTU6ODQ1MzEiLCJlaXAxNTU6NTkxNDAiXX1dLCJyZXF1ZXN0L3BlcnNvbmFsX3NpZ24iOlt7ImNoYWlucyI6WyJlaXAxNTU6ODQ1MzEiLCJlaXAxNTU6NTkxNDAiXX1dLCJyZXF1ZXN0L3dhbGxldF9hZGRFdGhlcmV1bUNoYWluIjpbeyJjaGFpbnMiOlsiZWlwMTU1Ojg0NTMxIiwiZWlwMTU1OjU5MTQwIl19XSwicmVxdWVzdC93YWxsZXRfZ2V0Q2FsbHNTdGF0dXMiOlt7ImNoYWlucyI6WyJlaXAxNTU6ODQ1MzEiLCJlaXAxNTU6NTkxNDAiXX1dLCJyZXF1ZXN0L3dhbGxldF9nZXRDYXBhYmlsaXRpZXMiOlt7ImNoYWlucyI6WyJlaXAxNTU6ODQ1MzEiLCJlaXAxNTU6NTkxNDAiXX1dLCJyZXF1ZXN0L3dhbGxldF9zZW5kQ2FsbHMiOlt7ImNoYWlucyI6WyJlaXAxNTU6ODQ1MzEiLCJlaXAxNTU6NTkxNDAiXX1dLCJyZXF1ZXN0L3dhbGxldF9zd2l0Y2hFdGhlcmV1bUNoYWluIjpbeyJjaGFpbnMiOlsiZWlwMTU1Ojg0NTMxIiwiZWlwMTU1OjU5MTQwIl19XSwicmVxdWVzdC93YWxsZXRfd2F0Y2hBc3NldCI6W3siY2hhaW5zIjpbImVpcDE1NTo4NDUzMSIsImVpcDE1NTo1OTE0MCJdfV19fX0"
  `)
})

test('the ReCap allows each method of a session on each of its chains, and nothing else', () => {
  const { att } = JSON.parse(atob(sessionRecap([84531, 59140]).replace('urn:recap:', '')))
  expect(Object.keys(att)).toEqual(['eip155'])
  expect(Object.keys(att.eip155)).toEqual(SESSION_METHODS.map((method) => `request/${method}`))
  for (const limits of Object.values(att.eip155)) expect(limits).toEqual([{ chains: ['eip155:84531', 'eip155:59140'] }])
})

test('the methods are in alphabetical order, in which WalletConnect writes them', () => {
  expect([...SESSION_METHODS].sort((one, other) => one.localeCompare(other))).toEqual(SESSION_METHODS)
})

test('a message that a wallet writes as asked is read field by field', () => {
  const chains = fc.array(fc.integer({ min: 1, max: 2 ** 40 }), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(chains, (chainIds) => {
      const written = { ...message, chainIds }
      expect(parseAuthenticateMessage(formatAuthenticateMessage(written))).toEqual(written)
    })
  )
})

test.each([
  ['nothing', ''],
  ['the plain message', text.slice(0, text.indexOf('\nResources')).replace(/ I further.*/, '')],
  ['no resources', text.slice(0, text.indexOf('\nResources'))],
  ['a resource before the ReCap', text.replace('Resources:\n', 'Resources:\n- https://a.test\n')],
  ['a resource after the ReCap', `${text}\n- https://a.test`],
  ['the resources twice', text + text.slice(text.indexOf('\nResources'))],
  ['a line break at the end', `${text}\n`],
  ['a ReCap with padding', `${text}==`],
  ['a ReCap that is no base64', text.replace(/urn:recap:.*$/, 'urn:recap:____')],
  ['a ReCap of one character', text.replace(/urn:recap:.*$/, 'urn:recap:a')],
  ['an empty ReCap', text.replace(/urn:recap:.*$/, 'urn:recap:')],
  ['a statement without the ReCap', text.replace(/ I further authorize.*/, '')],
  ['a statement with another method', text.replace("'personal_sign'", "'eth_sign'")],
  ['a statement with something more', text.replace("for 'eip155'.", "for 'eip155'. And pay.")],
  ['the statement of the ReCap alone', text.replace('Sign in to Portside. ', '')],
  ['a method more', withRecap((json) => json.replace('{"request/', '{"request/eth_sign":[{}],"request/'))],
  ['a method less', withRecap((json) => json.replace(/"request\/eth_sendTransaction":\[.*?\}\],/, ''))],
  ['another method', withRecap((json) => json.replace('request/personal_sign', 'request/eth_sign'))],
  ['a method without limits', withRecap((json) => json.replace(/\[\{"chains":\[[^\]]*\]\}\]/, '[{}]'))],
  ['other chains for one method', withRecap((json) => json.replace('eip155:84531', 'eip155:1'))],
  ['chains of another kind', withRecap((json) => json.replaceAll('eip155:84531', 'solana:84531'))],
  ['a chain id that no number holds', withRecap((json) => json.replaceAll('84531', '9'.repeat(20)))],
  ['another resource in the ReCap', withRecap((json) => json.replace('{"att":{', '{"att":{"https://a.test":{},'))],
  ['a proof in the ReCap', withRecap((json) => json.replace(/\}$/, ',"prf":[]}'))],
  ['spaces in the ReCap', withRecap((json) => json.replace(',', ', '))],
  ['an address that is none', text.replace(message.address, '0x1234')]
])('%s is not what the page asks for', (_, changed) => {
  expect(changed).not.toBe(text)
  expect(parseAuthenticateMessage(changed)).toBeUndefined()
})

test('what a ReCap grants is read if it is written as ours is, all of it or less', () => {
  const chains = fc.array(fc.integer({ min: 1, max: 2 ** 40 }), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(chains, fc.subarray([...SESSION_METHODS], { minLength: 1 }), (chainIds, methods) => {
      expect(readSessionRecap(sessionRecap(chainIds, methods))).toEqual({ chainIds, methods })
    })
  )
  expect(readSessionRecap('https://a.test')).toBeUndefined()
})

test('a wallet that grants less signs another text, which is not what the page asks for', () => {
  const less = formatGrantedMessage(message, ['personal_sign'])
  expect(less).toContain("on my behalf: (1) 'request': 'personal_sign' for 'eip155'.")
  expect(parseAuthenticateMessage(less)).toBeUndefined()
})

test('a line break in a field is refused', () => {
  expect(() => formatAuthenticateMessage({ ...message, nonce: 'a\nChain ID: 1' })).toThrow(RangeError)
})
