import type { Bundle, RecordedAnswers } from './upgrade.mjs.mts'

export function writeProject(folder: string, answers: RecordedAnswers, bundle: Bundle): void
