import { expect, test } from 'vitest'
import { presetNames } from '#devchain/weather/presets.ts'
import { helpText } from './help.ts'
import { OPTIONS } from './options.ts'

test('help names every option and every preset, in lines that fit a terminal', () => {
  const words = [...Object.keys(OPTIONS).map((name) => `--${name} `), ...presetNames.map((name) => ` ${name} `)]
  expect(words.filter((word) => !helpText().includes(word))).toEqual([])
  expect(
    Math.max(
      ...helpText()
        .split('\n')
        .map((line) => line.length)
    )
  ).toBeLessThanOrEqual(120)
})
