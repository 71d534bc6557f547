import type { WeatherRule } from '#devchain/weather/fault.ts'
import type { Weather } from '#devchain/weather/weather.ts'
import { recordingOf, type WeatherRecording } from './weather-recording.ts'
import { rulesOn } from './weather-scope.ts'
import type { WeatherAction, WeatherStep } from './weather-step.ts'

interface RecorderOptions {
  readonly weather: Weather
  readonly chainIds: readonly number[]
  readonly head: (chainId: number) => Promise<number>
}

/** Notes each change of the weather, by the blocks since it began. */
export class WeatherRecorder {
  readonly #options: RecorderOptions
  readonly #firstBlocks: ReadonlyMap<number, number>
  readonly #stop: () => void
  readonly #latest = new Map<number, string>()
  #steps: readonly WeatherStep[] = []
  #noted: Promise<void> = Promise.resolve()

  private constructor(options: RecorderOptions, firstBlocks: ReadonlyMap<number, number>) {
    this.#options = options
    this.#firstBlocks = firstBlocks
    this.#noteRules()
    this.#stop = options.weather.onChange(() => this.#noteRules())
  }

  static async start(options: RecorderOptions): Promise<WeatherRecorder> {
    const firsts = options.chainIds.map(async (chainId) => [chainId, await options.head(chainId)] as const)
    return new WeatherRecorder(options, new Map(await Promise.all(firsts)))
  }

  /** Notes an action at the block that the chain has now. */
  add(chainId: number, action: WeatherAction): Promise<void> {
    this.#noted = this.#noted.then(async () => {
      const first = this.#firstBlocks.get(chainId) ?? 0
      // A node that does not answer has no block yet: the latest that is known is the best guess.
      const block = await this.#options.head(chainId).catch(() => first + this.#latestOn(chainId))
      const step: WeatherStep = { ...action, chainId, afterBlocks: Math.max(0, block - first) }
      this.#steps = [...this.#steps.filter((other) => !isReplaced(other, step)), step]
    })
    return this.#noted
  }

  async finish(): Promise<WeatherRecording> {
    this.close()
    await this.#noted
    return recordingOf(this.#steps)
  }

  close(): void {
    this.#stop()
  }

  #latestOn(chainId: number): number {
    return this.#steps.findLast((step) => step.chainId === chainId)?.afterBlocks ?? 0
  }

  #noteRules(): void {
    for (const chainId of this.#options.chainIds) {
      const rules = rulesOn(chainId, this.#options.weather.rules).map(withoutChain)
      const text = JSON.stringify(rules)
      if (this.#latest.get(chainId) === text) continue
      this.#latest.set(chainId, text)
      void this.add(chainId, { kind: 'rules', rules })
    }
  }
}

/** Between two blocks a chain keeps only the last of its rules. */
function isReplaced(earlier: WeatherStep, later: WeatherStep): boolean {
  const isRules = earlier.kind === 'rules' && later.kind === 'rules'
  return isRules && earlier.chainId === later.chainId && earlier.afterBlocks === later.afterBlocks
}

function withoutChain({ chainId: _, ...rule }: WeatherRule): WeatherRule {
  return rule
}
