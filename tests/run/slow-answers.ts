import { channel } from 'node:diagnostics_channel'
import { appendFileSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { NODE_ANSWERS, type NodeAnswer } from '#devchain/gateway/node-answers.ts'

const SLOW_MS = 250

/** Notes the slow answers of this process's nodes for the run, if there is a folder. @returns what ends that */
export function noteSlowAnswers(folder = process.env['RUN_NOTES']): () => void {
  if (!folder) return () => undefined
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, `answers-${process.pid}.jsonl`)
  const note = (message: unknown) => {
    const { chainId, methods, at, ms } = message as NodeAnswer
    if (ms <= SLOW_MS) return
    const method = methods.length === 1 ? methods[0] : 'batch'
    appendFileSync(file, `${JSON.stringify({ at, ms: Math.round(ms), node: String(chainId), method })}\n`)
  }
  const answers = channel(NODE_ANSWERS)
  answers.subscribe(note)
  return () => void answers.unsubscribe(note)
}
