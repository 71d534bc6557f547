import type { Hex } from 'viem'
import { callNode } from '#devchain/json-rpc.ts'
import { baseOf } from '#devchain/nodes/chain-snapshot.ts'
import { networkName } from '#devchain/nodes/networks.ts'
import { sleep } from '#devchain/wait/sleep.ts'
import { reorganise, spikeBaseFee } from '#devchain/weather/chain-weather.ts'
import type { WeatherRule } from '#devchain/weather/fault.ts'
import { isPresetName, type PresetName, presets } from '#devchain/weather/presets.ts'
import type { Weather } from '#devchain/weather/weather.ts'
import { WeatherInputError } from './weather-input-error.ts'
import { WeatherRecorder } from './weather-recorder.ts'
import { readRecording, type WeatherRecording } from './weather-recording.ts'
import { remainsOf, rulesIn, rulesOn, type WeatherScope } from './weather-scope.ts'
import { type WaitingStep, WeatherScript } from './weather-script.ts'
import { readMethods, readPreset, readSteps, type WeatherAction, type WeatherStep } from './weather-step.ts'

const LOOK_EVERY_MS = 100
const WEI_OF_A_MILLIGWEI = 1_000_000n

export interface WeatherControlOptions {
  readonly weather: Weather
  readonly chainIds: readonly number[]
  readonly nodeUrl: (chainId: number) => Promise<string>
  /** What a chain is called; by default as the harness knows it. */
  readonly nameOf?: (chainId: number) => string
  /** Between two looks at the chains that a script waits for; 100 ms by default. */
  readonly pause?: (signal: AbortSignal) => Promise<void>
}

/** All there is to say of the weather, as JSON. */
export interface WeatherReport {
  readonly chains: readonly {
    readonly chainId: number
    readonly name: string
    /** Absent while rules that no preset names are in force. */
    readonly preset?: PresetName
    readonly rules: readonly WeatherRule[]
  }[]
  /** The steps of a script that are still to come. */
  readonly script: readonly WaitingStep[]
  /** Why steps of the latest script failed. */
  readonly failures: readonly string[]
  readonly isRecording: boolean
}

/** Changes the weather of one worker while its chains run, by hand or by a script, and records what it was. */
export class WeatherControl {
  readonly #options: WeatherControlOptions
  readonly #nameOf: (chainId: number) => string
  readonly #script: WeatherScript
  #recorder: WeatherRecorder | undefined
  #recording: WeatherRecording | undefined

