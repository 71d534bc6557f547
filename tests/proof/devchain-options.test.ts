import { getContractAddress, type Hex } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { callNode } from '#devchain/json-rpc.ts'
import { type Command, runNode } from '../devchain/command.ts'

const [account] = testAccounts as readonly [Hex]
const PAGE = 'http://localhost:5173'
/** Returns nothing, as code or when it creates a contract. */
const CREATION = '0x60006000f3'

let command: Command
let chains: Readonly<Record<string, string>>

beforeAll(async () => {
  const several = ['--chains', '59140', '--empty', '31337', '--empty', '10']
  command = runNode(['src/start/devchain.mjs', '--ci', '--json', '--open', '--fresh', ...several])
  const [line] = await command.until(/^\{.*\}\n/)
  chains = JSON.parse(line).chains
})

afterAll(async () => {
  command?.kill('SIGTERM')
  await command?.ended
})

async function answerTo(origin: string, method: string, params: readonly unknown[] = []) {
  const headers = { 'content-type': 'application/json', origin }
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const response = await fetch(chains[59140] ?? '', { method: 'POST', headers, body })
  return { status: response.status, body: await response.json() }
}

test('with --open, a page of this machine may call every method, and a foreign one still none', async () => {
  const accounts = await answerTo(PAGE, 'eth_accounts')
  expect(accounts.body.result).toEqual(testAccounts.map((each) => each.toLowerCase()))
  expect((await answerTo(PAGE, 'anvil_setBalance', [account, '0x7'])).body).toHaveProperty('result')
  expect((await answerTo(PAGE, 'debug_traceCall', [{ to: account }, 'latest'])).body).toHaveProperty('result')
  for (const method of ['eth_accounts', 'eth_chainId'])
    expect((await answerTo('https://evil.example', method)).status).toBe(403)
})

test('with --fresh, a first contract is at its well-known address, on a recorded chain too', async () => {
  for (const [chainId, url] of Object.entries(chains)) {
    await callNode(url, 'anvil_setBalance', [account, '0xde0b6b3a7640000'])
    const hash = await callNode<Hex>(url, 'eth_sendTransaction', [{ from: account, data: CREATION }])
    const receipt = () => callNode<{ contractAddress: Hex } | null>(url, 'eth_getTransactionReceipt', [hash])
    await expect.poll(receipt, { message: chainId }).toMatchObject({
      contractAddress: getContractAddress({ from: account, nonce: 0n }).toLowerCase()
    })
  }
})

test('every chain that an option names is served', async () => {
  for (const chainId of [10, 31337, 59140])
    expect(Number(await callNode(chains[chainId] ?? '', 'eth_chainId'))).toBe(chainId)
})
