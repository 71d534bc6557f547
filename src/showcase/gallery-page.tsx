import { css } from '@emotion/react'
import { Link, navigate, useParameter } from '#ui/router.tsx'
import { isLanguageTag, languages } from '#ui/text/languages.ts'
import { isTheme, themes } from '#ui/theme/theme.ts'
import { color, largeScreen, radius, smallScreen, type, weight } from '#ui/theme/tokens.ts'
import { SelectField } from '#ui/views/parts/select-field.tsx'
import { Stage } from './stage.tsx'
import { stories } from './stories.ts'
import { groups } from './story.ts'

/** In px: the narrowest that is held, a phone, where the layout changes, and a desktop. */
const WIDTHS = ['320', '390', '768', '1280']

const page = css({
  display: 'grid',
  [largeScreen]: { gridTemplateColumns: '240px minmax(0, 1fr)', minBlockSize: '100dvh' }
})

const aside = css(type.small, {
  padding: 20,
  borderInlineEnd: `1px solid ${color.line}`,
  backgroundColor: color.surface,
  '& > div': { position: 'sticky', insetBlockStart: 20, maxBlockSize: 'calc(100dvh - 40px)', overflowY: 'auto' },
  '& h1': { ...type.title, fontWeight: weight.strong, marginBlockEnd: 12 },
  '& h2': { ...type.tiny, fontWeight: weight.strong, color: color.secondary, marginBlock: '16px 4px' },
  '& a': { display: 'block', padding: '6px 10px', borderRadius: radius.control, textDecoration: 'none' },
  '& a:hover': { backgroundColor: color.sunken },
  '& a[aria-current]': { backgroundColor: color.sunken, color: color.accent, fontWeight: weight.medium },
  '& a:focus-visible': { outlineOffset: -2 },
  [smallScreen]: { borderInlineEnd: 0, borderBlockEnd: `1px solid ${color.line}`, '& nav': { display: 'none' } }
})

/** Beside the list there is room for it, so only a small screen has it. */
const partChoice = css({ [largeScreen]: { display: 'none' } })

const main = css({ minInlineSize: 0, padding: 24, [smallScreen]: { padding: 16 } })

const switches = css({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 180px))',
  marginBlockEnd: 24
})

/** What the address asks for, completed. */
function useChoice() {
  const [first = ''] = stories.keys()
  const part = useParameter('part') ?? first
  const theme = useParameter('theme')
  const language = useParameter('lang')
  const width = useParameter('width') ?? ''
  return {
    part: stories.has(part) ? part : first,
    theme: isTheme(theme) ? theme : 'light',
    language: isLanguageTag(language) ? language : 'en',
    width: WIDTHS.includes(width) ? width : '390'
  } as const
}

type Choice = ReturnType<typeof useChoice>

function addressOf({ part, theme, language, width }: Choice): string {
  return `?${new URLSearchParams({ part, theme, lang: language, width })}`
}

/** The list of parts, and each state of the chosen one in the chosen theme, language and width. */
export function Gallery() {
  const choice = useChoice()
  const { part, theme, language, width } = choice
  const story = stories.get(part)
  const choose = (more: Partial<Choice>) => navigate(addressOf({ ...choice, ...more }))
  return (
    <div css={page}>
      <div css={aside}>
        <div>
          <h1>Showcase</h1>
          <nav aria-label="Parts">
            {groups.map((group) => (
              <section key={group}>
                <h2>{group}</h2>
                <ul>
                  {[...stories].map(
                    ([id, { title, group: own }]) =>
                      own === group && (
                        <li key={id}>
                          <Link to={addressOf({ ...choice, part: id })} aria-current={id === part ? 'page' : undefined}>
                            {title}
                          </Link>
                        </li>
                      )
                  )}
                </ul>
              </section>
            ))}
          </nav>
        </div>
      </div>
      <main css={main}>
        <div css={switches}>
          <div css={partChoice}>
            <SelectField label="Part" value={part} onChange={({ target }) => choose({ part: target.value })}>
              {[...stories].map(([id, { title }]) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </SelectField>
          </div>
          <SelectField
            label="Theme"
            value={theme}
            onChange={({ target: { value } }) => isTheme(value) && choose({ theme: value })}
          >
            {themes.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </SelectField>
          <SelectField
            label="Language"
            value={language}
            onChange={({ target: { value } }) => isLanguageTag(value) && choose({ language: value })}
          >
            {Object.entries(languages).map(([tag, name]) => (
              <option key={tag} value={tag} lang={tag}>
                {name}
              </option>
            ))}
          </SelectField>
          <SelectField label="Width" value={width} onChange={({ target }) => choose({ width: target.value })}>
            {WIDTHS.map((each) => (
              <option key={each} value={each}>
                {each} px
              </option>
            ))}
          </SelectField>
        </div>
        {story && <Stage key={part} story={story} address={{ part, theme, language }} width={Number(width)} />}
      </main>
    </div>
  )
}
