import { css } from '@emotion/react'
import { pageText } from '#ui/text/page.ts'
import { color, type, weight } from '#ui/theme/tokens.ts'
import { Icon, type IconName } from '#ui/views/parts/icons.tsx'

const ICONS: readonly IconName[] = ['key', 'shield', 'chart']

const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
  gap: '32px 48px',
  paddingBlock: 48,
  borderBlock: `1px solid ${color.line}`,
  '& svg': { marginBlockEnd: 12, color: color.accent },
  '& h2': { fontWeight: weight.strong },
  '& p': { ...type.small, marginBlockStart: 4, maxInlineSize: '44ch', color: color.secondary, textWrap: 'pretty' }
})

export function Promises() {
  return (
    <ul css={list}>
      {pageText.home.promises.map(({ title, text }, i) => (
        <li key={title}>
          <Icon name={ICONS[i] ?? 'chart'} size={28} />
          <h2>{title}</h2>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
