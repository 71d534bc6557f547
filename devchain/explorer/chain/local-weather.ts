import type { WeatherRule } from '#devchain/weather/fault.ts'
import { type PresetName, presets } from '#devchain/weather/presets.ts'
import type { Weather } from '#devchain/weather/weather.ts'

/** Per-chain presets on top of a `Weather`, whose own presets apply to all chains. */
export class LocalWeather {
  readonly #weather: Weather
  readonly #chainIds: readonly number[]
  readonly #chosen = new Map<number, Chosen>()

  constructor(weather: Weather, chainIds: readonly number[]) {
    this.#weather = weather
    this.#chainIds = chainIds
  }

  /** Undefined while rules from elsewhere are in force. */
  presetOf(chainId: number): PresetName | undefined {
    const global = this.#weather.presetName
    if (global !== undefined) return global
    const inForce = this.#weather.rules.filter((rule) => rule.chainId === undefined || rule.chainId === chainId)
    if (inForce.length === 0) return 'clear'
    const chosen = this.#chosen.get(chainId)
    const isChosen = chosen?.rules.length === inForce.length && inForce.every((rule) => chosen.rules.includes(rule))
    return isChosen ? chosen.preset : undefined
  }

  use(chainId: number, preset: PresetName): void {
    const others = this.#chainIds
      .filter((id) => id !== chainId)
      .map((id) => ({ id, preset: this.presetOf(id) ?? 'clear' }))
    this.#weather.clear()
    for (const other of others) this.#set(other.id, other.preset)
    this.#set(chainId, preset)
  }

  #set(chainId: number, preset: PresetName): void {
    const rules = presets[preset].rules.map((rule) => ({ ...rule, chainId }))
    for (const rule of rules) this.#weather.set(rule)
    this.#chosen.set(chainId, { preset, rules })
  }
}

interface Chosen {
  readonly preset: PresetName
  readonly rules: readonly WeatherRule[]
}
