import { concatHex, encodeFunctionData, erc20Abi, type Hex, multicall3Abi } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { tokenAbi } from '#devchain/explorer/chain/known-abis.ts'
import { readManifest } from '#devchain/recordings/recording.ts'
import type { Address } from '#domain/address.ts'
import { transactionsIn } from './explored-chain.ts'
import { ECHO, ECHO_CODE, ExploredContracts, echoAbi, GONE } from './explored-contracts.ts'
import type { Visited } from './explorer-visitor.ts'

const CHAIN = 84531
const { contracts } = readManifest(CHAIN)
const [first, second] = testAccounts as readonly [Address, Address]

let explored: ExploredContracts

beforeAll(async () => {
  explored = await ExploredContracts.start(CHAIN)
})

afterAll(() => explored?.chain.stop())

describe('the list of contracts', () => {
  test('shows a team’s contracts first, then those of the recording', async () => {
    const { text, html } = await explored.page('/contracts')
    expect(text).toMatch(
      /Your contracts Echo 0x0{30}.* 4 functions Failing .* Of the recorded network Multicall3 .* Test Dollar/i
    )
    expect(text).toMatch(/Base URL \S+ no ABI/)
    expect(text.match(/Echo 0x/g)).toHaveLength(1)
    expect(html).toContain(`href="/__dev/explorer/${CHAIN}/contract/${contracts.token}">Test Dollar`)
  })

  test('says how to register a contract while there is none', async () => {
    const { text } = await explored.chain.page('/contracts')
    expect(text).toContain('None yet. Put a Solidity file such as LogBook.sol into the folder contracts/')
    expect(text).toContain('contracts/README.md')
  })

  test('is linked from every page of a chain, and a contract from its address page', async () => {
    const { html } = await explored.page(`/address/${contracts.token}`)
    expect(html).toContain(`href="/__dev/explorer/${CHAIN}/contracts"`)
    expect(html).toContain(`href="/__dev/explorer/${CHAIN}/contract/${contracts.token}">Call the contract`)
    expect((await explored.page(`/address/${first}`)).text).not.toContain('Call the contract')
  })
})

describe('a contract’s page', () => {
  test('reads what needs no input at once, and lists all other functions', async () => {
    const { status, text } = await explored.page(`/contract/${contracts.token}`)
    expect(status).toBe(200)
    expect(text).toContain('decimals uint8 uint8 6')
    expect(text).toContain('symbol string string tUSD')
    expect(text).toContain('balanceOf(address account)')
    expect(text).toContain('transfer(address recipient, uint256 amount)')
  })

  test('shows the newest events decoded, and those of no known ABI as they are', async () => {
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [second, 123n] })
    const hash = await explored.chain.sendMined({ to: contracts.token, data })
    const { text, html } = await explored.page(`/contract/${contracts.token}`)
    expect(transactionsIn(html)[0]).toBe(hash)
    expect(text).toMatch(/Events the newest 12 of the last [\d,]+ blocks Transfer in .* value uint256 123 Transfer in/)
    expect(text).toContain('Latest event: Transfer in block')
    const topic = `0x${'ab'.repeat(32)}` as const
    // LOG1 of one empty word.
    await explored.chain.node.ask('anvil_setCode', [GONE, concatHex(['0x7f', topic, '0x60206000a100'])])
    await explored.chain.sendMined({ to: GONE })
    expect((await explored.page(`/contract/${GONE}`)).text).toContain(`topic 0 ${topic} data 0x${'00'.repeat(32)}`)
    await explored.chain.node.ask('anvil_setCode', [GONE, '0x'])
  })

  test('says when there is no code, no ABI or no such address', async () => {
    expect((await explored.page(`/contract/${GONE}`)).text).toContain('There is no code at this address on Base Goerli')
    expect((await explored.page(`/contract/${contracts.baseUrl}`)).text).toContain('No ABI is registered')
    expect((await explored.page('/contract/0x12')).status).toBe(404)
  })

  test('allows scripts of this response only, and Dev Wallet’s own styles', async () => {
    const [one, other] = await Promise.all([explored.page(`/contract/${ECHO}`), explored.page(`/contract/${ECHO}`)])
    const nonceOf = ({ headers }: Visited) =>
      /script-src 'sha256-[^']+' 'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1]
    expect(nonceOf(one)).toMatch(/^[\w+/]{22}==$/)
    expect(nonceOf(one)).not.toBe(nonceOf(other))
    expect(one.html).toContain(`<script nonce="${nonceOf(one)}" src="/__dev/explorer/contract.js"`)
    expect((await explored.page('/contracts')).headers.get('content-security-policy')).not.toContain('nonce')
  })
})

