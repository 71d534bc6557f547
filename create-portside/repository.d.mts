import type { RecordedAnswers } from './upgrade.mjs.mts'

export function startRepository(
  folder: string,
  record: { readonly version: string; readonly answers: RecordedAnswers }
): string | undefined