  constructor(options: WeatherControlOptions) {
    this.#options = options
    this.#nameOf = options.nameOf ?? networkName
    this.#script = new WeatherScript({
      act: (step) => this.#do(step.chainId, step),
      head: (chainId) => this.#head(chainId),
      nameOf: this.#nameOf,
      pause: options.pause ?? ((signal) => sleep(LOOK_EVERY_MS, signal))
    })
  }

  get isRecording(): boolean {
    return this.#recorder !== undefined
  }

  /** What was recorded last, since this process started. */
  get latestRecording(): WeatherRecording | undefined {
    return this.#recording
  }

  get #weather(): Weather {
    return this.#options.weather
  }

  get report(): WeatherReport {
    return {
      chains: this.#options.chainIds.map((chainId) => {
        const preset = this.presetOf(chainId)
        const rules = rulesOn(chainId, this.#weather.rules)
        return { chainId, name: this.#nameOf(chainId), ...(preset !== undefined && { preset }), rules }
      }),
      script: this.#script.waiting,
      failures: this.#script.failures,
      isRecording: this.isRecording
    }
  }

  /** Undefined while rules are in force that do not make up a preset. */
  presetOf(chainId: number): PresetName | undefined {
    const everywhere = this.#weather.presetName
    if (everywhere !== undefined) return everywhere
    const rules = rulesOn(chainId, this.#weather.rules)
    if (rules.length === 0) return 'clear'
    const [{ preset = '' } = {}] = rules
    const isWhole = rules.every((rule) => rule.preset === preset && rule.methods === undefined)
    return isWhole && isPresetName(preset) && rules.length === presets[preset].rules.length ? preset : undefined
  }

  /**
   * Gives a scope the weather of a preset, in the place of what it had. Weather of single methods is added to what their
   * chain has. @throws WeatherInputError with one sentence.
   */
  async use(preset: PresetName, scope: WeatherScope = {}): Promise<void> {
    const name = readPreset(preset)
    const { rules } = presets[name]
    if (rules.length > 0 && rulesIn(scope, rules).length === 0)
      throw new WeatherInputError(`${name} is weather of whole sockets, so it cannot be limited to methods.`)
    if (scope.chainId === undefined && scope.methods === undefined) {
      await this.#mineFor(this.#options.chainIds, rules)
      this.#weather.usePreset(name)
    } else await this.set(rules, scope, name)
  }

  /** Gives a scope these rules, in the place of what it had. @throws WeatherInputError with one sentence. */
  async set(rules: readonly WeatherRule[], scope: WeatherScope = {}, preset?: PresetName): Promise<void> {
    this.#check(scope)
    for (const { chainId } of rules) if (chainId !== undefined) this.#check({ chainId })
    await this.#mineFor(scope.chainId === undefined ? this.#options.chainIds : [scope.chainId], rules)
    this.#replace(scope)
    for (const rule of rulesIn(scope, rules, preset)) this.#weather.set(rule)
  }

  /** Lifts what a scope has; without methods, its script ends, too. @throws WeatherInputError with one sentence. */
  clear(scope: WeatherScope = {}): void {
    this.#check(scope)
    if (scope.methods === undefined) this.#script.drop(scope.chainId)
    if (scope.chainId === undefined && scope.methods === undefined) this.#weather.clear()
    else this.#replace(scope)
  }

  /** Replaces the newest blocks of a chain with empty ones; their transactions are lost, or sent again. */
  reorganise(chainId: number, depth: number, isResent = false): Promise<void> {
    return this.#do(chainId, { kind: 'reorg', depth, ...(isResent && { isResent }) })
  }

  /** Mines one block of a chain with this base fee. */
  spikeBaseFee(chainId: number, gwei: number): Promise<void> {
    return this.#do(chainId, { kind: 'base-fee', gwei })
  }

  /** Notes what was done to a chain by other means, for a recording. */
  note(chainId: number, action: WeatherAction): Promise<void> {
    return this.#recorder?.add(chainId, action) ?? Promise.resolve()
  }

  /**
   * Starts a script in the place of one that runs: texts such as `after 3 blocks: reorg 2`, steps, or a recording. What
   * needs no block has happened when it resolves. @throws WeatherInputError with one sentence.
   */
  async run(script: unknown, { chainId }: Pick<WeatherScope, 'chainId'> = {}): Promise<void> {
    const scope = chainId === undefined ? {} : { chainId }
    this.#check(scope)
    const read = readSteps(readRecording(script)?.steps ?? script)
    if (read.length === 0) throw new WeatherInputError('The script has no steps.')
    const steps = read.flatMap((step): readonly WeatherStep[] => {
      this.#check(step)
      const wanted = step.chainId ?? chainId
      return (wanted === undefined ? this.#options.chainIds : [wanted]).map((id) => ({ ...step, chainId: id }))
    })
    await this.#script.run(steps)
  }

  /** Drops the steps that are still to come on a chain, or on all of them; the weather stays. */
  stopScript(chainId?: number): void {
    this.#script.drop(chainId)
  }

  /** Begins a recording of all chains, with the weather that they have now, in the place of one that runs. */
  async record(): Promise<void> {
    const { chainIds } = this.#options
    this.#recorder?.close()
    this.#recorder = await WeatherRecorder.start({
      weather: this.#weather,
      chainIds,
      head: (chainId) => this.#head(chainId)
    })
  }

  /** Ends the recording. @throws WeatherInputError when there is none. */
  async stopRecording(): Promise<WeatherRecording> {
    const recorder = this.#recorder
    if (!recorder) throw new WeatherInputError('No recording has been started.')
    this.#recorder = undefined
    this.#recording = await recorder.finish()
    return this.#recording
  }

  /** Ends script and recording. */
  close(): void {
    this.#script.close()
    this.#recorder?.close()
  }

  #check({ chainId, methods }: WeatherScope): void {
    const { chainIds } = this.#options
    if (chainId !== undefined && !chainIds.includes(chainId))
      throw new WeatherInputError(`Chain ${chainId} is not served here; there are ${chainIds.join(', ')}.`)
    if (methods !== undefined) readMethods(methods)
  }

  #replace(scope: WeatherScope): void {
    const { chainIds } = this.#options
    const preset = this.#weather.presetName
    this.#weather.replace((rule) => remainsOf(rule, scope, chainIds, preset))
  }

  async #mineFor(chainIds: readonly number[], rules: readonly WeatherRule[]): Promise<void> {
    await Promise.all(chainIds.map(async (chainId) => mineForRules(await this.#options.nodeUrl(chainId), rules)))
  }

  async #do(chainId: number, action: WeatherAction): Promise<void> {
    this.#check({ chainId })
    const url = await this.#options.nodeUrl(chainId)
    switch (action.kind) {
      case 'preset':
        return this.use(action.preset, { chainId, ...(action.methods && { methods: action.methods }) })
      case 'rules':
        return this.set(action.rules, { chainId })
      case 'reorg':
        await (action.isResent ? reorganiseAndResend : reorganise)(url, action.depth)
        return this.note(chainId, action)
      case 'base-fee':
        await spikeBaseFee(url, BigInt(Math.round(action.gwei * 1_000)) * WEI_OF_A_MILLIGWEI)
        return this.note(chainId, action)
    }
  }

  async #head(chainId: number): Promise<number> {
    return Number(await callNode<Hex>(await this.#options.nodeUrl(chainId), 'eth_blockNumber'))
  }
}

/** As `reorganise`, but what the blocks held is sent again, as on a real network; what the node refuses then is lost. */
async function reorganiseAndResend(nodeUrl: string, depth: number): Promise<void> {
  const head = Number(await callNode<Hex>(nodeUrl, 'eth_blockNumber'))
  const signed: Hex[] = []
  for (let number = head - depth + 1; number <= head; number++) {
    const block = await callNode<{ readonly transactions: readonly Hex[] } | null>(nodeUrl, 'eth_getBlockByNumber', [
      `0x${number.toString(16)}`,
      false
    ])
    for (const hash of block?.transactions ?? []) {
      const raw = await callNode<Hex | null>(nodeUrl, 'eth_getRawTransactionByHash', [hash])
      if (raw) signed.push(raw)
    }
  }
  await reorganise(nodeUrl, depth)
  for (const raw of signed) await callNode(nodeUrl, 'eth_sendRawTransaction', [raw]).catch(() => undefined)
}

/**
 * Mines the blocks that rules hide: a fork without blocks of its own cannot have a stale head. Call it before applying
 * the rules.
 */
async function mineForRules(nodeUrl: string, rules: readonly WeatherRule[]): Promise<void> {
  const hidden = Math.max(0, ...rules.map(({ fault }) => (fault.kind === 'stale-head' ? fault.blocks : 0)))
  if (hidden === 0) return
  const [{ forkBlock }, head] = await Promise.all([baseOf(nodeUrl), callNode<Hex>(nodeUrl, 'eth_blockNumber')])
  const missing = forkBlock + hidden - Number(head)
  if (missing > 0) await callNode(nodeUrl, 'anvil_mine', [missing])
}
