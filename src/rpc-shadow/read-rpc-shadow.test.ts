import { expect, test } from 'vitest'
import { rpcLibraries } from '../rpc-libraries.ts'
import { readRpcShadow } from './read-rpc-shadow.ts'

const development = { rpcLibrary: 'viem', isBuild: false } as const

test.each([undefined, '', '  '])('%j is no shadow, in a build too', (value) => {
  expect(readRpcShadow(value, development)).toBe('')
  expect(readRpcShadow(value, { ...development, isBuild: true })).toBe('')
})

test('the shadow is the library that the page itself does not use', () => {
  expect(readRpcShadow(' ethers ', development)).toBe('ethers')
  expect(readRpcShadow('viem', { ...development, rpcLibrary: 'ethers' })).toBe('viem')
})

test.each([
  [
    'no-such-library',
    development,
    `RPC_SHADOW must be ${rpcLibraries.map((name) => `"${name}"`).join(' or ')}, got "no-such-library".`
  ],
  ['viem', development, 'RPC_SHADOW must name another library than RPC_LIBRARY, got "viem".'],
  [
    'ethers',
    { ...development, isBuild: true },
    'RPC_SHADOW is for `npm start` and must be empty in a build, got "ethers".'
  ]
] as const)('%s stops with one sentence that names the value', (value, options, sentence) => {
  expect(() => readRpcShadow(value, options)).toThrow(new Error(sentence))
})
