import type { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { WeatherInputError } from '#devchain/weather/control/weather-input-error.ts'
import { scriptIn } from '#devchain/weather/control/weather-recording.ts'
import type { WeatherScope } from '#devchain/weather/control/weather-scope.ts'
import { readMethods, readPreset } from '#devchain/weather/control/weather-step.ts'
import { presets } from '#devchain/weather/presets.ts'
import { formTexts } from '../form-texts.ts'
import type { Notice } from '../notices.ts'
import { controlsPath, recordingPath } from '../paths.ts'
import { type ChainHandler, type Explorer, inChain } from './page-routes.ts'

/** A recording has a step for each change on each chain. */
const MAX_SCRIPT_BYTES = 1_000_000

/** One route for each button of the weather, and the recording to save. */
export function addWeatherRoutes(app: Hono, explorer: Explorer): void {
  const onChain = (act: WeatherAct) => inChain(explorer, redirecting(explorer, act))
  app.post('/:chain/weather', onChain(changeWeather))
  app.post('/:chain/script', bodyLimit({ maxSize: MAX_SCRIPT_BYTES }), onChain(runScript))
  app.post('/:chain/recording', onChain(record))
  app.get(recordingPath.slice(recordingPath.lastIndexOf('/')), (context) => {
    const { latestRecording } = explorer.weather
    if (latestRecording) return context.json(latestRecording)
    return explorer.responder.notFound(context, 'No recording', 'No weather has been recorded yet.')
  })
}

interface WeatherRequest {
  readonly weather: Explorer['weather']
  readonly chain: Parameters<ChainHandler>[1]['chain']
  readonly fields: Readonly<Record<string, string>>
}

/** @returns what has happened. @throws WeatherInputError */
type WeatherAct = (request: WeatherRequest) => Promise<string>

function redirecting({ responder, weather }: Explorer, act: WeatherAct): ChainHandler {
  return async (context, { chain }) => {
    const outcome = await act({ weather, chain, fields: await formTexts(context) }).then(
      (text): Notice => ({ text, isFailure: false }),
      (cause: unknown): Notice => {
        if (!(cause instanceof WeatherInputError)) throw cause
        return { text: cause.message, isFailure: true }
      }
    )
    return responder.redirect(context, controlsPath(chain.id), outcome)
  }
}

async function changeWeather({ weather, chain, fields }: WeatherRequest): Promise<string> {
  const { preset: typed, methods: names = '' } = fields
  const preset = readPreset(typed)
  const listed = names.split(/[\s,]+/).filter((name) => name !== '')
  const scope: WeatherScope = { chainId: chain.id, ...(listed.length > 0 && { methods: readMethods(listed) }) }
  await weather.use(preset, scope)
  const where = listed.length > 0 ? `${listed.join(', ')} on ${chain.name}` : chain.name
  return `Weather on ${where}: ${preset}, ${presets[preset].description}.`
}

async function runScript({ weather, chain, fields: { steps = '' } }: WeatherRequest): Promise<string> {
  if (steps === 'stop') {
    weather.stopScript(chain.id)
    return 'The script has been stopped.'
  }
  await weather.run(scriptIn(steps), { chainId: chain.id })
  const { script, failures } = weather.report
  const [failure] = failures
  if (failure !== undefined) throw new WeatherInputError(failure)
  return script.length > 0 ? 'The script is running.' : 'The script is done.'
}

async function record({ weather, fields: { action } }: WeatherRequest): Promise<string> {
  if (action === 'stop') {
    const { steps } = await weather.stopRecording()
    return `Recorded ${steps.length === 1 ? '1 step' : `${steps.length} steps`}.`
  }
  await weather.record()
  return 'Recording the weather of all chains.'
}
