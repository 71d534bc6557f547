import { expect, test } from 'vitest'
import { runNode } from './command.ts'
import { nodesOf } from './nodes.ts'

test('a command after -- gets the addresses and standard output, and its exit code is passed on', async ({
  onTestFinished
}) => {
  const program = `
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId' })
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(process.env.RPC_URL_59140, { method: 'POST', headers, body })
    const { result } = await response.json()
    console.log(result, process.env.RPC_URL_59140 === process.env.DEVCHAIN_GATEWAY + '/59140')
    process.exit(7)`
  const command = runNode([
    'src/start/devchain.mjs',
    '--ci',
    '--chains',
    '59140',
    '--',
    process.execPath,
    '--input-type=module',
    '--eval',
    program
  ])
  onTestFinished(() => command.kill('SIGTERM'))
  expect(await command.ended).toBe(7)
  expect(command.output()).toBe('0xe704 true\n')
  expect(nodesOf(command)).toEqual([])
})

test('the weather command says so if no harness is running', async ({ onTestFinished }) => {
  const command = runNode(['src/start/devchain.mjs', 'weather', 'slow'])
  onTestFinished(() => command.kill('SIGTERM'))
  expect(await command.ended).toBe(2)
  expect(command.errors()).toBe('No devchain is running here: start one, or name another with --url.\n')
})
