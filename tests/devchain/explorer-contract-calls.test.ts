import { concatHex, encodeErrorResult, encodeFunctionData, erc20Abi, type Hex, numberToHex, parseAbi, size } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { reverterAbi, tokenAbi } from '#devchain/explorer/chain/known-abis.ts'
import { readManifest } from '#devchain/recordings/recording.ts'
import type { Address } from '#domain/address.ts'
import { ECHO, ExploredContracts, echoAbi, FAILING, failingAbi, gateAbi } from './explored-contracts.ts'
import type { Visited } from './explorer-visitor.ts'

const CHAIN = 84531
const { contracts } = readManifest(CHAIN)
const [first, second] = testAccounts as readonly [Address, Address]

let explored: ExploredContracts

beforeAll(async () => {
  explored = await ExploredContracts.start(CHAIN)
})

afterAll(() => explored?.chain.stop())

describe('simulating', () => {
  test('shows the result and the gas, and sends nothing', async () => {
    const nonce = await explored.chain.node.client.getTransactionCount({ address: second })
    const typed = { act: 'simulate', from: second, 'arg.0': first, 'arg.1': '5' }
    const { text, html } = await explored.press(contracts.token, tokenAbi, 'transfer(address,uint256)', typed)
    expect(text).toMatch(/This call would succeed bool true .*Estimated gas: [\d,]{6,}/)
    expect(html).not.toContain('data-call')
    expect(await explored.chain.node.client.getTransactionCount({ address: second })).toBe(nonce)
  })

  test.each([
    ['withReason()', {}, 'Reverted asked to fail'],
    [
      'withCustomError(uint256)',
      { 'arg.0': '7' },
      'Refused(uint256,string) code uint256 7 reason string asked to fail'
    ],
    ['when(bool)', { 'arg.0': 'true', amount: '0.1 ether' }, 'Reverted asked to fail']
  ])('%s shows why it reverts', async (signature, typed, reason) => {
    expect(
      (await explored.press(contracts.reverter, reverterAbi, signature, { act: 'simulate', ...typed })).text
    ).toContain(reason)
  })

  test.each([
    [
      'a panic in words',
      encodeErrorResult({ abi: parseAbi(['error Panic(uint256)']), errorName: 'Panic', args: [18n] }),
      'Panic 18: division by zero.'
    ],
    [
      'an error of another registered contract',
      encodeErrorResult({ abi: gateAbi, errorName: 'Closed', args: [9n] }),
      'Closed(uint256) until uint256 9'
    ],
    ['data of no known ABI as it is', '0xdeadbeef01', 'The error is in none of the known ABIs: 0xdeadbeef01'],
    ['a revert without data', '0x', 'The contract gave no reason']
  ] as const)('shows %s', async (_what, data, reason) => {
    await explored.chain.node.ask('anvil_setCode', [FAILING, revertingWith(data)])
    expect((await explored.press(FAILING, failingAbi, 'fail()', { act: 'simulate' })).text).toContain(reason)
  })

  test('an account that cannot pay is refused in the node’s words', async () => {
    const typed = { act: 'simulate', 'arg.0': 'false', amount: '1000000 ether' }
    const { text } = await explored.press(contracts.reverter, reverterAbi, 'when(bool)', typed)
    expect(text).toMatch(/The node refused this call .*[Ii]nsufficient funds/)
  })
})

describe('sending', () => {
  const callIn = ({ html }: Visited) =>
    JSON.parse((/data-call="([^"]+)"/.exec(html)?.[1] ?? '').replaceAll('&quot;', '"'))

  test('prepares the wallet’s request after a simulation', async () => {
    const answer = await explored.press(contracts.reverter, reverterAbi, 'when(bool)', {
      act: 'send',
      'arg.0': 'false',
      amount: '1 gwei'
    })
    const data = encodeFunctionData({ abi: reverterAbi, functionName: 'when', args: [false] })
    expect(callIn(answer)).toEqual({ to: contracts.reverter, data, value: '0x3b9aca00' })
    expect(answer.html).not.toContain('data-may-fail')
  })

  test('has to be confirmed where the simulation reverts, and then brings its own gas limit', async () => {
    const failing = await explored.press(contracts.reverter, reverterAbi, 'withReason()', { act: 'send' })
    expect(failing.html).toContain('data-may-fail')
    expect(failing.text).toContain('It was not sent. Sending it would cost a fee and probably fail.')
    const insisted = await explored.press(contracts.reverter, reverterAbi, 'withReason()', { act: 'send-anyway' })
    expect(insisted.html).not.toContain('data-may-fail')
    expect(callIn(insisted)).toMatchObject({ gas: '0x7a120' })
  })

  test('a receipt is pending, then confirmed with its events decoded', async () => {
    await explored.chain.press('mining', { mode: 'manual' })
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [second, 77n] })
    const hash = await explored.chain.send({ to: contracts.token, data })
    const path = `/contract/${contracts.token}/receipt/${hash}`
    expect((await explored.page(path)).html).toContain('data-status="pending"')
    await explored.chain.press('mining', { mode: 'automatic' })
    await explored.chain.press('mine', { blocks: '1' })
    await explored.chain.mined(hash)
    expect((await explored.page(path)).text).toMatch(
      /Confirmed In block [\d,]+, with 1 event\. Transfer by Test Dollar .* value uint256 77/
    )
    expect((await explored.page(`/contract/${contracts.token}/receipt/0x${'1'.repeat(64)}`)).html).toContain(
      'data-status="unknown"'
    )
  })
})

describe('what others send', () => {
  const call = { act: 'read', from: first, function: '70a08231', 'arg.0': second }
  const path = `/${CHAIN}/contract/${contracts.token}/call`

  test.each([[{}], [{ origin: 'https://elsewhere.test' }], [{ origin: 'null' }]])(
    'is refused with the origin %o',
    async (headers) => {
      expect((await explored.visitor.post(path, call, headers)).status).toBe(403)
    }
  )

  test('is refused when it is too large, but not for a large argument', async () => {
    const large = await explored.press(ECHO, echoAbi, 'echo(string)', { 'arg.0': 'x'.repeat(50_000) })
    expect(large.status).toBe(200)
    expect((await explored.press(ECHO, echoAbi, 'echo(string)', { 'arg.0': 'x'.repeat(200_000) })).status).toBe(413)
  })

  test.each([[{ function: 'ffffffff' }], [{ act: 'mint' }]])('%o is no button of the page', async (wrong) => {
    const { status, text } = await explored.visitor.post(path, { ...call, ...wrong })
    expect(status).toBe(404)
    expect(text).toContain('The contract has changed since this page was loaded')
  })

  test('an account that is none is named as the reason', async () => {
    const { status, text } = await explored.visitor.post(path, { ...call, from: '0x12' })
    expect(status).toBe(422)
    expect(text).toContain('The calling account cannot be used. An address is 0x and 40 hexadecimal digits.')
  })
})

/** Code that reverts with this data, which follows it. */
function revertingWith(data: Hex): Hex {
  const length = numberToHex(size(data), { size: 1 })
  return concatHex(['0x60', length, '0x600c60003960', length, '0x6000fd', data])
}
