import { css } from '@emotion/react'
import { useRef, useState } from 'react'
import { activityText } from '#domain/text/activity.ts'
import type { ActivityEntry } from '#domain/transaction/activity-entry.ts'
import { useModels } from '#ui/views/models-context.ts'
import { observer } from '#ui/views/observer.ts'
import { Button } from '#ui/views/parts/button.tsx'
import { LiveRegion } from '#ui/views/parts/live-region.tsx'
import { formatNumber } from '#ui/views/parts/number.ts'
import { activityCsv, activityJson } from '#ui/words/activity-export.ts'

const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: 8 })

/** Saves what is listed as a file. Nothing leaves the browser. */
export const ExportButtons = observer(function ExportButtons({
  entries
}: {
  readonly entries: readonly ActivityEntry[]
}) {
  const { connection } = useModels()
  const [exported, setExported] = useState<readonly ActivityEntry[]>()
  const url = useRef<string>(undefined)
  const save = (extension: string, mimeType: string, text: string) => {
    // Not immediately after the click, which only begins to read it.
    if (url.current !== undefined) URL.revokeObjectURL(url.current)
    url.current = URL.createObjectURL(new Blob([text], { type: mimeType }))
    const link = document.createElement('a')
    link.href = url.current
    link.download = `activity-${connection.account}.${extension}`
    link.click()
    setExported(entries)
  }
  return (
    <div css={buttons}>
      <Button isSmall onClick={() => save('csv', 'text/csv;charset=utf-8', activityCsv(entries))}>
        {activityText.exportCsv}
      </Button>
      <Button isSmall onClick={() => save('json', 'application/json', activityJson(entries))}>
        {activityText.exportJson}
      </Button>
      <LiveRegion>{exported && activityText.exported(countOf(exported))}</LiveRegion>
    </div>
  )
})

function countOf(entries: readonly ActivityEntry[]): string {
  const { shown, shownWithTransfers } = activityText
  const words = entries.some((entry) => 'transfer' in entry) ? shownWithTransfers : shown
  return words(entries.length, formatNumber(entries.length))
}
