import type { Sample } from './load.mjs'

/** Of a node, without the time for which a test delays it on purpose. */
export interface Answer {
  /** In ms since 1970. */
  readonly at: number
  readonly ms: number
  readonly node: string
  readonly method: string
  /** Of the process that noted it. */
  readonly pid: number
}

export interface Notes {
  readonly samples: readonly Sample[]
  readonly answers: readonly Answer[]
}

export function readNotes(folder: string): Notes
export function worstOfRun(notes: Notes, startedAt: number): readonly string[]
export function worstOfTest(
  notes: Notes,
  test: { readonly startedAt: number; readonly ms: number; readonly pid?: number | undefined }
): string | undefined
