import { expect, test } from 'vitest'
import { presetNames } from '#devchain/weather/presets.ts'
import { helpText } from './help.ts'
import { OPTIONS } from './options.ts'

test('help names every option and preset, in lines of at most 120 characters', () => {
  const terms = [...Object.keys(OPTIONS).map((name) => `--${name} `), ...presetNames.map((name) => ` ${name} `)]
  expect(terms.filter((term) => !helpText('npx --no-install portside-devchain').includes(term))).toEqual([])
  expect(
    Math.max(
      ...helpText('npx --no-install portside-devchain')
        .split('\n')
        .map((line) => line.length)
    )
  ).toBeLessThanOrEqual(120)
})
