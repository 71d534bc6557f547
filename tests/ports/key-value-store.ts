import { describe, expect, test } from 'vitest'
import type { KeyValueStore } from '#domain/ports/key-value-store.ts'

/** What a browser refuses: nothing, further writes and removals, or any access. */
export type Refusal = 'nothing' | 'changes' | 'everything'

/** The browser of one visitor. */
export interface StoreBrowser {
  /** The store of another tab. */
  openTab(): KeyValueStore
  refuse(what: Refusal): void
  /** Something that is not the page removes all texts; no tab is told. */
  clearUnderPage(): void
}

/** What every `KeyValueStore` must do; `openBrowser` returns one with empty storage. */
export function describeKeyValueStore(name: string, openBrowser: () => StoreBrowser): void {
  const openTwoTabs = () => {
    const browser = openBrowser()
    return { browser, here: browser.openTab(), there: browser.openTab() }
  }
  const follow = (store: KeyValueStore, key: string) => {
    const values: (string | undefined)[] = []
    const stop = store.subscribe(key, () => values.push(store.read(key)))
    return { values, stop }
  }
  const soon = <Value>(read: () => Value) => expect.poll(read, { interval: 1 })

  describe(`${name} keeps texts`, () => {
    test('a written text is read back, in other tabs and in those that open later', () => {
      const { browser, here, there } = openTwoTabs()
      here.write('a', '1')
      expect([here, there, browser.openTab()].map((store) => store.read('a'))).toEqual(['1', '1', '1'])
    })

    test('the last write wins, also with an empty text', () => {
      const { here, there } = openTwoTabs()
      here.write('a', '1')
      there.write('a', '2')
      expect(here.read('a')).toBe('2')
      here.write('a', '')
      expect(there.read('a')).toBe('')
    })

    test('a key that was never written or was removed is undefined', () => {
      const { here, there } = openTwoTabs()
      expect(here.read('a')).toBeUndefined()
      here.write('a', '1')
      here.write('b', '2')
      there.remove('a')
      expect([here.read('a'), here.read('b')]).toEqual([undefined, '2'])
    })

    test('any text is read back unchanged', () => {
      const { here, there } = openTwoTabs()
      for (const text of ['{"a":[1]}', 'null', 'undefined', 'line\nbreak', 'häfen ⚓ 港', 'x'.repeat(10_000)]) {
        here.write('a', text)
        expect(there.read('a')).toBe(text)
      }
    })
  })

  describe(`${name} lists its keys`, () => {
    const keysOf = (store: KeyValueStore, prefix: string) => [...store.keys(prefix)].sort()

    test('that share a prefix, written by any tab', () => {
      const { here, there } = openTwoTabs()
      expect(keysOf(here, 'a')).toEqual([])
      for (const key of ['a.1', 'a', 'b', 'ba', 'getItem']) here.write(key, '')
      there.write('a.2', '2')
      expect(keysOf(here, 'a')).toEqual(['a', 'a.1', 'a.2'])
      expect(keysOf(there, 'a.')).toEqual(['a.1', 'a.2'])
      expect(keysOf(there, 'getItem')).toEqual(['getItem'])
      there.remove('a.1')
      expect(keysOf(here, 'a.')).toEqual(['a.2'])
    })

    test('including those that the browser refused to store, and without those that it refused to remove', () => {
      const { browser, here, there } = openTwoTabs()
      here.write('a.1', '1')
      browser.refuse('changes')
      expect(here.write('a.2', '2')).toBe(false)
      here.remove('a.1')
      expect(keysOf(here, 'a')).toEqual(['a.2'])
      expect(keysOf(there, 'a')).toEqual(['a.1'])
      browser.refuse('everything')
      expect(keysOf(here, 'a')).toEqual(['a.2'])
    })
  })

  describe(`${name} notifies other tabs`, () => {
    test('subscribers are notified of every change to a key with the prefix, with the key', async () => {
      const { here, there } = openTwoTabs()
      const keys: (string | undefined)[] = []
      const stop = here.subscribeToAll('a.', (key) => keys.push(key))
      const end = follow(here, 'end')
      here.write('a.0', '0')
      there.write('a.1', '1')
      there.write('b.1', '1')
      there.write('a', '1')
      there.remove('a.1')
      there.write('a.2', '2')
      there.write('end', '1')
      await soon(() => end.values).toEqual(['1'])
      expect(keys).toEqual(['a.1', 'a.1', 'a.2'])
      stop()
      there.write('a.3', '3')
      there.write('end', '2')
      await soon(() => end.values).toEqual(['1', '2'])
      expect(keys).toHaveLength(3)
    })

    test('a write and a removal in another tab notify once each, and the new value can be read', async () => {
      const { here, there } = openTwoTabs()
      const { values } = follow(here, 'a')
      there.write('a', '1')
      await soon(() => values).toEqual(['1'])
      there.remove('a')
      await soon(() => values).toEqual(['1', undefined])
    })

    test('a tab is not notified of its own changes, of other keys, or of writes that change nothing', async () => {
      const { here, there } = openTwoTabs()
      const { values } = follow(here, 'a')
      const end = follow(here, 'end')
      here.write('a', '1')
      here.remove('a')
      there.write('b', '2')
      there.remove('a')
      there.write('a', '3')
      there.write('a', '3')
      there.write('end', '4')
      await soon(() => end.values).toEqual(['4'])
      expect(values).toEqual(['3'])
    })

    test('after unsubscribing, only the other subscribers are notified', async () => {
      const { here, there } = openTwoTabs()
      const stopped = follow(here, 'a')
      const listening = follow(here, 'a')
      stopped.stop()
      stopped.stop()
      there.write('a', '1')
      await soon(() => listening.values).toEqual(['1'])
      expect(stopped.values).toEqual([])
    })
  })

  describe(`${name} finds what vanished`, () => {
    test('at the second look: what this page has seen is readable until it closes, and may be written again', () => {
      const { browser, here, there } = openTwoTabs()
      const stop = here.subscribeToAll('a.', () => undefined)
      there.write('a.1', '1')
      there.write('a.unseen', '')
      here.write('a.2', '2')
      here.write('b', '3')
      expect(here.read('a.1')).toBe('1')
      browser.clearUnderPage()
      expect([here.takeLost('a.'), here.read('a.1')]).toEqual([[], undefined])
      expect([...here.takeLost('a.')].sort()).toEqual(['a.1', 'a.2'])
      expect([here.read('a.1'), here.read('a.2'), here.read('b')]).toEqual(['1', '2', undefined])
      expect([...here.keys('a.')].sort()).toEqual(['a.1', 'a.2'])
      expect(here.takeLost('a.'), 'once').toEqual([])
      expect(there.read('a.1')).toBeUndefined()
      expect([here.write('a.1', '1'), there.read('a.1')]).toEqual([true, '1'])
      stop()
    })

    test('but nothing that this page or another tab has removed', async () => {
      const { browser, here, there } = openTwoTabs()
      const changed: (string | undefined)[] = []
      here.subscribeToAll('a.', (key) => changed.push(key))
      for (const key of ['a.1', 'a.2', 'a.3']) here.write(key, '')
      here.remove('a.1')
      there.remove('a.2')
      await soon(() => changed).toEqual(['a.2'])
      expect([here.takeLost('a.'), here.takeLost('a.')]).toEqual([[], []])
      browser.clearUnderPage()
      here.takeLost('a.')
      expect(here.takeLost('a.')).toEqual(['a.3'])
      here.remove('a.3')
      expect([here.read('a.3'), here.takeLost('a.'), here.takeLost('a.')]).toEqual([undefined, [], []])
    })

    test('not what is there again at the second look, nor what nobody listens to', () => {
      const { browser, here, there } = openTwoTabs()
      const stop = here.subscribeToAll('a.', () => undefined)
      here.write('a.1', '1')
      browser.clearUnderPage()
      here.takeLost('a.')
      there.write('a.1', '1')
      expect([here.takeLost('a.'), here.read('a.1')]).toEqual([[], '1'])
      stop()
      browser.clearUnderPage()
      expect([here.takeLost('a.'), here.takeLost('a.')]).toEqual([[], []])
    })
  })

  describe(`${name} in a browser that refuses`, () => {
    test.each<Refusal>(['changes', 'everything'])('never throws when the browser refuses %s', (what) => {
      const browser = openBrowser()
      const before = browser.openTab()
      browser.refuse(what)
      for (const store of [before, browser.openTab()]) {
        expect(store.read('a')).toBeUndefined()
        expect(store.write('a', '1')).toBe(false)
        expect(store.read('a')).toBe('1')
        store.write('a', '2')
        expect(store.read('a')).toBe('2')
        store.remove('a')
        expect(store.read('a')).toBeUndefined()
        store.subscribe('a', () => undefined)()
      }
    })

    test('a text that full storage refuses is read in its own tab only, and later writes are stored', () => {
      const { browser, here, there } = openTwoTabs()
      here.write('a', '1')
      browser.refuse('changes')
      here.write('a', '2')
      expect([here.read('a'), there.read('a')]).toEqual(['2', '1'])
      browser.refuse('nothing')
      expect(here.write('a', '3')).toBe(true)
      expect([here.read('a'), there.read('a')]).toEqual(['3', '3'])
    })

    test('a text that could not be removed is not read again', () => {
      const { browser, here } = openTwoTabs()
      here.write('a', '1')
      browser.refuse('changes')
      here.remove('a')
      expect(here.read('a')).toBeUndefined()
    })

    test('a removal reports whether the next visit would still find the text', () => {
      const { browser, here } = openTwoTabs()
      here.write('a', '1')
      here.write('b', '2')
      expect([here.remove('a'), here.remove('never written')]).toEqual([true, true])
      browser.refuse('changes')
      expect([here.remove('b'), here.remove('never written')]).toEqual([false, true])
      browser.refuse('everything')
      expect(here.remove('b')).toBe(true)
    })

    test('a refused text is overwritten by a later write in another tab', async () => {
      const { browser, here, there } = openTwoTabs()
      const { values } = follow(here, 'a')
      browser.refuse('changes')
      here.write('a', 'refused')
      browser.refuse('nothing')
      there.write('a', '2')
      await soon(() => values).toEqual(['2'])
      expect(here.read('a')).toBe('2')
    })
  })
}
