import { html, raw } from 'hono/html'
import { countOf } from '#devchain/explorer/parts/amount.ts'
import type { Html } from '#devchain/explorer/parts/html.ts'
import type { WeatherReport } from '#devchain/weather/control/weather-control.ts'
import { actionText, ruleText } from '#devchain/weather/control/weather-step.ts'
import { presetNames, presets } from '#devchain/weather/presets.ts'
import type { ExplorerChain } from '../explorer-chain.ts'
import { chainPath, recordingPath } from '../paths.ts'

export type ShownWeather = Pick<WeatherReport, 'chains' | 'script' | 'failures' | 'isRecording'> & {
  /** One can be saved. */
  readonly hasRecording: boolean
}

const EXAMPLE = 'after 3 blocks: reorg 2\nafter 5 blocks: stale for eth_call\nafter 8 blocks: clear'

/** What the weather of a chain is called: a preset, or that no preset names it. */
export function weatherName({ chains }: Pick<WeatherReport, 'chains'>, chainId: number): string {
  return chains.find((each) => each.chainId === chainId)?.preset ?? 'custom'
}

/** Chooses a preset, for all methods or some. */
export function weatherSection(chain: ExplorerChain, weather: ShownWeather): Html {
  const { preset, rules = [] } = weather.chains.find(({ chainId }) => chainId === chain.id) ?? {}
  const choices = presetNames.map(
    (name) =>
      html`<label class="choice described"><input type="radio" name="preset" value="${name}"${name === preset && raw(' checked')} required><span><b>${name}</b><br><span class="quiet">${presets[name].description}</span></span></label>`
  )
  const list = html`<ul class="items" aria-label="Weather in force">${rules.map((rule) => html`<li><code>${ruleText(rule)}</code></li>`)}</ul>`
  return html`<section aria-labelledby="weather-title" id="weather"><div class="title"><h2 id="weather-title">Weather</h2><span class="quiet">now: <b>${weatherName(weather, chain.id)}</b></span></div>
<p class="quiet">Affects traffic between ${chain.name} and pages or wallets. The explorer queries the node directly, so it keeps working.</p>
${preset === undefined && list}
<form class="form" method="post" action="${chainPath(chain.id)}/weather"><fieldset><legend class="hidden">Weather</legend>${choices}</fieldset>
<div class="field"><label for="methods">Only for these methods</label><input id="methods" name="methods" autocomplete="off" autocapitalize="none" spellcheck="false" aria-describedby="methods-hint"><p class="hint" id="methods-hint">Such as eth_call, eth_getLogs. Leave it empty for all methods.</p></div>
<div class="actions"><button>Change the weather</button></div></form>
${preset !== 'clear' && html`<form method="post" action="${chainPath(chain.id)}/weather"><input type="hidden" name="preset" value="clear"><button>Clear the weather</button></form>`}</section>`
}

/** Runs a script on a chain, and records the weather of all of them. */
export function scriptSection(
  chain: ExplorerChain,
  { script, failures, isRecording, hasRecording }: ShownWeather
): Html {
  const steps = script
    .filter(({ chainId }) => chainId === chain.id)
    .map(
      (step) =>
        html`<li>${step.inBlocks === 0 ? 'Now' : `In ${countOf(step.inBlocks, 'block')}`}: <code>${actionText(step)}</code></li>`
    )
  const problems = failures.map((failure) => html`<p class="wrong">${failure}</p>`)
  const record = isRecording
    ? html`<button name="action" value="stop">Stop recording</button>`
    : html`<button name="action" value="start">Record the weather</button>`
  return html`<section aria-labelledby="script-title"><h2 id="script-title">Script</h2>
<p class="quiet">Changes the weather and the chain as blocks are mined, counted from when the script starts.</p>
<div class="stack" id="script-steps" data-live>${steps.length > 0 && html`<ol class="items" aria-label="Steps to come">${steps}</ol><form method="post" action="${chainPath(chain.id)}/script"><input type="hidden" name="steps" value="stop"><button>Stop the script</button></form>`}${problems}</div>
<form class="form" method="post" action="${chainPath(chain.id)}/script"><div class="field"><label for="steps">Steps, one on each line</label><textarea id="steps" name="steps" rows="4" autocapitalize="none" spellcheck="false" placeholder="${EXAMPLE}" aria-describedby="steps-hint" required></textarea><p class="hint" id="steps-hint">A preset, <code>reorg 2</code>, <code>reorg 2 and send again</code>, or <code>base fee 200</code> in gwei. A recording works, too: paste its text to replay it.</p></div><div class="actions"><button>Run the script</button></div></form>
<form class="actions" method="post" action="${chainPath(chain.id)}/recording">${record}${hasRecording && html`<a class="button" href="${recordingPath}" download="weather.json">Save the recording</a>`}</form>
${isRecording && html`<p class="quiet" role="status">Recording the weather of all chains.</p>`}</section>`
}
