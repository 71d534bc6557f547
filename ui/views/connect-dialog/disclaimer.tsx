import { css } from '@emotion/react'
import { connectText } from '#ui/text/connect.ts'
import { color, type } from '#ui/theme/tokens.ts'
import { useConnectModels } from '#ui/views/models-context.ts'
import { visuallyHidden } from '#ui/views/parts/visually-hidden.ts'

const small = css(type.small, {
  padding: '8px 24px 16px',
  color: color.secondary,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
  '& a': { color: color.accent, textDecoration: 'underline' }
})

/** What visitors accept by connecting, in the site's own words and their direction. */
export function Disclaimer() {
  const { disclaimer } = useConnectModels().settings.appInfo ?? {}
  if (!disclaimer) return undefined
  return (
    <p css={small} dir="auto">
      {disclaimer.map((part) =>
        typeof part === 'string' ? (
          part
        ) : (
          <a key={`${part.text} ${part.url}`} href={part.url} target="_blank" rel="noreferrer">
            {part.text}
            <span css={visuallyHidden}> ({connectText.opensNewTab})</span>
          </a>
        )
      )}
    </p>
  )
}
