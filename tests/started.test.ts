import { expect, test } from 'vitest'
import { Started, startWhole } from './started.ts'

test('a start that fails half way leaves nothing running, and a whole one runs until it is stopped', async () => {
  const running = new Set<string>()
  const stopped: string[] = []
  const start = (started: Started, name: string) => {
    running.add(name)
    started.add(async () => {
      await Promise.resolve()
      stopped.push(name)
      running.delete(name)
    })
  }
  const half = startWhole(async (started) => {
    for (const name of ['store', 'service']) start(started, name)
    throw new Error('The port is taken.')
  })
  await expect(half).rejects.toThrow('The port is taken.')
  expect([[...running], stopped.splice(0)]).toEqual([[], ['service', 'store']])
  const whole = await startWhole(async (started) => {
    for (const name of ['store', 'service', 'page']) start(started, name)
    return started
  })
  expect(running.size).toBe(3)
  await whole.stop()
  await whole.stop()
  expect(stopped).toEqual(['page', 'service', 'store'])
})

test('a part that cannot be stopped keeps no other running, and its error is reported', async () => {
  const stopped: string[] = []
  const started = new Started()
  started.add(() => stopped.push('store'))
  started.add(() => Promise.reject(new Error('The service hangs.')))
  await expect(started.stop()).rejects.toThrow('The service hangs.')
  expect(stopped).toEqual(['store'])
})
