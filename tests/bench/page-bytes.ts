import path from 'node:path'
import { type RpcLibraryName, rpcLibraries } from '#src/rpc-libraries.ts'
import { adapterBytes } from '../build/adapter-bytes.ts'
import { buildPage } from '../build/build-page.ts'
import { root } from '../ready.mjs'
import { noteForScoreboard } from '../run/scoreboard-note.ts'
import { table } from '../run/table.mjs'
import { addedFiles, chunkFiles, firstRenderFiles, type Size, sizeOf, totalSize } from './bytes.ts'

interface ChunkBytes extends Size {
  readonly file: string
  readonly isInFirstRender: boolean
}

interface PageBytes {
  readonly library: string
  readonly firstRender: Size
  /** First-render bytes, brotli, as a multiple of those of the bare page. */
  readonly timesBare: number
  /** What each later stage fetches in addition to the earlier ones. */
  readonly stages: readonly (Size & { readonly stage: string })[]
  readonly chunks: readonly ChunkBytes[]
}

export interface Bytes {
  /** A page that connects a wallet with react-dom and no other library, built with the same settings. */
  readonly bare: Size
  readonly pages: readonly PageBytes[]
}

const HEAD = ['raw', 'gzip', 'brotli'] as const

/** Writes the size of each adapter to `notes`. */
export async function measureBytes(folder: string, notes: string): Promise<Bytes> {
  const { dist } = await buildPage(path.join(folder, 'bare'), {}, path.join(root, 'tests/bench/bare'))
  const bare = totalSize(dist, firstRenderFiles(dist))
  const pages: PageBytes[] = []
  for (const library of rpcLibraries) pages.push(await measurePage(folder, library, { bare, notes }))
  return { bare, pages }
}

async function measurePage(
  folder: string,
  library: RpcLibraryName,
  { bare, notes }: { readonly bare: Size; readonly notes: string }
): Promise<PageBytes> {
  const { dist } = await buildPage(path.join(folder, library), { RPC_LIBRARY: library })
  noteForScoreboard(`bytes-${library}`, adapterBytes(dist, library), notes)
  const first = firstRenderFiles(dist)
  const firstRender = totalSize(dist, first)
  const chunks = chunkFiles(dist).map((file) => ({
    file,
    isInFirstRender: first.includes(file),
    ...sizeOf(dist, file)
  }))
  return {
    library,
    firstRender,
    timesBare: Number((firstRender.brotli / bare.brotli).toFixed(2)),
    stages: stagesOf(library).map(({ stage, chunk }, i, all) => {
      const before = all.slice(0, i).map((earlier) => earlier.chunk)
      return { stage, ...totalSize(dist, addedFiles(dist, chunk, before)) }
    }),
    chunks: chunks.toSorted((a, b) => b.brotli - a.brotli)
  }
}

/** In the order of a visit. */
export function stagesOf(library: string): readonly { readonly stage: string; readonly chunk: string }[] {
  return [
    { stage: 'what any wallet needs, fetched ahead', chunk: 'ahead' },
    { stage: 'reading a chain, fetched ahead', chunk: `${library}-rpc` },
    { stage: 'connecting a wallet', chunk: 'connect' },
    { stage: 'asking the picked wallet', chunk: 'choice' },
    { stage: 'following an account', chunk: 'account' }
  ]
}

export function printBytes({ bare, pages }: Bytes): void {
  const summary = pages.flatMap(({ library, firstRender, stages }) => [
    [`${library}: first render`, ...columns(firstRender)],
    ...stages.map(({ stage, ...size }) => [`${library}: ${stage} adds`, ...columns(size)])
  ])
  console.log(`JavaScript, bytes\n\n${table(['', ...HEAD], [['bare react-dom page', ...columns(bare)], ...summary])}`)
  for (const { library, timesBare, chunks } of pages) {
    const rows = chunks.map((chunk) => [chunk.file, chunk.isInFirstRender ? 'first render' : '', ...columns(chunk)])
    console.log(`\nChunks with ${library} (first render: ${timesBare} × the bare page)\n`)
    console.log(table(['chunk', 'when', ...HEAD], rows))
  }
}

function columns({ raw, gzip, brotli }: Size): readonly number[] {
  return [raw, gzip, brotli]
}
