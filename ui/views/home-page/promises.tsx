import { css } from '@emotion/react'
import { ownHosts } from '#ui/settings.ts'
import { pageText } from '#ui/text/page.ts'
import { color, type, weight } from '#ui/theme/tokens.ts'
import { Icon, type IconName } from '#ui/views/parts/icons.tsx'
import { useShell } from '#ui/views/shell-context.ts'

const ICONS: readonly IconName[] = ['key', 'shield', 'chart']

/** The promise that no third party is contacted: not where a team's own pages may contact one. */
const NO_THIRD_PARTIES = 1

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
  const hasOwnHosts = ownHosts(useShell().settings).length > 0
  const promises = pageText.home.promises.map((promise, i) => ({ ...promise, icon: ICONS[i] ?? 'chart' }))
  return (
    <ul css={list}>
      {promises
        .filter((_, i) => !hasOwnHosts || i !== NO_THIRD_PARTIES)
        .map(({ title, text, icon }) => (
          <li key={title}>
            <Icon name={icon} size={28} />
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
    </ul>
  )
}
