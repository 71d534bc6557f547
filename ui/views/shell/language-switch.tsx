import { css } from '@emotion/react'
import { useId } from 'react'
import { isLanguageTag, type LanguageTag, languages } from '#ui/text/languages.ts'
import { metadataText } from '#ui/text/metadata.ts'
import { color, motion, radius, size, smallScreen, type } from '#ui/theme/tokens.ts'
import { visuallyHidden } from '#ui/views/parts/visually-hidden.ts'

const select = css(type.small, {
  maxInlineSize: '100%',
  minBlockSize: 40,
  paddingInline: 12,
  border: `1px solid ${color.control}`,
  borderRadius: radius.full,
  backgroundColor: color.surface,
  color: color.text,
  cursor: 'pointer',
  transition: `border-color ${motion.quick}`,
  '&:hover': { borderColor: color.text },
  [smallScreen]: { minBlockSize: size.touch }
})

interface LanguageSwitchProps {
  readonly language: string
  readonly onChoose: (tag: LanguageTag) => void
}

/** The page's languages, each by its own name. */
export function LanguageSwitch({ language, onChoose }: LanguageSwitchProps) {
  const id = useId()
  const handleChange = (tag: string) => {
    if (isLanguageTag(tag)) onChoose(tag)
  }
  return (
    <div>
      <label htmlFor={id} css={visuallyHidden}>
        {metadataText.language}
      </label>
      <select id={id} css={select} value={language} onChange={({ target }) => handleChange(target.value)}>
        {Object.entries(languages).map(([tag, name]) => (
          <option key={tag} value={tag} lang={tag} translate="no">
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}
