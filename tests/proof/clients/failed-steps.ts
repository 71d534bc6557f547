import type { Answers } from './client-folder.ts'

export function failedSteps(answers: Answers): readonly string[] {
  return Object.entries(answers).flatMap(([step, answer]) => ('error' in (answer as object) ? [step] : []))
}

/** What must fail, of the steps that a client has; some report a missing block as none. */
export function expectedFailures(answers: Answers): readonly string[] {
  const failing = ['revert', 'tooPoor', 'unknownMethod', 'invalidParameters']
  return Object.keys(answers).filter(
    (step) => failing.includes(step) || (step === 'missingBlock' && 'error' in (answers[step] as object))
  )
}
