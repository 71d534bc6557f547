import { css } from '@emotion/react'
import type { KeyValueStore } from '#domain/ports/key-value-store.ts'
import { pageText } from '#ui/text/page.ts'
import { themes } from '#ui/theme/theme.ts'
import { color, motion, radius, smallScreen, type, weight } from '#ui/theme/tokens.ts'
import { useTheme } from '#ui/theme/use-theme.ts'
import { visuallyHidden } from '#ui/views/parts/visually-hidden.ts'

/** Half the height of one row on a phone: a pill that still looks right when the themes wrap to a second row. */
const TRACK_RADIUS = 24

const track = css(type.small, {
  display: 'inline-flex',
  flexWrap: 'wrap',
  minInlineSize: 0,
  padding: 3,
  border: `1px solid ${color.line}`,
  borderRadius: TRACK_RADIUS,
  backgroundColor: color.sunken,
  '& label': { position: 'relative', cursor: 'pointer' },
  '& input': { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', opacity: 0, cursor: 'pointer' },
  '& span': {
    display: 'grid',
    alignItems: 'center',
    minBlockSize: 32,
    paddingInline: 12,
    borderRadius: radius.full,
    color: color.secondary,
    fontWeight: weight.medium,
    transition: `background-color ${motion.quick}, color ${motion.quick}`
  },
  [smallScreen]: { '& span': { minBlockSize: 40 } },
  '& input:hover + span': { color: color.text },
  '& input:checked + span': {
    backgroundColor: color.surface,
    color: color.text,
    boxShadow: `0 0 0 1px ${color.control}`
  },
  '& input:focus-visible + span': { outline: `2px solid ${color.accent}`, outlineOffset: 2 },
  '@media (forced-colors: active)': { '& input:checked + span': { outline: '2px solid Highlight' } }
})

/** System, light, dark or midnight. Needs no model, so it works before anything is loaded. */
export function ThemeSwitch({ store }: { readonly store: KeyValueStore }) {
  const [theme, choose] = useTheme(store)
  return (
    <fieldset css={track}>
      <legend css={visuallyHidden}>{pageText.shell.theme}</legend>
      {themes.map((id) => (
        <label key={id}>
          <input type="radio" name="theme" checked={theme === id} onChange={() => choose(id)} />
          <span>{pageText.shell.themes[id] ?? id}</span>
        </label>
      ))}
    </fieldset>
  )
}
