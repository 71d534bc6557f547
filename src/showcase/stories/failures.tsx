import { CodeMissing } from '#ui/views/shell/code-missing.tsx'
import { ErrorBoundary, PageFailure } from '#ui/views/shell/error-boundary.tsx'
import type { Story } from '../story.ts'

const nothing = () => undefined

export const story: Story = {
  group: 'Page',
  title: 'Failures of the page',
  layout: 'part',
  states: {
    'a page that failed': {
      draw: () => (
        <ErrorBoundary>
          <PageFailure />
        </ErrorBoundary>
      )
    },
    'code that is missing': { draw: () => <CodeMissing failure="missing" onRetry={nothing} /> },
    'code while offline': { draw: () => <CodeMissing failure="offline" onRetry={nothing} /> }
  }
}
