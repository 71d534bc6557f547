import { css } from '@emotion/react'
import { useEffect, useRef } from 'react'
import { consumeNavigation } from '#ui/router.tsx'
import { smallScreen, type, weight } from '#ui/theme/tokens.ts'
import { useShell } from '#ui/views/shell-context.ts'
import { showTitle } from './document-title.ts'

const styles = {
  large: css(type.large, { fontWeight: weight.heavy }),
  display: css(type.display, { fontWeight: weight.heavy, [smallScreen]: { ...type.large } })
}

interface PageTitleProps {
  readonly children: string
  /** `large` if absent. */
  readonly size?: keyof typeof styles
}

/** The page's `<h1>`, also the document title. It takes the focus after a navigation, so that the page is read out. */
export function PageTitle({ children, size = 'large' }: PageTitleProps) {
  const { settings } = useShell()
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    showTitle(`${children} · ${settings.appName}`)
  }, [children, settings])
  useEffect(() => {
    if (consumeNavigation()) ref.current?.focus({ preventScroll: true })
  }, [])
  return (
    <h1 ref={ref} tabIndex={-1} css={styles[size]}>
      {children}
    </h1>
  )
}
