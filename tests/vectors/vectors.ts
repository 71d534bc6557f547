import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../ready.mjs'

/** A file of public vectors; README.md says where each is from. */
export function readVectors<Family>(name: string): Family {
  return JSON.parse(readFileSync(path.join(root, `tests/vectors/data/${name}.json`), 'utf8'))
}

/** What does not meet its expectation. A check that throws is not met. */
export function unmet<Vector>(vectors: readonly Vector[], meets: (vector: Vector) => boolean): readonly Vector[] {
  return vectors.filter((vector) => {
    try {
      return !meets(vector)
    } catch {
      return true
    }
  })
}
