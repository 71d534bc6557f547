import { EventEmitter } from 'node:events'
import type { Anvil, Pool } from '@viem/anvil'
import { expect, test } from 'vitest'
import { AnvilNode } from './anvil-node.ts'

/** A node that is closed in the middle of its start. @returns what was asked of pool and plan until then, in this order. */
async function startClosing(closing: 'in its plan' | 'in the pool'): Promise<readonly string[]> {
  const asked: string[] = []
  const pool: Partial<Pool<string>> = {
    start: async () => {
      asked.push('start')
      if (closing === 'in the pool') node.close()
      return Object.assign(new EventEmitter(), { port: 1 }) as unknown as Anvil
    },
    stop: async () => void asked.push('stop')
  }
  const plan = async () => {
    if (closing === 'in its plan') node.close()
    return { options: {}, prepare: async () => void asked.push('prepare') }
  }
  const node = new AnvilNode({ name: 'fork', pool: pool as Pool<string>, plan, log: () => undefined, stableAfterMs: 0 })
  await expect(node.url()).rejects.toThrow('The devchain has stopped.')
  return asked
}

test('a node whose plan is ready only after the end is not started', async () => {
  expect(await startClosing('in its plan')).toEqual([])
})

test('a node that comes up only after the end is ended, and prepared for nobody', async () => {
  expect(await startClosing('in the pool')).toEqual(['start', 'stop'])
})
