import path from 'node:path'
import type { TestInfo } from '@playwright/test'
import { limit } from '../run/limits.mjs'
import { firefoxGap } from './firefox-gaps.ts'

/** The type of the annotation of a test that the driver cannot play; its description is the reason. */
const GAP = 'gap'

const GAP_MS = 20_000

/** Plays a test. One that is listed as a gap has to fail: if it passes, it no longer belongs in the list. */
export async function playGap(info: TestInfo, play: () => Promise<void>): Promise<void> {
  const reason = firefoxGap(path.basename(info.file), info.title)
  if (reason === undefined) return play()
  info.annotations.push({ type: GAP, description: reason })
  info.setTimeout(limit(GAP_MS))
  info.expectedStatus = 'failed'
  await play()
  if (info.status === 'timedOut') info.expectedStatus = 'timedOut'
}
