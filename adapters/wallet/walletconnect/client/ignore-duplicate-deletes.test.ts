import { expect, test } from 'vitest'
import { ignoreDuplicateDeletes } from './ignore-duplicate-deletes.ts'

/** As the package does it: a session that is not there cannot be deleted. */
function client(failure?: Error) {
  const keys: string[] = ['topic']
  const engine = {
    async deleteSession({ topic }: { readonly topic: string }) {
      if (failure) throw failure
      if (!keys.includes(topic)) throw new Error('Record was recently deleted')
      await Promise.resolve()
      keys.splice(0)
    }
  }
  ignoreDuplicateDeletes({ engine, session: { keys } })
  return { engine, keys }
}

test('a session that ends twice ends once, one after the other or at the same time', async () => {
  const { engine, keys } = client()
  const ended = { topic: 'topic' }
  await Promise.all([engine.deleteSession(ended), engine.deleteSession(ended)])
  await engine.deleteSession(ended)
  expect(keys).toEqual([])
})

test('one that cannot be ended and stays is a failure all the same', async () => {
  const { engine } = client(new Error('no storage'))
  await expect(engine.deleteSession({ topic: 'topic' })).rejects.toThrow('no storage')
})
