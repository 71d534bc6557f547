import type { ImportGraph } from './import-graph.ts'

/** Which box of a diagram a file belongs to; undefined for none. */
export type BoxOf = (file: string) => string | undefined

/** A Mermaid flowchart with an arrow from each box to every other that its files import. */
export function flowchart(graph: ImportGraph, boxOf: BoxOf): string {
  const boxes = new Set<string>()
  const arrows = new Set<string>()
  for (const [file, imported] of graph)
    for (const target of imported) {
      const [from, to] = [boxOf(file), boxOf(target)]
      if (!from || !to || from === to) continue
      boxes.add(`  ${nameOf(from)}["${from}"]`).add(`  ${nameOf(to)}["${to}"]`)
      arrows.add(`  ${nameOf(from)} --> ${nameOf(to)}`)
    }
  return ['```mermaid', 'flowchart TD', ...[...boxes].sort(), ...[...arrows].sort(), '```'].join('\n')
}

/** A document in which the text between the lines `<!-- name -->` and `<!-- /name -->`, or such comments, is this one. */
export function withSection(document: string, name: string, text: string): string {
  const section = new RegExp(`(<!-- ${name} -->\n)[^]*?((?:# )?<!-- /${name} -->)`)
  if (!section.test(document)) throw new Error(`The document has no section ${name}.`)
  return document.replace(section, (_all, start: string, end: string) => `${start}${text}\n${end}`)
}

/** Mermaid allows no slash in a name. */
function nameOf(box: string): string {
  return box.replaceAll('/', '_')
}
