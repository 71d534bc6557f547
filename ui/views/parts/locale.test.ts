// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { formatDay } from '#ui/views/activity-page/day.ts'
import { formatAge, formatDuration, formatNumber } from './number.ts'
import { formatMoment, formatTime } from './time.ts'

const AT = Date.UTC(2023, 10, 14, 12)

afterEach(() => {
  document.documentElement.lang = 'en'
})

test.each(['ar', 'ar-EG', 'fa', 'mr', 'en', ''])('in %j, every number and date has the digits of amounts', (lang) => {
  document.documentElement.lang = lang
  const shown = [formatNumber(1_234_567n), formatAge(14_400), formatDuration(1500), formatMoment(AT), formatTime(AT)]
  for (const text of [...shown, formatDay(AT) ?? '']) expect(text.match(/\p{Nd}/gu)?.join('')).toMatch(/^[0-9]+$/)
})
