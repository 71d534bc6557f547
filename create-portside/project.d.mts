import type { Bundle, RecordedAnswers } from './upgrade.mjs'

export function writeProject(folder: string, answers: RecordedAnswers, bundle: Bundle): void
