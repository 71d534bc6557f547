import type { Answers } from './answers.mjs.mts'

/** What `npm pack` writes of a version. */
export interface Bundle {
  readonly version: string
  /** Of the clone that it was packed in, abbreviated; ends in `-dirty` if files were changed. */
  readonly commit?: string
  readonly files: readonly {
    readonly file: string
    readonly text?: string
    readonly base64?: string
    readonly isProgram?: boolean
  }[]
}

export type RecordedAnswers = Omit<Answers, 'folder'>

export function upgradeProject(folder: string, bundle: Bundle): string
