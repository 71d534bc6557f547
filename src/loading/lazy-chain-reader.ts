import { ChainReadError } from '#domain/chain/chain-read-error.ts'
import type { ChainReader, HealthListener } from '#domain/ports/chain-reader.ts'
import { lazyAdapter } from './lazy-adapter.ts'

type Reads = Omit<ChainReader, 'endRests' | 'startOver' | 'watchHealth'>

/** The error of a port whose methods take a chain id first. */
export function notLoaded(cause: unknown, [chainId]: readonly unknown[]): ChainReadError {
  return new ChainReadError('not-loaded', Number(chainId), String(cause), { cause })
}

/** A reader whose code is fetched on the first read; health listeners wait for that. */
export function lazyChainReader(load: () => Promise<ChainReader>): ChainReader {
  const waiting = new Set<(reader: ChainReader) => void>()
  let loaded: ChainReader | undefined
  const reads = lazyAdapter<Reads>(async () => {
    loaded = await load()
    for (const watch of waiting) watch(loaded)
    waiting.clear()
    return loaded
  }, notLoaded)
  const watchHealth = (listener: HealthListener) => {
    if (loaded) return loaded.watchHealth(listener)
    let stop: (() => void) | undefined
    const watch = (reader: ChainReader) => {
      stop = reader.watchHealth(listener)
    }
    waiting.add(watch)
    return () => {
      waiting.delete(watch)
      stop?.()
    }
  }
  // Nothing rests that was never asked.
  const endRests = (chainId: number) => loaded?.endRests(chainId)
  const startOver = (chainId: number) => loaded?.startOver(chainId)
  return Object.assign(Object.create(reads) as Reads, { endRests, startOver, watchHealth })
}