describe('reading', () => {
  test('shows the result of a call with its type', async () => {
    const before = await explored.chain.node.client.readContract({
      address: contracts.token,
      abi: erc20Abi,
      functionName: 'balanceOf',
      args: [second]
    })
    const { status, text, html } = await explored.press(contracts.token, tokenAbi, 'balanceOf(address)', {
      'arg.0': second
    })
    expect(status).toBe(200)
    expect(text).toContain(`Returned uint256 ${before.toLocaleString('en')}`)
    expect(html).toContain(`data-copy="${before}"`)
    expect(html).toContain(`value="${second}"`)
  })

  test('encodes and decodes structs, lists, signed integers, bytes and text', async () => {
    const typed = {
      'arg.0.0': second,
      'arg.0.1': '-5',
      'arg.0.2.0': 'true',
      'arg.0.2.1': '0xC0FFEE00',
      'arg.0.3': `[1, "2 gwei", ${2n ** 256n - 1n}]`,
      'arg.0.4': '<b>"&\'</b>'
    }
    const { text, html } = await explored.press(ECHO, echoAbi, 'echo(tuple)', typed)
    expect(text).toContain(
      `maker address Account 2 ${second} step int8 -5 terms tuple isOpen bool true kind bytes4 0xc0ffee00`
    )
    expect(text).toMatch(/amounts uint256\[\] 1 2,000,000,000 115,792.*,935 note string <b>"&'<\/b>/)
    expect(html).not.toContain('<b>"&')
  })

  test('tells overloaded functions apart, and names several results', async () => {
    expect((await explored.press(ECHO, echoAbi, 'echo(uint256)', { 'arg.0': '1.5 ether' })).text).toContain(
      'Returned uint256 1,500,000,000,000,000,000'
    )
    expect((await explored.press(ECHO, echoAbi, 'echo(string)', { 'arg.0': 'here' })).text).toContain(
      'Returned string here'
    )
    expect(
      (await explored.press(ECHO, echoAbi, 'swap(uint256,bytes)', { 'arg.0': '7', 'arg.1': '0xab' })).text
    ).toContain('a uint256 7 b bytes 0xab')
  })

  test('is refused with the path of each wrong value, and keeps what was typed', async () => {
    const typed = { 'arg.0.0': '<i>', 'arg.0.1': '200', 'arg.0.2.0': 'true', 'arg.0.2.1': '0x', 'arg.0.3': '[1, [2]]' }
    const { status, text, html } = await explored.press(ECHO, echoAbi, 'echo(tuple)', typed)
    expect(status).toBe(422)
    expect(text).toContain('An address is 0x and 40 hexadecimal digits.')
    expect(text).toContain('200 does not fit: int8 holds -128 to 127.')
    expect(text).toContain('bytes4 takes exactly 4 bytes, not 0.')
    expect(text).toContain('Item 2 of amounts: Enter a single value of type uint256 here.')
    expect(text).toContain('Not called: correct what is marked above.')
    expect(html).toContain('value="&lt;i&gt;"')
  })

  test('a contract without code returned nothing', async () => {
    await explored.chain.node.ask('anvil_setCode', [ECHO, '0x'])
    const { text } = await explored.press(ECHO, echoAbi, 'echo(uint256)', { 'arg.0': '1' })
    await explored.chain.node.ask('anvil_setCode', [ECHO, ECHO_CODE])
    expect(text).toContain('The contract returned nothing, so it may not have this function.')
  })
})

test('a call that is guessed from its selector, or in no known ABI, is said to be, in a trace too', async () => {
  const stranger = '0x00000000000000000000000000000000000057a9'
  await explored.chain.node.ask('anvil_setCode', [stranger, ECHO_CODE])
  const mint = encodeFunctionData({ abi: tokenAbi, functionName: 'mint', args: [second, 5n] })
  const sent = async (to: Address, data: Hex) =>
    (await explored.page(`/tx/${await explored.chain.sendMined({ to, data })}`)).text
  expect(await sent(stranger, mint)).toContain('guessed from its selector: the contract is unknown')
  expect(await sent(ECHO, mint)).toContain('guessed from its selector: it is not in the contract’s own ABI')
  expect(await sent(ECHO, '0xdeadbeef')).toContain('Selector 0xdeadbeef is in none of the known ABIs')
  expect(await sent(contracts.token, mint)).not.toContain('guessed')

  const data = encodeFunctionData({
    abi: multicall3Abi,
    functionName: 'aggregate3',
    args: [
      ([mint, '0xdeadbeef'] as const).map((callData) => ({ target: ECHO as Address, allowFailure: false, callData }))
    ]
  })
  expect(await sent(contracts.multicall3, data)).toContain(
    'Calls CALL Multicall3 aggregate3 CALL Echo mint guessed CALL Echo 0xdeadbeef unknown'
  )
})
