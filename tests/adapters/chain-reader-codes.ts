import { describe, expect, test } from 'vitest'
import type { ChainReadFailure } from '#domain/chain/chain-read-error.ts'
import { account, type CreateEndpointReader, good, id, unknownMethod, useScriptedChain } from './scripted-chain.ts'
import { answering, type Script, saying } from './scripted-node.ts'

const code = (answer: object) => answering({ ...good, eth_getCode: answer })
const delegation = `ef0100${'12'.repeat(20)}`

const failures: readonly (readonly [what: string, script: Script, failure: ChainReadFailure])[] = [
  ['answers null', code({ result: null }), 'malformed'],
  ['answers a number', code({ result: 0 }), 'malformed'],
  ['answers a list', code({ result: [] }), 'malformed'],
  ['answers an empty text', code({ result: '' }), 'malformed'],
  ['answers half a byte', code({ result: '0x6' }), 'malformed'],
  ['answers invalid hex', code({ result: '0xzz' }), 'malformed'],
  ['answers bytes without 0x', code({ result: '6001' }), 'malformed'],
  ['answers neither result nor error', code({}), 'malformed'],
  ['has no codes', code(unknownMethod), 'refused'],
  ['has lost its state', code({ error: { code: -32000, message: 'missing trie node' } }), 'refused'],
  ['limits its rate', code({ error: { code: -32005, message: 'limit exceeded' } }), 'rate-limited'],
  ['answers HTTP 429', saying('', 429), 'rate-limited'],
  ['answers HTTP 500', saying('', 500), 'unreachable'],
  ['serves another chain', answering({ ...good, eth_chainId: { result: '0x1' } }), 'wrong-chain'],
  ['never answers', () => undefined, 'timeout']
]

/** Whether an address is called a contract, as far as a node's answer tells. */
export function describeCodes(name: string, createReader: CreateEndpointReader): void {
  describe(`${name} and the codes of addresses`, () => {
    const chain = useScriptedChain(createReader)

    test.each(failures)('a node that %s does not tell whether it is a contract', async (_what, script, failure) => {
      chain.node.script = script
      const asking = chain.readerAt([chain.node.url], { timeoutMs: 300 }).isContract(id, account)
      await expect(asking).rejects.toMatchObject({ name: 'ChainReadError', failure, chainId: id })
    })

    test.each([
      ['no code', '0x', false],
      ['one byte', '0x00', true],
      ['a delegation', `0x${delegation}`, false],
      ['a delegation in upper case', `0x${delegation.toUpperCase()}`, false],
      ['a delegation and more', `0x${delegation}00`, true],
      ['less than a delegation', `0x${delegation.slice(0, -2)}`, true]
    ])('an address with %s is a contract: %s is %s', async (_what, result, isContract) => {
      chain.node.script = code({ result })
      expect(await chain.readerAt([chain.node.url]).isContract(id, account)).toBe(isContract)
    })

    test('where one endpoint makes no sense, the next one tells', async () => {
      chain.node.script = code({ result: '0xzz' })
      chain.fallback.script = code({ result: '0x6001' })
      const reader = chain.readerAt([chain.node.url, chain.fallback.url])
      expect(await reader.isContract(id, account)).toBe(true)
    })
  })
}
