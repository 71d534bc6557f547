import { WeatherInputError } from './weather-input-error.ts'
import type { WeatherStep } from './weather-step.ts'

const FORMAT = 'portside weather 1'

/** The weather of some chains over some blocks, as a script that makes the same again. */
export interface WeatherRecording {
  readonly format: typeof FORMAT
  readonly steps: readonly WeatherStep[]
}

export function recordingOf(steps: readonly WeatherStep[]): WeatherRecording {
  return { format: FORMAT, steps }
}

/** Undefined for what is no recording. @throws WeatherInputError for one of another version. */
export function readRecording(given: unknown): { readonly steps: unknown } | undefined {
  if (typeof given !== 'object' || given === null || !('format' in given)) return undefined
  if (given.format === FORMAT && 'steps' in given) return { steps: given.steps }
  throw new WeatherInputError(`This is no recording of weather: its format is not "${FORMAT}".`)
}

/** The text of a file or form: a recording, steps as JSON, or lines. @throws WeatherInputError when it is broken JSON. */
export function scriptIn(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return text
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new WeatherInputError('The script is not JSON, although it begins like it.', { cause })
  }
}
