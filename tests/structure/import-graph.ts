import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../ready.mjs'
import { filesBelow } from './source-tree.ts'

/** Each source file with the source files that it imports, types included, as paths from the project's root. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>

const SPECIFIER = /(?:\bfrom\s*|\bimport\s*\(?\s*)'((?:#|\.{1,2}\/)[^']+)'/g

/** The imports between the files of these folders, read from their text. */
export function readImportGraph(folders: readonly string[]): ImportGraph {
  const files = folders.flatMap(filesBelow).filter(isSource)
  const known = new Set(files)
  return new Map(
    files.map((file) => {
      const specifiers = [...readFileSync(path.join(root, file), 'utf8').matchAll(SPECIFIER)]
      return [file, specifiers.map(([, specifier = '']) => resolve(file, specifier)).filter((each) => known.has(each))]
    })
  )
}

/** Files that reach each other: strongly connected components of more than one file (Tarjan). */
export function circlesOf(graph: ImportGraph): readonly (readonly string[])[] {
  const circles: string[][] = []
  const order = new Map<string, number>()
  const open: string[] = []
  const visit = (file: string): number => {
    let low = order.size
    order.set(file, low)
    const own = low
    open.push(file)
    for (const next of graph.get(file) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next))
      else if (open.includes(next)) low = Math.min(low, order.get(next) ?? own)
    }
    if (low === own) {
      const circle = open.splice(open.indexOf(file))
      if (circle.length > 1 || graph.get(file)?.includes(file)) circles.push(circle.sort())
    }
    return low
  }
  for (const file of graph.keys()) if (!order.has(file)) visit(file)
  return circles
}

function resolve(file: string, specifier: string): string {
  const target = specifier.split('?', 1)[0] ?? ''
  return target.startsWith('#') ? target.slice(1) : path.posix.join(path.posix.dirname(file), target)
}

function isSource(file: string): boolean {
  return /\.(?:tsx?|mjs)$/.test(file) && !file.endsWith('.d.ts')
}
