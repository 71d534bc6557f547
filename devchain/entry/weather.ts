export { dropTransaction, reorganise, spikeBaseFee } from '#devchain/weather/chain-weather.ts'
export type { Fault, WeatherRule } from '#devchain/weather/fault.ts'
export { type PresetName, presetNames, presets } from '#devchain/weather/presets.ts'
export { Weather } from '#devchain/weather/weather.ts'
