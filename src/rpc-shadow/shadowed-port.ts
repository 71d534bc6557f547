import { type Answer, describeAnswer, isExplained } from './answers.ts'
import type { ShadowReport } from './shadow-report.ts'

interface TimedAnswer {
  readonly answer: Answer
  readonly ms: number
}

type Method = (...parameters: readonly unknown[]) => unknown

/**
 * Reads through the first adapter, and once that has answered through the second too, to compare the two. `unshadowed`
 * methods are the first adapter's alone.
 */
export function shadowedPort<Port extends object>(
  first: Port,
  loadSecond: () => Promise<Port>,
  report: ShadowReport,
  unshadowed: readonly (keyof Port)[] = []
): Port {
  const compare = async (name: string, parameters: readonly unknown[], before: TimedAnswer): Promise<void> => {
    // Fetching its code does not count towards the read's time; if that fails, the console shows it.
    const second = await loadSecond().catch(() => undefined)
    if (!second) return
    const { answer, ms } = await settle(() => methodOf(second, name)(...parameters))
    report.addTimes(name, before.ms, ms)
    if (describeAnswer(before.answer) === describeAnswer(answer)) return
    const after = await settle(() => methodOf(first, name)(...parameters))
    if (!isExplained(name, answer, before.answer, after.answer)) report.addDifference(name, after.answer, answer)
  }
  const get = (_: Port, name: string | symbol): unknown => {
    if (typeof name === 'symbol' || name === 'then') return undefined
    const read = methodOf(first, name)
    if (unshadowed.some((each) => each === name)) return read
    return (...parameters: readonly unknown[]) => {
      const answer = read(...parameters)
      void settle(() => answer).then((before) => {
        // In a separate task, so that the caller continues first.
        setTimeout(() => void compare(name, parameters, before))
      })
      return answer
    }
  }
  return new Proxy(first, { get })
}

function methodOf(port: object, name: string): Method {
  return (...parameters) => (Reflect.get(port, name) as Method).apply(port, [...parameters])
}

async function settle(ask: () => unknown): Promise<TimedAnswer> {
  const startedAt = performance.now()
  const ms = () => performance.now() - startedAt
  try {
    return { answer: { status: 'value', value: await ask() }, ms: ms() }
  } catch (error) {
    return { answer: { status: 'failure', error }, ms: ms() }
  }
}
