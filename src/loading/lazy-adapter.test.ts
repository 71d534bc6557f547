import { expect, test, vi } from 'vitest'
import { lazyAdapter } from './lazy-adapter.ts'

interface Greeter {
  greet(name: string): Promise<string>
  leave(): Promise<void>
}

class English implements Greeter {
  readonly #greeting = 'Hello'
  async greet(name: string) {
    return `${this.#greeting} ${name}`
  }
  async leave() {
    throw new Error('The door is locked.')
  }
}

test('every method of the port is passed on, and the code is fetched with the first call of any', async () => {
  const load = vi.fn(async () => new English())
  const lazy = lazyAdapter<Greeter>(load)
  expect(load).not.toHaveBeenCalled()
  expect(await Promise.all([lazy.greet('Ann'), lazy.greet('Bob')])).toEqual(['Hello Ann', 'Hello Bob'])
  await expect(lazy.leave()).rejects.toThrow('The door is locked.')
  expect(load).toHaveBeenCalledTimes(1)
})

test('a call whose code fails to load rejects with the port’s error, and the next call fetches it again', async () => {
  const load = vi.fn(async () => new English()).mockRejectedValueOnce(new Error('404'))
  const lazy = lazyAdapter<Greeter>(load, (cause, parameters) => new Error(`${parameters} waited`, { cause }))
  await expect(lazy.greet('Ann')).rejects.toThrow('Ann waited')
  expect(await lazy.greet('Bob')).toBe('Hello Bob')
})

test('a promise can resolve to an adapter without fetching anything', async () => {
  const load = vi.fn(async () => new English())
  const lazy = lazyAdapter<Greeter>(load)
  expect(await Promise.resolve(lazy)).toBe(lazy)
  expect(load).not.toHaveBeenCalled()
})

test('a port with a synchronous method does not compile', () => {
  interface Impatient {
    greet(): string
  }
  // @ts-expect-error: `greet` answers at once
  lazyAdapter<Impatient>(async () => ({ greet: () => 'Hello' }))
})
