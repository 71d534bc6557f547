import { EventEmitter } from 'node:events'
import type { Anvil, Pool } from '@viem/anvil'
import { expect, test } from 'vitest'
import { AnvilNode } from './anvil-node.ts'

const never = () => new Promise<never>(() => undefined)

/** Closes a node during its start. @returns the calls made to pool and plan, in order. */
async function startClosing(closing: 'in its plan' | 'in the pool'): Promise<readonly string[]> {
  const calls: string[] = []
  const pool: Partial<Pool<string>> = {
    start: async () => {
      calls.push('start')
      if (closing === 'in the pool') node.close()
      return Object.assign(new EventEmitter(), { port: 1 }) as unknown as Anvil
    },
    stop: async () => void calls.push('stop')
  }
  const plan = async () => {
    if (closing === 'in its plan') node.close()
    return { options: {}, threads: 1, prepare: async () => void calls.push('prepare') }
  }
  const watching = { stableAfterMs: 0, probePause: never, kill: () => undefined, log: () => undefined }
  const node = new AnvilNode({ name: 'fork', pool: pool as Pool<string>, plan, ...watching })
  await expect(node.url()).rejects.toThrow('The devchain has stopped.')
  return calls
}

test('a node closed while its plan is being made is not started', async () => {
  expect(await startClosing('in its plan')).toEqual([])
})

test('a node closed while it starts is stopped without being prepared', async () => {
  expect(await startClosing('in the pool')).toEqual(['start', 'stop'])
})
