import { expect, test, vi } from 'vitest'
import { runNode } from '../devchain/command.ts'
import { isRunning, nodesOf } from '../devchain/nodes.ts'
import { limit } from '../run/limits.mjs'
import { testedPage } from '../tested-page.mjs'

const soon = { timeout: limit(10_000), interval: 25 }

test.concurrent('an unusable FORK_URL stops npm start with one sentence', async ({ onTestFinished }) => {
  const command = runNode(['src/start/start.mjs'], { ...testedPage, FORK_URL_59140: 'http://127.0.0.1:1' })
  onTestFinished(() => command.kill('SIGTERM'))
  expect(await command.ended).toBe(1)
  expect(command.errors()).toBe('FORK_URL_59140: the node at 127.0.0.1:1 does not answer eth_chainId.\n')
})

const program = (then: string) => [
  '--input-type=module',
  '--eval',
  `import { runnerImport } from 'vite'
  const { module } = await runnerImport('./devchain/nodes/forks.ts', { logLevel: 'error' })
  const devchain = await module.startDevchain({ chainIds: [59140] })
  await devchain.url(59140)
  ${then}
  setInterval(() => {}, 1000)
  console.log('ready')`
]

test.concurrent.for([
  ['a program that crashes', "process.once('SIGUSR2', () => { throw new Error('crash') })", 'SIGUSR2'],
  ['a program that exits without stopping the devchain', "process.once('SIGUSR2', () => process.exit(3))", 'SIGUSR2'],
  ['a program that is terminated without a signal handler', '', 'SIGTERM']
] as const)('%s leaves no node', async ([_what, then, signal], { onTestFinished }) => {
  const running = runNode(program(then))
  onTestFinished(() => running.kill('SIGTERM'))
  await running.until(/ready/)
  const nodes = nodesOf(running)
  expect(nodes).toHaveLength(2)
  running.kill(signal)
  await running.ended
  await vi.waitFor(() => expect(nodes.filter(isRunning)).toEqual([]), soon)
})
