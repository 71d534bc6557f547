import { css } from '@emotion/react'
import type { CodeFailure } from '#domain/wait/load-code.ts'
import { pageText } from '#ui/text/page.ts'
import { Button } from '#ui/views/parts/button.tsx'
import { useShell } from '#ui/views/shell-context.ts'

const box = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  padding: '16px 24px',
  '& p': { flex: '1 1 24ch', textWrap: 'pretty' }
})

interface CodeMissingProps {
  readonly failure: CodeFailure
  readonly onRetry: () => void
}

/** In place of code that could not be loaded: why, and how to continue. */
export function CodeMissing({ failure, onRetry }: CodeMissingProps) {
  const { reload } = useShell()
  return (
    <div css={box} role="alert">
      <p>{pageText.code[failure]}</p>
      <Button kind="primary" onClick={onRetry}>
        {pageText.shell.tryAgain}
      </Button>
      {failure === 'missing' && <Button onClick={reload}>{pageText.shell.reload}</Button>}
    </div>
  )
}
